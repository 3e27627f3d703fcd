#include "rules.h"

#include <string.h>

gboolean
ts_any_game_is_in (const TsView *view, int seat)
{
  return !ts_view_counter_in_play (view, ANY_GAME_LIVES) ||
         ts_view_state (view)->counters[seat][ANY_GAME_LIVES] > 0;
}

gboolean
ts_any_game_scores (const TsView *view, int counter)
{
  gboolean columns = ts_view_counter_in_play (view, 0);
  gboolean money = ts_view_counter_in_play (view, ANY_GAME_MONEY);

  return counter < ANY_GAME_COLUMNS ? columns : !columns && (counter == ANY_GAME_MONEY ? money : !money);
}

int
ts_any_game_score (const TsView *view, int seat)
{
  const int *counters = ts_view_state (view)->counters[seat];
  int score = 0;

  if (!ts_view_counter_in_play (view, 0))
    return counters[ts_view_counter_in_play (view, ANY_GAME_MONEY) ? ANY_GAME_MONEY : ANY_GAME_LIVES];
  for (int counter = 0; counter < ANY_GAME_COLUMNS; counter++)
    score += counters[counter];
  return score;
}

/* Most is best, or fewest. */
static gboolean
is_better (const TsView *view, int points, int others)
{
  return ts_any_game_fewest_win (view->header) ? points < others : points > others;
}

void
ts_any_game_standing (const TsView *view, int seat, TsStanding *standing)
{
  standing->in = ts_any_game_is_in (view, seat);
  standing->place = 1;
  for (int i = 0; i < ts_view_state (view)->n_seats; i++)
    standing->place += ts_any_game_is_in (view, i) == standing->in
                           ? is_better (view, ts_any_game_score (view, i), standing->score)
                           : !standing->in;
  standing->wins = standing->in && standing->place == 1;
}

/* --- turns --- */

/* Gives the turn to the first one who is in, from a place of the order on. FALSE: nobody is left there. */
static gboolean
give_turn (TsStep *step, int place)
{
  TsView view = ts_step_after (step);
  AnyGame *next = step->next;

  while (place < next->base.n_order && !ts_any_game_is_in (&view, next->base.order[place]))
    place++;
  if (place == next->base.n_order)
    return FALSE;
  next->base.turn = ts_header_int (view.header, "write") ? TS_NOBODY : next->base.order[place];
  memset (next->rolled, 0, sizeof next->rolled);
  return TRUE;
}

void
ts_any_game_begin_round (TsStep *step)
{
  AnyGame *next = step->next;

  memset (next->gained, 0, sizeof next->gained);
  give_turn (step, 0);
}

gboolean
ts_any_game_pass_turn (TsStep *step, GError **error G_GNUC_UNUSED)
{
  const TsState *next = step->next;
  int place = 0;

  while (next->order[place] != next->turn)
    place++;
  if (!give_turn (step, place + 1))
    ts_any_game_end_round (step);
  return TRUE;
}

void
ts_any_game_pass_over (TsStep *step)
{
  TsView view = ts_step_after (step);
  int turn = ts_view_state (&view)->turn;

  if (turn != TS_NOBODY && !ts_any_game_is_in (&view, turn))
    ts_any_game_pass_turn (step, NULL);
}

/* --- rounds --- */

static gboolean
is_last_round (const TsView *view)
{
  int rounds = ts_header_int (view->header, "rounds");
  int target = ts_header_int (view->header, "target");
  gboolean last = rounds > 0 && ts_view_state (view)->round >= rounds;

  for (int seat = 0; target > 0 && seat < ts_view_state (view)->n_seats; seat++)
    last = last || ts_any_game_score (view, seat) >= target;
  return last;
}

/* Who has the best points of the round; of several, who was the first to play. */
static int
winner_of_round (const TsView *view)
{
  const AnyGame *state = view->state;
  int winner = TS_NOBODY;

  for (int place = 0; place < state->base.n_order; place++) {
    int seat = state->base.order[place];

    if (ts_any_game_is_in (view, seat) &&
        (winner == TS_NOBODY || is_better (view, state->gained[seat], state->gained[winner])))
      winner = seat;
  }
  return winner;
}

/* A correction may pass over somebody, and so end a round, but never the game. */
void
ts_any_game_end_round (TsStep *step)
{
  TsView view = ts_step_after (step);
  const TsState *was = step->view.state;
  TsState *next = step->next;
  int order = ts_header_int (view.header, "order");

  if (ts_game_verb (view.game, step->entry->verb->id) >= 0 && is_last_round (&view)) {
    ts_step_end (step);
    return;
  }
  if (order == ANY_GAME_ON)
    ts_state_order_from (next, (next->order[0] + 1) % next->n_seats);
  else if (order == ANY_GAME_BACK)
    for (int i = 0; i < next->n_order; i++)
      next->order[i] = was->order[next->n_order - 1 - i];
  else if (order == ANY_GAME_WINNER)
    ts_state_order_from (next, winner_of_round (&view));
  next->round++;
  ts_any_game_begin_round (step);
}
