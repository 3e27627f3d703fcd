/* movement.h — what hands have to move on the table, so that it is as a state says: the difference between
 * two states. Nobody writes such lists down: as they are worked out from where things lie, what a deed asks
 * for and what its undo asks for are each other's reverse. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* So many of a thing from one place to another: `from` and `to` differ in seat, place and where only. */
typedef struct {
  TsSpot from, to;
} TsMovement;

/* Where everything lies in a state, of TsSpot, in one order for each game. A shared counter stands for
 * nobody. (transfer full) */
GArray *ts_spots_new (const TsView *view);

/* What several steps changed together: an empty list; a step is added to it; what is to be moved, of
 * TsMovement, by things. What was moved to and fro cancels out. (transfer full) */
GArray *ts_changes_new (void);
void ts_changes_add (GArray *changes, const TsView *before, const TsView *after);
GArray *ts_changes_movements (const GArray *changes, const TsGame *game);

/* Leaves out what has changed of a counter of the seat: it was counted, and lies there as it should. */
void ts_changes_leave_out (GArray *changes, const TsGame *game, int seat, int counter);

/* The same for one step. (transfer full) */
GArray *ts_movements_new (const TsView *before, const TsView *after);

/* The thing of a spot, or NULL: then it is this counter, which has no thing of its own. */
const TsThing *ts_spot_thing (const TsSpot *spot, const TsGame *game);
int ts_spot_counter (const TsSpot *spot, const TsGame *game);

/* Whether it is money, which goes from seat to seat, and to and from the bank. */
gboolean ts_spot_is_money (const TsSpot *spot, const TsGame *game);

/* Whether the same thing lies in the same place, and compares by them, for sorting. */
int ts_spot_compare (gconstpointer spot, gconstpointer other);

G_END_DECLS
