/* seating.h — who will sit where at a table to come: names, colours, order; without a widget. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

typedef struct _TsSeating TsSeating;

/* No seat yet. `known` (array of TsPlayer) are those who have played, and the colours they are used to.
 * `pieces` are the colours of the seats' pieces in the game's box, TS_MAX_SEATS palette ids or NULL; where
 * there are some, seats have those, whoever sits there. (transfer full) */
TsSeating *ts_seating_new (GArray *known, const char *const *pieces);
void ts_seating_free (TsSeating *self);

/* The name that was given, "" if none was. */
const char *ts_seating_name (const TsSeating *self, guint seat);

/* One of ts_palette[] itself; no two seats have the same. */
const char *ts_seating_colour (const TsSeating *self, guint seat);

/* What a seat is called that was given no name: "Player 2", or a later number if somebody gave that for a
 * name. (transfer full) */
char *ts_seating_fallback (const TsSeating *self, guint seat);

/* The first seat of that name, or -1; the first seat without a name, or the number of seats; how many have
 * one. */
int ts_seating_find (const TsSeating *self, const char *name);
guint ts_seating_first_empty (const TsSeating *self);
guint ts_seating_n_named (const TsSeating *self);

/* A seat whose name another one before it has, or -1. */
int ts_seating_find_alike (const TsSeating *self);

/* Adds a seat without a name at the end, in a colour that is free. */
void ts_seating_add (TsSeating *self);
void ts_seating_remove (TsSeating *self, guint seat);

/* The seat that goes first if there are too many: the last one without a name, else the last one. */
guint ts_seating_dispensable (const TsSeating *self);

void ts_seating_move (TsSeating *self, guint from, guint to);

/* Gives the seat a name, spaces around it left out. Who is known sits in the colour of the last time, unless
 * this seat's was chosen, or somebody else sits in that one. */
void ts_seating_set_name (TsSeating *self, guint seat, const char *name);

/* Gives the seat a colour of the palette for good. A seat that has it keeps it, unless nobody sits there yet
 * and it was not chosen either: then both change. */
void ts_seating_choose_colour (TsSeating *self, guint seat, const char *colour);

/* The players as they would begin: everybody has a name and a colour. A bit of `nameless` says whose name is
 * only the seat's. An array of TsPlayer. (transfer full) */
GArray *ts_seating_get_players (const TsSeating *self, guint *nameless);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsSeating, ts_seating_free)

G_END_DECLS
