/* board.h — Any Game as the table sees it: what everybody has, and a sheet for what is written down next. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_ANY_GAME_BOARD (ts_any_game_board_get_type ())
G_DECLARE_FINAL_TYPE (TsAnyGameBoard, ts_any_game_board, TS, ANY_GAME_BOARD, TsBoard)

G_END_DECLS
