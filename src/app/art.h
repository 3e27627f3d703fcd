/* art.h — a game's picture, filling whatever room it is given. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_ART (ts_art_get_type ())
G_DECLARE_FINAL_TYPE (TsArt, ts_art, TS, ART, GtkWidget)

/* Shows src/games/GAME/art/GAME-tile.svg; just the game's colour if there is none. The picture is painted
 * once the window has been seen: a start never waits for it. */
void ts_art_set_game (TsArt *self, const char *game);

G_END_DECLS
