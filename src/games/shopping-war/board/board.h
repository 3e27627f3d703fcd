/* board.h — Shopping War as the table sees it: the mall from above, everybody's Slots, and the Scuffles. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_BOARD (ts_shopping_war_board_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWarBoard, ts_shopping_war_board, TS, SHOPPING_WAR_BOARD, TsBoard)

G_END_DECLS
