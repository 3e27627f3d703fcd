/* game-tile.h — a game on the start page, to be pressed: its picture, its title, for how many. */
#pragma once

#include "referee/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_GAME_TILE (ts_game_tile_get_type ())
G_DECLARE_FINAL_TYPE (TsGameTile, ts_game_tile, TS, GAME_TILE, GtkButton)

/* Pressed, it asks for a new table of the game. */
TsGameTile *ts_game_tile_new (const TsGame *game);

/* Whether the picture is beside the words, so that it takes less height. */
void ts_game_tile_set_row (TsGameTile *self, gboolean row);

G_END_DECLS
