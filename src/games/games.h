/* games.h — the one list of games. It is made from games/meson.build. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* Every game, NULL at the end, in the order of the start page. */
extern const TsGame *const ts_games[];

G_END_DECLS
