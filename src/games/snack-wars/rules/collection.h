/* collection.h — Snack Wars: what the players have, and what it is worth. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* The cards in a seat's collection, of all kinds. */
int ts_snack_wars_cards (gconstpointer state, int seat);
gboolean ts_snack_wars_has_room (gconstpointer state, int seat);
gboolean ts_snack_wars_others_hold_cards (gconstpointer state, int seat);

/* How many of a counter all seats have. */
int ts_snack_wars_in_all (const TsState *state, int counter);

/* The next seat clockwise with room, the seat itself last; TS_NOBODY if all are full. */
int ts_snack_wars_next_with_room (const TsState *state, int seat);

/* How many cards the seat draws now; 0 outside SNACK_TAKE. */
int ts_snack_wars_draw (const TsView *view);

/* Who has strictly more of a kind than anybody else, or TS_NOBODY. */
int ts_snack_wars_leader (const TsView *view, int kind);

/* The number in the corner of a kind's cards: what its majority scores. */
int ts_snack_wars_value (const TsView *view, int kind);

/* What a bonus card is worth to the seat, were it its own. */
int ts_snack_wars_bonus_points (const TsView *view, int seat, int bonus);

/* The lines of the tally, and their sum. */
void ts_snack_wars_tally (const TsView *view, int seat, GArray *lines);
int ts_snack_wars_score (const TsView *view, int seat);

G_END_DECLS
