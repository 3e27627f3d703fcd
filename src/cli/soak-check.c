#include "soak-check.h"

#include "referee/describe.h"
#include "referee/every-game.h"

#include <string.h>

/* --- the state --- */

static gboolean
check_frame (const TsView *view, GError **error)
{
  const TsState *state = view->state;
  guint seen = 0;

  if (state->phase < 0 || state->phase >= ts_game_phases (view->game))
    return ts_broken (error, "phase %d does not exist", state->phase);
  if (state->n_seats != (int) view->header->n_players)
    return ts_broken (error, "there are %d seats", state->n_seats);
  if (state->turn != TS_NOBODY && (state->turn < 0 || state->turn >= state->n_seats))
    return ts_broken (error, "it is the turn of seat %d, who does not exist", state->turn);
  if (state->turn != TS_NOBODY && ts_view_is_over (view))
    return ts_broken (error, "it is somebody's turn though the game is over");
  if (state->round < 1)
    return ts_broken (error, "the round is %d", state->round);
  for (int i = 0; i < state->n_order; i++) {
    int seat = state->order[i];

    if (seat < 0 || seat >= state->n_seats || (seen & (1u << seat)) != 0)
      return ts_broken (error, "the order has seat %d twice, or it does not exist", seat);
    seen |= 1u << seat;
  }
  return TRUE;
}

static gboolean
check_counter (const TsView *view, int counter, GError **error)
{
  const TsCounter *facts = &view->game->counters[counter];
  const TsState *state = view->state;
  int sum = 0;

  for (int seat = 0; seat < state->n_seats; seat++) {
    int value = state->counters[seat][counter];

    if (value < facts->min || value > ts_view_counter_max (view, counter))
      return ts_broken (error, "%s of seat %d is %d", facts->id, seat, value);
    if (facts->shared && value != state->counters[0][counter])
      return ts_broken (error, "%s of seat %d is %d, that of seat 0 is %d", facts->id, seat, value,
                        state->counters[0][counter]);
    if (facts->derived && value != view->game->derive (state, seat, counter))
      return ts_broken (error, "%s of seat %d is %d, but follows as %d", facts->id, seat, value,
                        view->game->derive (state, seat, counter));
    sum += value;
  }
  return facts->supply == 0 || sum <= facts->supply ||
         ts_broken (error, "all seats together have %d %s of %d", sum, facts->id, facts->supply);
}

/* What no stretch of the state has in use is zero, or a copy would be another state. */
static gboolean
check_stretches (const TsGame *game, gconstpointer state, GError **error)
{
  g_autofree gpointer copy = ts_state_copy (game, state, NULL);

  return memcmp (copy, state, game->state_size) == 0 ||
         ts_broken (error, "a copy of the state is not the same");
}

/* The same where a form of the verb was tried, accepted or not. */
static gboolean
check_forms (const TsView *view, const TsVerb *verb, GError **error)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TsEffect));
  gboolean whole = TRUE;
  int n = verb->forms (view, 0, NULL);

  for (int i = 0; whole && i < n; i++) {
    g_autoptr (TsEntry) entry = ts_entry_new (verb, ts_view_state (view)->turn);
    TsStep step = ts_step_from (view, entry, effects, NULL);

    verb->forms (view, i, entry);
    verb->apply (&step, NULL);
    whole = check_stretches (view->game, step.next, error);
    g_free (step.next);
  }
  return whole;
}

static gboolean
check_all_forms (const TsView *view, GError **error)
{
  guint phase = TS_IN (ts_view_state (view)->phase);

  for (const TsVerb *verb = view->game->verbs; view->game->stretches != NULL && verb->id != NULL; verb++)
    if (verb->forms != NULL && (verb->phases & phase) != 0 && ts_view_verb_in_play (view, verb) &&
        (verb->possible == NULL || verb->possible (view)) && !check_forms (view, verb, error))
      return FALSE;
  return TRUE;
}

static gboolean
check_tally (const TsView *view, int seat, GError **error)
{
  g_autoptr (GArray) lines = ts_describe_tally (view, seat);
  int total = 0;

  for (guint i = 0; i < lines->len; i++)
    total += g_array_index (lines, TsLine, i).points;
  if (total != view->game->score (view, seat) && (view->game->running_tally || ts_view_is_over (view)))
    return ts_broken (error, "the tally of seat %d adds up to %d, the score is %d", seat, total,
                      view->game->score (view, seat));
  return TRUE;
}

/* At the end somebody wins who is in, if anybody is, and nothing is legal; before, somebody can do something,
 * and nobody is out where nobody can be. */
static gboolean
check_end (const TsView *view, GError **error)
{
  gboolean over = ts_view_is_over (view);
  int winners = 0;
  int legal = 0;

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    winners += ts_view_wins (view, seat);
  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++)
    legal += ts_view_possible (view, verb);
  if ((over && ts_view_n_in (view) > 0) != (winners > 0))
    return ts_broken (error, "there are %d winners", winners);
  if (!over && !view->game->drops_out && ts_view_n_in (view) < ts_view_state (view)->n_seats)
    return ts_broken (error, "somebody is out already");
  return over == (legal == 0) || ts_broken (error, "%d verbs are legal", legal);
}

/* What the big button says is for a seat that is in. */
static gboolean
check_ordinary (const TsView *view, GError **error)
{
  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++) {
    int who;

    if (verb->due != NULL && ts_view_default_action (view, verb, &who) && who != TS_NOBODY &&
        (who < 0 || who >= ts_view_state (view)->n_seats || !ts_view_is_in (view, who)))
      return ts_broken (error, "%s is due for seat %d", verb->id, who);
  }
  return TRUE;
}

static gboolean
check_sentence (char *sentence, const char *what, GError **error)
{
  g_autofree char *owned = sentence;

  return (owned != NULL && *owned != '\0' && g_utf8_validate (owned, -1, NULL)) ||
         ts_broken (error, "%s is no text", what);
}

static gboolean
check_sentences (const TsView *view, GError **error)
{
  const TsPhase *phase = &view->game->phases[ts_view_state (view)->phase];
  char *then = phase->then != NULL ? phase->then (view) : NULL;

  return check_sentence (phase->prompt (view), "the prompt", error) &&
         (then == NULL || check_sentence (then, "what comes then", error));
}

gboolean
ts_soak_check_state (const TsView *view, GError **error)
{
  if (!check_frame (view, error) || !check_stretches (view->game, view->state, error) ||
      !check_all_forms (view, error))
    return FALSE;
  for (int counter = 0; view->game->counters[counter].id != NULL; counter++)
    if (!check_counter (view, counter, error))
      return FALSE;
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    if (!check_tally (view, seat, error))
      return FALSE;
  return check_end (view, error) && check_ordinary (view, error) && check_sentences (view, error) &&
         (view->game->check == NULL || view->game->check (view, error));
}

/* --- the step --- */

static gboolean
check_money (const TsView *view, const TsOutcome *outcome, GError **error)
{
  for (int counter = 0; view->game->counters[counter].id != NULL; counter++) {
    gint64 sum = 0;

    if (!view->game->counters[counter].money)
      continue;
    for (guint i = 0; i < outcome->n_effects; i++)
      sum += outcome->effects[i].counter == counter ? outcome->effects[i].by : 0;
    if (sum != 0)
      return ts_broken (error, "%" G_GINT64_FORMAT " %s came from nowhere", sum,
                        view->game->counters[counter].id);
  }
  return TRUE;
}

static gboolean
check_way (const TsView *view, int from, const TsVerb *verb, GError **error)
{
  int to = ts_view_state (view)->phase;

  for (const TsWay *way = view->game->ways; way->verb != NULL; way++)
    if (way->from == from && way->to == to && strcmp (way->verb, verb->id) == 0)
      return TRUE;
  if (to == from && ts_game_stays (view->game, verb, from))
    return TRUE;
  return ts_broken (error, "%s led from %s to %s, which is not among the ways", verb->id,
                    view->game->phases[from].id, view->game->phases[to].id);
}

gboolean
ts_soak_check_step (const TsView *view, int phase_before, const TsOutcome *outcome, GError **error)
{
  const TsVerb *did = outcome->record != NULL ? outcome->record->verb : NULL;

  if (did != &ts_verb_adjust && did != &ts_verb_amend && !check_money (view, outcome, error))
    return FALSE;
  return outcome->verb == NULL || outcome->verb != did || ts_game_verb (view->game, did->id) < 0 ||
         check_way (view, phase_before, did, error);
}

gboolean
ts_soak_check_sums (const TsView *view, gint64 sums[TS_MAX_SEATS][TS_MAX_COUNTERS], GError **error)
{
  const TsState *state = view->state;

  for (int seat = 0; seat < state->n_seats; seat++)
    for (int counter = 0; view->game->counters[counter].id != NULL; counter++)
      if (state->counters[seat][counter] != sums[seat][counter])
        return ts_broken (error, "%s of seat %d is %d, the effects in force add up to %" G_GINT64_FORMAT,
                          view->game->counters[counter].id, seat, state->counters[seat][counter],
                          sums[seat][counter]);
  return TRUE;
}
