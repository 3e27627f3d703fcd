/* every-game.h — the verbs that every game has. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* "adjust" and "end" make a step like any other; so does "seat", whose step changes nothing, since names are
 * the session's. "undo", "redo" and "amend" have no `apply`: the session does them. */
extern const TsVerb ts_verb_undo, ts_verb_redo, ts_verb_adjust, ts_verb_end, ts_verb_amend, ts_verb_seat;

/* All of those that a rule sees, and then NULL; reminder.h has two more. */
extern const TsVerb *const ts_verbs_of_every_game[];

/* What an entry that says `seat` makes of who sat there. */
void ts_entry_seat (const TsEntry *entry, TsPlayer *player);

/* The verb of that id, the game's own or every game's; or NULL. */
const TsVerb *ts_verb_find (const TsGame *game, const char *id);

G_END_DECLS
