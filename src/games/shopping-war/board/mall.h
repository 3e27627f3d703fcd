/* mall.h — the mall seen from above: Shops and Corridors round the Lobby, with everybody's token. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_MALL (ts_shopping_war_mall_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWarMall, ts_shopping_war_mall, TS, SHOPPING_WAR_MALL, GtkWidget)

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsShoppingWarMall *ts_shopping_war_mall_new (TsBoard *board);

void ts_shopping_war_mall_show (TsShoppingWarMall *self, const TsView *view);

/* How high it would like to be for its width, in percent. */
void ts_shopping_war_mall_set_ratio (TsShoppingWarMall *self, int percent);

G_END_DECLS
