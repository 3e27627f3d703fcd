/* roll-off.h — who begins: everybody's die, one tap each. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_ROLL_OFF (ts_shopping_war_roll_off_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWarRollOff, ts_shopping_war_roll_off, TS, SHOPPING_WAR_ROLL_OFF, TsBoardPart)

TsShoppingWarRollOff *ts_shopping_war_roll_off_new (TsBoard *board);

G_END_DECLS
