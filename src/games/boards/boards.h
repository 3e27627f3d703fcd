/* boards.h — the games' boards. The list is made from games/meson.build. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

/* A new board for the game, or NULL if it has none of its own. (transfer floating) */
TsBoard *ts_boards_new (const TsGame *game);

/* Has the game's board offer texts for a row of one of the game's options, where it knows of any. */
void ts_boards_offer (const TsGame *game, TsFieldRow *row);

G_END_DECLS
