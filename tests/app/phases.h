/* phases.h — tables in each phase of each game, with few players and with many. */
#pragma once

#include <glib.h>

/* Those to which the plays in that folder lead: "/chip-shop/update/3" (game, phase, players) → a table that
 * has just come there first. (transfer full) */
GHashTable *phases_find (const char *plays);

/* The same for whatever can be said in each phase: "/chip-shop/update/release" → a table where that is
 * possible for the first time; NULL, where another one of these stands for it, too. (transfer full) */
GHashTable *phases_find_verbs (const char *plays);
