/* equip.h — a Combo for a Slot: the Strengths of its two cards, one tap each; its name and attributes if
 * anybody wants them. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_EQUIP (ts_shopping_war_equip_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWarEquip, ts_shopping_war_equip, TS, SHOPPING_WAR_EQUIP, TsBoardPart)

TsShoppingWarEquip *ts_shopping_war_equip_new (TsBoard *board);

/* Asks anew, for the Slot of that face. */
void ts_shopping_war_equip_ask (TsShoppingWarEquip *self, const TsView *view, int face);

G_END_DECLS
