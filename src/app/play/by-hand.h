/* by-hand.h — what hands have to do on the table, in words: after an undo or a redo as a list, after a deed
 * as one line. */
#pragma once

#include "referee/movement.h"

G_BEGIN_DECLS

typedef struct {
  guint seats;    /* bits: who does it; 0: whoever likes to */
  gboolean gives; /* from seat to seat: `what` is a whole sentence */
  gboolean asked; /* what is asked says it already, see TsThing */
  char *what;
  char *things, *from, *to; /* of which it is made, where things go a way; else NULL */
} TsByHand;

/* The lines of `movements`, of TsByHand: what several seats do alike is one. `back`: they take something
 * back, so what came from a deck goes onto it again. (transfer full) */
GArray *ts_by_hand_new (const TsView *view, const GArray *movements, gboolean back);

/* “Ann: 2 Shop cards from the deck”, “Everybody: 3 staff tokens to the supply”, “Ann gives 2 × Sushi to Bo”.
 * (transfer full) */
char *ts_by_hand_tell (const TsView *view, const TsByHand *line);

/* All of them in one line: “Ann: 2 Shop cards from the deck, 1 Star from the box · Bo: token to the Lobby”.
 * (transfer full) */
char *ts_by_hand_tell_all (const TsView *view, const GArray *lines);

G_END_DECLS
