/* plain-board.h — the board of a game that has none of its own: a card for everything that can be said now,
 * and a table of what everybody has. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_PLAIN_BOARD (ts_plain_board_get_type ())
G_DECLARE_FINAL_TYPE (TsPlainBoard, ts_plain_board, TS, PLAIN_BOARD, TsBoard)

/* (transfer floating) */
TsBoard *ts_plain_board_new (void);

G_END_DECLS
