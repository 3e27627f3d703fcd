/* remembered.h — what is remembered between evenings: who has played, and the last table of each game. */
#pragma once

#include "referee/game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Everybody who has played, those first who do so often, and of them the latest: an array of TsPlayer, whose
 * colours may be NULL. (transfer full) */
GArray *ts_remembered_players (GSettings *settings);

/* How many tables somebody has begun. */
guint ts_remembered_games (GSettings *settings, const char *name);

/* Who played the game last, in the order of the seats; empty if nobody did. (transfer full) */
GArray *ts_remembered_last_players (GSettings *settings, const TsGame *game);

/* The options of the game's last table; NULL if there was none. What this version of the game does not have,
 * or no longer admits, is left out. (transfer full) */
JsonObject *ts_remembered_last_options (GSettings *settings, const TsGame *game);

/* Remembers a new table. Those of `nameless`, a bit for each seat, sat at it, but are nobody to know. */
void ts_remembered_add (GSettings *settings,
                        const TsGame *game,
                        const TsPlayer *players,
                        guint n_players,
                        guint nameless,
                        JsonObject *options);

/* Remembers somebody who has sat down in mid-game. */
void ts_remembered_add_player (GSettings *settings, const TsPlayer *player);

/* Forgets somebody, and the last tables that they sat at. What was remembered before. (transfer full) */
GVariant *ts_remembered_forget (GSettings *settings, const char *name);

/* Remembers that again. */
void ts_remembered_recall (GSettings *settings, GVariant *before);

G_END_DECLS
