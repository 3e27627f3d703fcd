/* equip.h — a Combo for a Slot: the Strengths of its two cards, one tap each; its name and attributes if
 * anybody wants them. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_EQUIP (ts_shopping_equip_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingEquip, ts_shopping_equip, TS, SHOPPING_EQUIP, AdwBin)

/* Signal "back": another Slot, or none. */

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsShoppingEquip *ts_shopping_equip_new (TsBoard *board);

/* Asks anew, for the Slot of that face. */
void ts_shopping_equip_ask (TsShoppingEquip *self, const TsView *view, int face);

/* What says the Combo, once both Strengths are tapped. It is not seen here: see ts_board_set_in_hand().
 * (transfer none) */
GtkButton *ts_shopping_equip_get_button (TsShoppingEquip *self);

G_END_DECLS
