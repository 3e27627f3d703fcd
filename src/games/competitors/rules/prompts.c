#include "prompts.h"

#include "config.h"
#include "referee/number.h"

#include "referee/language.h"

char *
ts_competitors_tell_cell (const TsView *view, CompetitorsTable table, int continent, int face)
{
  const CompetitorsCell *cell = ts_competitors_event_cell (view, table, continent, face);

  if (cell->text != NULL)
    return g_strdup (_ (cell->text));
  /* Translators: a continent and the face of a die, which are a cell of a printed table */
  return g_strdup_printf (_ ("Read cell %s / %d on your table."), ts_competitors_continent_label (continent),
                          face);
}

/* --- the beginning --- */

/* Not where the line in its place says why somebody rolls again. */
static gboolean
is_first_roll (const TsView *view)
{
  const Competitors *state = view->state;

  return !ts_roll_off_is_tie (&state->roll_off, state->base.n_seats);
}

static char *
prompt_first_player (const TsView *view)
{
  const Competitors *state = view->state;
  g_autofree char *names = ts_view_list_names (view, ts_roll_off_waiting (&state->roll_off));

  /* Translators: %s is a list of names */
  return g_strdup_printf (_ ("Still to roll a die: %s."), names);
}

static char *
then_first_player (const TsView *view)
{
  const Competitors *state = view->state;

  if (ts_roll_off_is_tie (&state->roll_off, state->base.n_seats))
    return g_strdup (_ ("They rolled alike; the highest roll now begins."));
  return g_strdup (_ ("The highest roll begins, and chooses colour and Headquarters first."));
}

static char *
prompt_headquarters (const TsView *view)
{
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("%s chooses a Headquarters card."), ts_view_turn_name (view));
}

static char *
then_headquarters (const TsView *view)
{
  const Competitors *state = view->state;
  int after = (state->base.turn + 1) % state->base.n_seats;

  if (after == state->first)
    return g_strdup (_ ("Then the dice decide which continent is in danger."));
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("Then %s chooses."), ts_view_name (view, after));
}

static char *
prompt_weather (const TsView *view)
{
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("%s rolls for the danger."), ts_view_turn_name (view));
}

static char *
then_weather (const TsView *view G_GNUC_UNUSED)
{
  /* Translators: d6 and d12 are dice */
  return g_strdup (_ ("The d6 is the continent, the d12 the event. It holds for a whole round."));
}

/* --- a round --- */

static char *
prompt_actions (const TsView *view)
{
  const Competitors *state = view->state;

  if (state->actions == 0)
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s has no action left and ends the round."), ts_view_turn_name (view));
  /* Translators: a player's name; how many actions are left */
  return g_strdup_printf (ngettext ("%s has %d action.", "%s has %d actions.", state->actions),
                          ts_view_turn_name (view), state->actions);
}

static gboolean
has_actions (const TsView *view)
{
  const Competitors *state = view->state;

  return state->actions > 0;
}

char *
ts_competitors_tell_danger (const Competitors *state, const char *cell)
{
  /* Translators: a continent, and a sentence that says what happens there */
  return g_strdup_printf (_ ("Danger in %s: %s"), ts_competitors_continent_label (state->danger_continent),
                          cell);
}

static char *
then_actions (const TsView *view)
{
  const Competitors *state = view->state;
  g_autofree char *cell =
      ts_competitors_tell_cell (view, COMPETITORS_HAZARDS, state->danger_continent, state->danger_face);

  return ts_competitors_tell_danger (state, cell);
}

/* --- a delivery --- */

static char *
prompt_delivery (const TsView *view)
{
  const Competitors *state = view->state;
  const CompetitorsContract *contract = ts_competitors_delivery (state);
  int id = ts_competitors_delivery_id (state);

  if (contract->used == contract->turns)
    /* Translators: a player's name, the number of a Contract */
    return g_strdup_printf (_ ("%s has used every movement turn of Contract %d: have the goods arrived?"),
                            ts_view_turn_name (view), id);
  /* Translators: a player's name, the number of a Contract; which movement turn it is, and of how many */
  return g_strdup_printf (_ ("%s delivers Contract %d: movement turn %d of %d."), ts_view_turn_name (view),
                          id, contract->used + 1, contract->turns);
}

static char *
then_delivery (const TsView *view)
{
  const CompetitorsContract *contract = ts_competitors_delivery (view->state);
  g_autofree char *fee = ts_number_tell (contract->fee);
  int points = ts_competitors_points (contract->from, contract->to);

  /* Translators: a continent, a sum of money, a number of Victory Points */
  return g_strdup_printf (ngettext ("Arriving in %s brings %s and %d Victory Point; failing costs 1.",
                                    "Arriving in %s brings %s and %d Victory Points; failing costs 1.",
                                    points),
                          ts_competitors_continent_label (contract->to), fee, points);
}

static gboolean
has_turns_left (const TsView *view)
{
  const CompetitorsContract *contract = ts_competitors_delivery (view->state);

  return contract->used < contract->turns;
}

/* Not where the line in its place tells of an event. */
static gboolean
draws_only (const TsView *view)
{
  const Competitors *state = view->state;

  return state->due_event == 0;
}

static char *
tell_due_event (const TsView *view)
{
  const Competitors *state = view->state;

  return ts_competitors_tell_cell (view, COMPETITORS_EVENTS, state->due_event - 1, state->due_face);
}

static char *
tell_due_cards (const TsView *view)
{
  const Competitors *state = view->state;

  /* Translators: a player's name, how many cards are still to be drawn */
  return g_strdup_printf (ngettext ("%s draws %d Customs card and reads it.",
                                    "%s draws %d Customs cards and reads the first.", state->due_customs),
                          ts_view_turn_name (view), state->due_customs);
}

/* What has been rolled is at hand; the next card can wait. */
static char *
prompt_customs (const TsView *view)
{
  const Competitors *state = view->state;

  return state->due_face != 0 ? tell_due_event (view) : tell_due_cards (view);
}

static char *
then_customs (const TsView *view)
{
  const Competitors *state = view->state;

  if (state->due_face != 0)
    return tell_due_cards (view);
  if (state->due_event != 0)
    /* Translators: %s is a continent */
    return g_strdup_printf (_ ("An event in %s waits as well; which comes first is free to choose."),
                            ts_competitors_continent_label (state->due_event - 1));
  return g_strdup (_ ("A card that ends the round makes the delivery fail."));
}

static gboolean
is_to_be_rolled (const TsView *view)
{
  const Competitors *state = view->state;

  return state->due_face == 0;
}

static char *
prompt_event (const TsView *view)
{
  const Competitors *state = view->state;

  if (state->due_face == 0)
    /* Translators: a player's name, a continent; the d12 is a die */
    return g_strdup_printf (_ ("%s rolls the d12 for an event in %s."), ts_view_turn_name (view),
                            ts_competitors_continent_label (state->due_event - 1));
  return tell_due_event (view);
}

static char *
then_event (const TsView *view)
{
  const Competitors *state = view->state;

  if (state->due_face == 0)
    return g_strdup (_ ("The cell says what happens; book it, and settle the event."));
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("Once that is done, %s settles the event."), ts_view_turn_name (view));
}

/* Who wins, and that it was wealth that decided, where it did. */
static char *
prompt_over (const TsView *view)
{
  int winner = TS_NOBODY;
  int score, equals = 0;

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    if (ts_view_wins (view, seat))
      winner = winner == TS_NOBODY ? seat : ts_view_state (view)->n_seats;
  if (winner == TS_NOBODY || winner == ts_view_state (view)->n_seats)
    return ts_view_tell_winners (view);
  score = view->game->score (view, winner);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    equals += view->game->score (view, seat) == score;
  if (equals == 1)
    return ts_view_tell_winners (view);
  /* Translators: %s is a player's name; others have as many points */
  return g_strdup_printf (
      ngettext ("%s wins with %d point and more wealth.", "%s wins with %d points and more wealth.", score),
      ts_view_name (view, winner), score);
}

/* --- the phases --- */

const TsPhase ts_competitors_phases[] = {
  [COMPETITORS_FIRST_PLAYER] = { .id = "first-player",
                                 .title = N_ ("First player"),
                                 .hint = N_ ("Each rolls one die, on the screen or on the table; tap the "
                                             "face that fell."),
                                 .hint_fits = is_first_roll,
                                 .apart = TRUE,
                                 .prompt = prompt_first_player,
                                 .then = then_first_player },
  [COMPETITORS_HEADQUARTERS] = { .id = "headquarters",
                                 .title = N_ ("Headquarters"),
                                 .hint = N_ ("Say the State on the Headquarters card, and its continent."),
                                 .apart = TRUE,
                                 .prompt = prompt_headquarters,
                                 .then = then_headquarters },
  [COMPETITORS_WEATHER] = { .id = "weather",
                            .title = N_ ("Danger"),
                            .hint =
                                N_ ("One d6 for the continent, one d12 for the event: the cell lights up."),
                            .prompt = prompt_weather,
                            .then = then_weather },
  [COMPETITORS_IN_ROUND] = { .id = "actions",
                             .title = N_ ("Actions"),
                             .hint = N_ ("Each player has two actions: tap what you do. Dealings among "
                                         "players are free."),
                             .hint_fits = has_actions,
                             .prompt = prompt_actions,
                             .then = then_actions },
  [COMPETITORS_DELIVERY] = { .id = "delivery",
                             .title = N_ ("Delivery"),
                             .hint = N_ ("Each movement turn by itself: tap the ground you cross, then say "
                                         "whether you have arrived."),
                             .hint_fits = has_turns_left,
                             .prompt = prompt_delivery,
                             .then = then_delivery },
  [COMPETITORS_CUSTOMS] = { .id = "customs",
                            .title = N_ ("Customs"),
                            .hint = N_ ("Read a card from the deck, then tap its colour."),
                            .hint_fits = draws_only,
                            .prompt = prompt_customs,
                            .then = then_customs },
  [COMPETITORS_EVENT] = { .id = "event",
                          .title = N_ ("Event"),
                          .hint = N_ ("Roll a d12, read the cell, then settle it."),
                          .hint_fits = is_to_be_rolled,
                          .prompt = prompt_event,
                          .then = then_event },
  [COMPETITORS_OVER] = { .id = "over", .title = N_ ("The end"), .over = TRUE, .prompt = prompt_over },
  { 0 },
};
