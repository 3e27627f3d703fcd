/* spot-tell.h — what lies somewhere, in words. */
#pragma once

#include "movement.h"

G_BEGIN_DECLS

/* The place of a spot in the game's table, or NULL. */
const TsPlace *ts_spot_place (const TsSpot *spot, const TsGame *game);

/* How many of what: “2 × Sushi”, “3 Shop cards”. Things can be called by a place where they lie, or lay; it
 * may be NULL. (transfer full) */
char *ts_spot_tell_thing (const TsSpot *spot, const TsGame *game, const TsPlace *place);

/* From where or to where: “to the Stock”; NULL: it goes without saying. `back`: it is taken back, so what
 * came from a deck goes onto it again. (transfer full) */
char *ts_spot_tell_place (const TsSpot *spot, const TsGame *game, gboolean to, gboolean back);

/* Both: “3 cards to the Stock”. (transfer full) */
char *ts_spot_tell (const TsSpot *spot, const TsGame *game, gboolean to);

/* A sum as it is told (transfer full), and the same in as few coins and notes as can be: “25,000 (2 × 10k, 1
 * × 5k)”. Without a thing, or coins of it, the sum alone. (transfer full) */
char *ts_thing_add_coins (const TsThing *thing, char *told, int sum);

/* The text with a capital letter first, for what begins a line. (transfer full) */
char *ts_begin_with_capital (const char *text);

G_END_DECLS
