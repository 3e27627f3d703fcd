/* games.h — the one list of games. It is made from games/meson.build. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* Every game, NULL at the end, in the order of the start page. */
extern const TsGame *const ts_games[];

/* A game that cannot be played in the window yet, as the start page shows it. Its rules may be in ts_games[].
 */
typedef struct {
  const char *id;
  const char *title;
} TsComing;

/* NULL id at the end. */
extern const TsComing ts_games_coming[];

G_END_DECLS
