/* rules.h — the null game: one of everything that the contract knows, and no game. It is compiled and tested
 * in every build, and in no list of games: programs made for tests play it. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsGame ts_null_game;

G_END_DECLS
