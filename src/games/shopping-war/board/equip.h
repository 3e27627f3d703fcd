/* equip.h — a Combo for a Slot: the Strengths of its two cards, one tap each; its name and attributes if
 * anybody wants them. */
#pragma once

#include "widgets/sheet.h"

G_BEGIN_DECLS

/* Signal "back": another Slot, or none. (transfer floating) */
TsSheet *ts_shopping_war_equip_new (TsBoard *board);

/* Asks for the Slot of that face, once the sheet has begun. */
void ts_shopping_war_equip_ask (TsSheet *sheet, int face);

G_END_DECLS
