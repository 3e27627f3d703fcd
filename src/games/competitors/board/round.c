#include "round.h"

#include "config.h"
#include "referee/number.h"

#include <glib/gi18n-lib.h>

#define MOST_OF_A_DELIVERY 3 /* Victory Points: whoever lacks no more can end the game with the next one */

static int
leader_of (const TsState *state)
{
  int leader = 0;

  for (int seat = 1; seat < state->n_seats; seat++)
    if (state->counters[seat][COMPETITORS_POINTS] > state->counters[leader][COMPETITORS_POINTS])
      leader = seat;
  return leader;
}

static char *
tell_marks (const TsView *view)
{
  int round = ts_view_state (view)->round;
  int rounds = ts_header_int (view->header, "rounds");

  if (round >= rounds)
    /* Translators: which round it is, and how many there are: the last one */
    return g_strdup_printf (_ ("Round %d of %d, the last one"), round, rounds);
  /* Translators: which round it is, and of how many */
  return g_strdup_printf (_ ("Round %d of %d"), round, rounds);
}

static char *
tell_points (const TsView *view)
{
  const TsState *state = ts_view_state (view);
  int target = ts_header_int (view->header, "target");
  int leader = leader_of (state);
  int points = state->counters[leader][COMPETITORS_POINTS];

  if (points >= target)
    /* Translators: which round it is; a player's name; how many Victory Points, and how many end the game */
    return g_strdup_printf (_ ("Round %d, the last one: %s has %d of %d Victory Points"), state->round,
                            ts_view_name (view, leader), points, target);
  if (points > 0 && points >= target - MOST_OF_A_DELIVERY)
    /* Translators: which round it is; a player's name; how many Victory Points, and how many end the game */
    return g_strdup_printf (_ ("Round %d: %s has %d of %d Victory Points"), state->round,
                            ts_view_name (view, leader), points, target);
  /* Translators: which round it is */
  return g_strdup_printf (_ ("Round %d"), state->round);
}

char *
ts_competitors_tell_round (const TsView *view)
{
  const TsState *state = ts_view_state (view);
  gboolean timed = ts_header_int (view->header, "mode") == COMPETITORS_MODE_TIMED;
  g_autofree char *round = NULL;
  g_autofree char *money = NULL;

  if (state->phase < COMPETITORS_WEATHER || state->phase == COMPETITORS_OVER)
    return NULL;
  round = timed ? tell_marks (view) : tell_points (view);
  money = ts_number_tell (state->counters[state->turn][COMPETITORS_MONEY]);
  /* Translators: which round it is; a player's name; the money of that player */
  return g_strdup_printf (_ ("%s · %s: %s"), round, ts_view_turn_name (view), money);
}
