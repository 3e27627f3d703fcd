/* phases.h — tables in each phase of each game, with few players and with many. */
#pragma once

#include <glib.h>

/* Those to which the plays in that folder lead: "/chip-shop/update/3" (game, phase, players) → a table that
 * has just come there first. (transfer full) */
GHashTable *phases_find (const char *plays);
