/* board.h — Snack Wars as the table sees it: everybody's square of nine, the majorities, and what can be
 * taken. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_SNACK_WARS_BOARD (ts_snack_wars_board_get_type ())
G_DECLARE_FINAL_TYPE (TsSnackWarsBoard, ts_snack_wars_board, TS, SNACK_WARS_BOARD, TsBoard)

G_END_DECLS
