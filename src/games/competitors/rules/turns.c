#include "turns.h"

#include "config.h"

#include "referee/language.h"

/* --- rounds --- */

void
ts_competitors_begin_weather (TsStep *step)
{
  Competitors *next = step->next;

  next->base.phase = COMPETITORS_WEATHER;
  next->base.turn = next->first;
}

void
ts_competitors_begin_actions (TsStep *step)
{
  Competitors *next = step->next;

  next->base.phase = COMPETITORS_IN_ROUND;
  next->actions = COMPETITORS_ACTIONS;
}

static gboolean
is_last_round (const TsStep *step)
{
  const Competitors *next = step->next;
  int target = ts_header_int (step->view.header, "target");

  if (ts_header_int (step->view.header, "mode") == COMPETITORS_MODE_TIMED)
    return next->base.round >= ts_header_int (step->view.header, "rounds");
  for (int seat = 0; seat < next->base.n_seats; seat++)
    if (next->base.counters[seat][COMPETITORS_POINTS] >= target)
      return TRUE;
  return FALSE;
}

void
ts_competitors_end_round (TsStep *step)
{
  Competitors *next = step->next;

  next->actions = 0;
  next->base.turn = (next->base.turn + 1) % next->base.n_seats;
  if (next->base.turn != next->first) {
    ts_competitors_begin_actions (step);
  } else if (is_last_round (step)) {
    ts_step_end (step);
  } else {
    next->base.round++;
    ts_competitors_begin_weather (step);
  }
}

gboolean
ts_competitors_next (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_competitors_end_round (step);
  return TRUE;
}

/* --- within a round --- */

gboolean
ts_competitors_has_action (const TsStep *step, GError **error)
{
  const Competitors *state = step->view.state;

  if (state->actions > 0)
    return TRUE;
  /* Translators: %s is a player's name */
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has no action left; end the round."),
                    ts_view_turn_name (&step->view));
}

void
ts_competitors_spend_action (TsStep *step)
{
  Competitors *next = step->next;

  g_assert (next->actions > 0);
  next->actions--;
}

void
ts_competitors_go_on (TsStep *step)
{
  Competitors *next = step->next;

  if (next->due_customs > 0)
    next->base.phase = COMPETITORS_CUSTOMS;
  else if (next->due_event != 0)
    next->base.phase = COMPETITORS_EVENT;
  else
    next->base.phase = ts_competitors_delivery (next) != NULL ? COMPETITORS_DELIVERY : COMPETITORS_IN_ROUND;
}

void
ts_competitors_clear_due (Competitors *next)
{
  if (next->base.turn != TS_NOBODY)
    next->read_customs[next->base.turn] += next->due_customs;
  next->due_customs = 0;
  next->due_event = 0;
  next->due_face = 0;
}

/* --- cards --- */

static int
card_counter (int card)
{
  return card == 0 ? COMPETITORS_TERRITORY_CARDS : COMPETITORS_CONTRACT_CARDS;
}

gboolean
ts_competitors_can_draw (const TsView *view)
{
  const Competitors *state = view->state;

  return state->actions > 0 && (ts_view_has_room (view, state->base.turn, card_counter (0), 1) ||
                                ts_view_has_room (view, state->base.turn, card_counter (1), 1));
}

gboolean
ts_competitors_draw (TsStep *step, GError **error)
{
  if (!ts_competitors_has_action (step, error))
    return FALSE;
  ts_competitors_spend_action (step);
  ts_post (step, step->entry->who, card_counter (ts_entry_int (step->entry, "card")), 1, "drawn");
  return TRUE;
}
