/* score.h — the score, places, who is in. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

int ts_chip_shop_score (const TsView *view, int seat);
void ts_chip_shop_tally (const TsView *view, int seat, GArray *lines);
void ts_chip_shop_standing (const TsView *view, int seat, TsStanding *standing);

G_END_DECLS
