/* tally.h — the tallies of all seats brought together: one row per line, one column per seat. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

typedef struct {
  const char *id;
  const char *label; /* translated */
  gboolean there[TS_MAX_SEATS];
  int points[TS_MAX_SEATS]; /* 0 where it is not there */
} TsTallyRow;

/* The rows in the game's order, of TsTallyRow; none before the end in games without a running tally.
 * (transfer full) */
GArray *ts_tally_rows (const TsView *view);

G_END_DECLS
