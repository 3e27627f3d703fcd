/* sites.h — Headquarters and Branches: who has which States. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* A name as names are compared: without blanks round it, and without case. (transfer full) */
char *ts_competitors_fold (const char *name);

/* Whether two names are the same State's. */
gboolean ts_competitors_same_state (const char *a, const char *b);

/* How many Branches the seat has; equal to its counter once a step is settled. */
int ts_competitors_n_branches (const Competitors *state, int seat);

/* Whether the text, if one is given, names a State: since rules version 2 blanks alone do not
 * (TS_ERROR_RANGE). It is looked at before all that depends on how things stand. */
gboolean ts_competitors_is_named (const TsStep *step, const char *name, GError **error);

/* Whether nobody has a Headquarters or Branch in that State; else refuses. */
gboolean ts_competitors_is_empty (const TsStep *step, const char *name, GError **error);

/* Adds a Branch; there must be room. */
void ts_competitors_add_branch (Competitors *next, int seat, const char *name, int continent);

/* Takes a Branch of the seat's out, which must be there, and returns its continent. */
int ts_competitors_take_branch (Competitors *next, int seat, const char *name);

/* A Special Contract card is kept with the seat's Headquarters or Branch in that State, which must be there.
 * It goes with it: nobody has it any more once that is somebody else's. */
void ts_competitors_keep_card (Competitors *next, int seat, const char *name);

/* Fills in a place. */
void ts_competitors_set_site (CompetitorsSite *site, const char *name, int continent);

G_END_DECLS
