/* equip.h — a Combo for a Slot: the Strengths of its two cards, one tap each; its name and attributes if
 * anybody wants them. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_EQUIP (ts_shopping_war_equip_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWarEquip, ts_shopping_war_equip, TS, SHOPPING_WAR_EQUIP, AdwBin)

/* Signal "back": another Slot, or none. */

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsShoppingWarEquip *ts_shopping_war_equip_new (TsBoard *board);

/* Asks anew, for the Slot of that face. */
void ts_shopping_war_equip_ask (TsShoppingWarEquip *self, const TsView *view, int face);

/* What says the Combo, once both Strengths are tapped. It is not seen here: see ts_board_set_in_hand().
 * (transfer none) */
GtkButton *ts_shopping_war_equip_get_button (TsShoppingWarEquip *self);

G_END_DECLS
