/* score.h — the score, places, who is in. */
#pragma once

#include "rules.h"

G_BEGIN_DECLS

int ts_chip_shop_score (const TsView *view, int seat);
void ts_chip_shop_tally (const TsView *view, int seat, GArray *lines);
gboolean ts_chip_shop_in (const TsView *view, int seat);
int ts_chip_shop_rank (const TsView *view, int seat);

G_END_DECLS
