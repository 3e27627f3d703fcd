/* random.h — random headers and entries, made from a game's tables alone: for soaking, fuzzing and measuring.
 * Chance is the caller's, so that what was found can be found again. */
#pragma once

#include "samples.h"

G_BEGIN_DECLS

/* A header line with `n_players` (0: as many as chance wants), some version of the rules, and some options
 * other than the defaults. The game may still find that the options do not go together. (transfer full) */
char *ts_random_header (GRand *rand, const TsGame *game, guint n_players);

/* A line that says `verb` with values inside of its tables' bounds; whether the rules allow it is another
 * matter. Small numbers come more often than large ones, as they do at a table. (transfer full) */
char *ts_random_entry (GRand *rand, const TsView *view, const TsVerb *verb);

/* How many forms of a possible verb random play knows; with an `entry`, fills in form `i`: see samples.h. */
int ts_random_forms (const TsView *view, const TsVerb *verb, int i, TsEntry *entry);

/* A line that corrects a counter of somebody's by a little. (transfer full) */
char *ts_random_adjust (GRand *rand, const TsView *view);

/* A line that says who sits at somebody's seat now. (transfer full) */
char *ts_random_seat (GRand *rand, const TsView *view);

/* Spoils a line in one place: a byte turned, dropped, doubled or put in, or a piece cut out. */
void ts_random_spoil (GRand *rand, GString *line);

G_END_DECLS
