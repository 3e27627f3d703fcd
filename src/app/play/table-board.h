/* table-board.h — the board of a game, as a page of a table holds it. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

/* The game's own, or plain forms; it follows the setting where dice are thrown. (transfer floating) */
TsBoard *ts_table_board_new (const TsGame *game);

G_END_DECLS
