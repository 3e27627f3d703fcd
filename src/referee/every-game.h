/* every-game.h — the verbs that every game has. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* "adjust" and "end" make a step like any other; "undo" and "redo" have no `apply`: the session does them. */
extern const TsVerb ts_verb_undo, ts_verb_redo, ts_verb_adjust, ts_verb_end;

/* All of them, and then NULL. */
extern const TsVerb *const ts_verbs_of_every_game[];

/* The verb of that id, the game's own or every game's; or NULL. */
const TsVerb *ts_verb_find (const TsGame *game, const char *id);

G_END_DECLS
