/* score.h — the score, places, who is in. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

#define CHIP_MONEY_PER_POINT 10
#define CHIP_POINTS_PER_LOAN 5

/* What a product in production costs that seat in the end; 0 if it is none of its own. */
int ts_chip_shop_unfinished (const ChipProduct *product, int seat);

int ts_chip_shop_score (const TsView *view, int seat);
void ts_chip_shop_tally (const TsView *view, int seat, GArray *lines);
void ts_chip_shop_standing (const TsView *view, int seat, TsStanding *standing);

G_END_DECLS
