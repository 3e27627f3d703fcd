/* soak-game.h — one random game, looked at after every action.
 *
 * Most actions are legal ones; undo, redo, corrections, verbs out of season and spoiled lines come between.
 */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* Plays game `number` of `seed`: the two decide everything in it. `n_players` may be 0: as many as chance
 * wants. Adds the accepted entries to `actions`. FALSE with an error at the first invariant that broke: an
 * English sentence for whoever writes the game. */
gboolean ts_soak_game (
    const TsGame *game, guint n_players, guint32 seed, guint32 number, guint64 *actions, GError **error);

G_END_DECLS
