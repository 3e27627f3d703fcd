#include "prompts.h"

#include "cards.h"
#include "config.h"
#include "people.h"
#include "settle.h"
#include "turns.h"

#include "referee/language.h"

/* Who comes after the turn's seat in the year's order, or TS_NOBODY. */
static int
next_in_order (const TsState *state)
{
  for (int i = 0; i + 1 < state->n_order; i++)
    if (state->order[i] == state->turn)
      return state->order[i + 1];
  return TS_NOBODY;
}

/* Who is next, or, after the last one, that sentence. */
static char *
then_next (const TsView *view, const char *after_all)
{
  int seat = next_in_order (ts_view_state (view));

  if (seat == TS_NOBODY)
    return g_strdup (after_all);
  /* Translators: %s is the name of the player whose turn is next */
  return g_strdup_printf (_ ("Next: %s."), ts_view_name (view, seat));
}

static char *
list_order (const TsView *view)
{
  const TsState *state = ts_view_state (view);
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 0; i < state->n_order; i++)
    /* Translators: stands between names in a list */
    g_string_append_printf (names, "%s%s", i > 0 ? _ (", ") : "", ts_view_name (view, state->order[i]));
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* --- personalities --- */

static char *
prompt_personalities (const TsView *view)
{
  const ChipShop *state = view->state;

  if (state->held[state->base.turn].n == 0)
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s chooses a first personality."), ts_view_turn_name (view));
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("%s chooses a second personality."), ts_view_turn_name (view));
}

static char *
then_personalities (const TsView *view)
{
  const ChipShop *state = view->state;
  int next = state->n_people + 1;

  if (next == CHIP_PEOPLE_EACH * state->base.n_seats)
    return g_strdup (_ ("Then the first year begins."));
  return g_strdup_printf (_ ("Next: %s."), ts_view_name (view, ts_chip_shop_picker (state, next)));
}

/* --- the start of the year --- */

static char *
prompt_start_of_year (const TsView *view)
{
  const ChipShop *state = view->state;
  int year = state->base.round;

  if (ts_chip_shop_slides_in (year))
    /* Translators: the numbers are a year and a sub-era */
    return g_strdup_printf (
        _ ("Year %d: the decks move one square left, sub-era %d leaves, and products pay."), year,
        state->n_left);
  if (year == 1)
    return g_strdup (_ ("Year 1: everybody takes 3 staff tokens; the specialists on offer are drawn."));
  /* Translators: the number of a year */
  return g_strdup_printf (_ ("Year %d: products pay, and new specialists are on offer."), year);
}

static char *
then_start_of_year (const TsView *view)
{
  g_autofree char *names = list_order (view);

  if (!ts_header_int (view->header, "record_staff"))
    /* Translators: %s is a list of players' names */
    return g_strdup_printf (_ ("Then staff is placed, one token at a time: %s."), names);
  /* Translators: %s is a list of players' names */
  return g_strdup_printf (_ ("The order of this year: %s."), names);
}

/* --- placing staff --- */

static char *
prompt_place_staff (const TsView *view)
{
  const ChipShop *state = view->state;
  int seat = state->base.turn;
  int left;

  if (seat == TS_NOBODY)
    return g_strdup (_ ("Everybody places staff tokens on the board, one at a time."));
  left = state->base.counters[seat][CHIP_STAFF] - state->n_placed[seat];
  if (left <= 0)
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s has placed every staff token."), ts_view_turn_name (view));
  /* Translators: a player's name, how many staff tokens are left to place */
  return g_strdup_printf (
      ngettext ("%s places a staff token; %d is left.", "%s places a staff token; %d are left.", left),
      ts_view_turn_name (view), left);
}

static char *
then_place_staff (const TsView *view)
{
  if (ts_view_state (view)->turn != TS_NOBODY)
    return g_strdup (_ ("Then the next one places, round and round."));
  return g_strdup (_ ("Then everybody draws an event."));
}

/* --- events --- */

static char *
prompt_events (const TsView *view)
{
  const ChipShop *state = view->state;

  if (state->draws > 0)
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s draws an event."), ts_view_turn_name (view));
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("%s has drawn an event and goes on."), ts_view_turn_name (view));
}

static gboolean
has_to_draw (const TsView *view)
{
  const ChipShop *state = view->state;

  return state->draws > 0;
}

static char *
then_events (const TsView *view)
{
  return then_next (view, _ ("Then come the actions."));
}

/* --- actions and the update --- */

static char *
prompt_actions (const TsView *view)
{
  const TsState *state = ts_view_state (view);
  int left = state->counters[state->turn][CHIP_STAFF];

  if (left == 0)
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s has no staff tokens left and goes on."), ts_view_turn_name (view));
  /* Translators: a player's name, how many staff tokens are left */
  return g_strdup_printf (
      ngettext ("%s takes actions with %d staff token.", "%s takes actions with %d staff tokens.", left),
      ts_view_turn_name (view), left);
}

static gboolean
has_staff (const TsView *view)
{
  const TsState *state = ts_view_state (view);

  return state->counters[state->turn][CHIP_STAFF] > 0;
}

static char *
then_actions (const TsView *view)
{
  return then_next (view, _ ("Then products are released."));
}

static char *
prompt_update (const TsView *view)
{
  const ChipShop *state = view->state;

  if (state->may_release[state->base.turn])
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s may release products, and attach accessories."), ts_view_turn_name (view));
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("%s releases nothing this year; accessories can be attached."),
                          ts_view_turn_name (view));
}

static gboolean
has_releases (const TsView *view)
{
  const ChipShop *state = view->state;

  return state->may_release[state->base.turn];
}

static char *
then_update (const TsView *view)
{
  return then_next (view, _ ("Then everybody settles the year’s bill."));
}

/* --- the end of the year --- */

static char *
prompt_bill (const TsView *view)
{
  const ChipShop *state = view->state;
  ChipBill bill = ts_chip_shop_bill (state, state->base.turn);

  if (bill.total == 0 && ts_chip_shop_lacks (state, state->base.turn) > 0)
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s settles the year: nothing to pay, but 1 money must stay."),
                            ts_view_turn_name (view));
  if (bill.total == 0)
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s settles the year: nothing is to be paid."), ts_view_turn_name (view));
  if (bill.salaries == 0)
    /* Translators: a player's name, an amount of money */
    return g_strdup_printf (ngettext ("%s settles the year: %d money for what is irrelevant.",
                                      "%s settles the year: %d money for what is irrelevant.", bill.total),
                            ts_view_turn_name (view), bill.total);
  /* Translators: a player's name; amounts of money: all, salaries, irrelevant products */
  return g_strdup_printf (_ ("%s settles the year: %d money, salaries %d, irrelevant products %d."),
                          ts_view_turn_name (view), bill.total, bill.salaries, bill.irrelevant);
}

static char *
prompt_end_of_year (const TsView *view)
{
  const ChipShop *state = view->state;
  int seat = state->base.turn;

  if (state->due && state->due_amount > 0)
    /* Translators: a player's name, an amount of money */
    return g_strdup_printf (_ ("%s lacks %d money: an income stream, or bankruptcy."),
                            ts_view_turn_name (view), state->due_amount);
  if (state->due)
    /* Translators: %s is a player's name */
    return g_strdup_printf (
        _ ("%s has enough money by now, and still takes an income stream or goes bankrupt."),
        ts_view_turn_name (view));
  if (!state->settled)
    return prompt_bill (view);
  if (state->out[seat])
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s has no personality left and is out of the game."),
                            ts_view_turn_name (view));
  /* Translators: %s is a player's name */
  return g_strdup_printf (_ ("%s has settled the year."), ts_view_turn_name (view));
}

static gboolean
has_to_sign (const TsView *view)
{
  const ChipShop *state = view->state;

  return !state->settled;
}

static char *
then_end_of_year (const TsView *view)
{
  const ChipShop *state = view->state;

  if (state->due)
    return g_strdup (_ ("The bill is paid once 1 money is left over after it."));
  if (state->base.round == ts_chip_shop_years (view))
    return then_next (view, _ ("Then the game is over."));
  return then_next (view, _ ("Then a new year begins."));
}

/* --- events by hand --- */

char *
ts_chip_shop_tell_by_hand (int event)
{
  static const struct {
    const char *begins, *sentence;
  } sentences[] = {
    { "expert-joins-you", N_ ("Whoever is hit may use an expert on offer for free this year.") },
    { "genius-joins-you", N_ ("Whoever is hit may use a genius on offer for free this year.") },
    { "parts-shortage", N_ ("A product in production waits a year.") },
    { "staff-defection", N_ ("Staff tokens change places, as the card says.") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_str_has_prefix (ts_chip_shop_events[event].id, sentences[i].begins))
      return g_strdup (_ (sentences[i].sentence));
  return g_strdup (_ ("Nothing is to be done by hand."));
}

/* --- the phases --- */

const TsPhase ts_chip_shop_phases[] = {
  [CHIP_PERSONALITIES] = { .id = "personalities",
                           .title = N_ ("Personalities"),
                           .hint = N_ ("Choose one of the cards, one each, then one more on the way back."),
                           .apart = TRUE,
                           .prompt = prompt_personalities,
                           .then = then_personalities },
  [CHIP_START_OF_YEAR] = { .id = "start-of-year",
                           .title = N_ ("Start of the year"),
                           .hint = N_ ("Move decks and coins as told; then everybody places staff, in this "
                                       "year’s order."),
                           .prompt = prompt_start_of_year,
                           .then = then_start_of_year },
  [CHIP_PLACE_STAFF] = { .id = "place-staff",
                         .title = N_ ("Place staff"),
                         .hint = N_ ("Put each token where you will act; go on when all tokens lie."),
                         .prompt = prompt_place_staff,
                         .then = then_place_staff },
  [CHIP_EVENTS] = { .id = "events",
                    .title = N_ ("Events"),
                    .hint = N_ ("Draw a card and type two letters of its name."),
                    .hint_fits = has_to_draw,
                    .prompt = prompt_events,
                    .then = then_events },
  [CHIP_ACTIONS] = { .id = "actions",
                     .title = N_ ("Actions"),
                     .hint = N_ ("One tap for each staff token; after the last one the turn goes on."),
                     .hint_fits = has_staff,
                     .prompt = prompt_actions,
                     .then = then_actions },
  [CHIP_UPDATE] = { .id = "update",
                    .title = N_ ("Update"),
                    .hint =
                        N_ ("Say what you put into a product, and see what it brings before you release it."),
                    .hint_fits = has_releases,
                    .prompt = prompt_update,
                    .then = then_update },
  [CHIP_END_OF_YEAR] = { .id = "end-of-year",
                         .title = N_ ("End of the year"),
                         .hint = N_ ("Everybody has a bill: look at it, then sign."),
                         .hint_fits = has_to_sign,
                         .prompt = prompt_end_of_year,
                         .then = then_end_of_year },
  [CHIP_OVER] = { .id = "over", .title = N_ ("The end"), .over = TRUE, .prompt = ts_view_tell_winners },
  { 0 },
};
