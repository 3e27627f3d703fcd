/* mall.h — the mall seen from above: Shops and Corridors round the Lobby, with everybody's token. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_RING (ts_shopping_ring_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingRing, ts_shopping_ring, TS, SHOPPING_RING, GtkWidget)

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsShoppingRing *ts_shopping_ring_new (TsBoard *board);

void ts_shopping_ring_show (TsShoppingRing *self, const TsView *view);

/* How high it would like to be for its width, in percent. */
void ts_shopping_ring_set_ratio (TsShoppingRing *self, int percent);

G_END_DECLS
