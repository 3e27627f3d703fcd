/* shopper.h — a Shopper: name, Stars, the four Slots round the card, and the cards in hand and Stock. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_SHOPPER (ts_shopping_war_shopper_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWarShopper, ts_shopping_war_shopper, TS, SHOPPING_WAR_SHOPPER, AdwBin)

/* Signal "slot" (int face): the Slot was tapped in which the Shopper can equip a Combo now. A tap on any
 * other Combo offers to take it away, as Crowd cards and Powers do. Paying for a Power is the board's action
 * "board.power" (seat). */

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsShoppingWarShopper *ts_shopping_war_shopper_new (TsBoard *board);

/* `equips`: whether taps on Slots are for equipping. */
void ts_shopping_war_shopper_show (TsShoppingWarShopper *self, const TsView *view, int seat, gboolean equips);

G_END_DECLS
