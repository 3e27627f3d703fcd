/* stroll.h — the Stroll: its die, and where the mover can go, with what waits there. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAYS (ts_shopping_ways_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWays, ts_shopping_ways, TS, SHOPPING_WAYS, AdwBin)

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsShoppingWays *ts_shopping_ways_new (TsBoard *board);

/* Shows the state, which must be in SHOPPING_STROLL. */
void ts_shopping_ways_show (TsShoppingWays *self, const TsView *view);

/* Larger dice, or as small as a phone wants them. */
void ts_shopping_ways_set_roomy (TsShoppingWays *self, gboolean roomy);

/* The Stroll die, while it can be rolled; else NULL. */
GtkWidget *ts_shopping_ways_get_dice (TsShoppingWays *self);

G_END_DECLS
