#include "opening.h"

#include "config.h"

#include "language.h"
#include <string.h>

/* --- options --- */

const TsWord ts_opening_rolls[] = { { "roll", N_ ("Roll for it") }, { 0 } };

void
ts_step_begin (TsStep *step, int play, int record)
{
  TsState *next = step->next;
  int first = ts_header_int (step->view.header, "first");
  gboolean records = ts_header_int (step->view.header, "tally_only") != 0;

  ts_state_order_from (next, first);
  next->phase = records ? record : play;
  next->turn = records ? TS_NOBODY : first;
}

/* --- rolling for the first turn --- */

void
ts_roll_off_begin (TsRollOff *self, int n_seats)
{
  for (int seat = 0; seat < n_seats; seat++)
    self->rolls[seat] = TRUE;
}

guint
ts_roll_off_rollers (const TsRollOff *self)
{
  guint seats = 0;

  for (int seat = 0; seat < TS_MAX_SEATS; seat++)
    seats |= self->rolls[seat] ? 1u << seat : 0;
  return seats;
}

guint
ts_roll_off_waiting (const TsRollOff *self)
{
  guint seats = 0;

  for (int seat = 0; seat < TS_MAX_SEATS; seat++)
    seats |= ts_roll_off_awaits (self, seat) ? 1u << seat : 0;
  return seats;
}

gboolean
ts_roll_off_awaits (const TsRollOff *self, int seat)
{
  return self->rolls[seat] && self->faces[seat] == 0;
}

int
ts_roll_off_due (const TsRollOff *self)
{
  return g_bit_nth_lsf (ts_roll_off_waiting (self), -1);
}

gboolean
ts_roll_off_is_tie (const TsRollOff *self, int n_seats)
{
  return ts_roll_off_rollers (self) != (1u << n_seats) - 1;
}

/* The best face of all, and whose it is; how many have it is returned. */
static int
find_best (const TsRollOff *self, gboolean lowest, int *best, int *first)
{
  int n = 0;

  for (int seat = 0; seat < TS_MAX_SEATS; seat++) {
    int face = self->faces[seat];

    if (!self->rolls[seat] || (n > 0 && (lowest ? face > *best : face < *best)))
      continue;
    n = n > 0 && face == *best ? n + 1 : 1;
    *best = face;
    *first = seat;
  }
  return n;
}

int
ts_roll_off_roll (TsRollOff *self, int seat, int face, gboolean lowest)
{
  int best = 0;
  int first = TS_NOBODY;
  int n;

  self->faces[seat] = face;
  if (ts_roll_off_due (self) != TS_NOBODY)
    return TS_NOBODY;
  n = find_best (self, lowest, &best, &first);
  for (int i = 0; i < TS_MAX_SEATS; i++)
    self->rolls[i] = n > 1 && self->rolls[i] && self->faces[i] == best;
  memset (self->faces, 0, sizeof self->faces);
  return n == 1 ? first : TS_NOBODY;
}
