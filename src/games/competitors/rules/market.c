#include "market.h"

#include "config.h"
#include "dealings.h"
#include "money.h"
#include "movement.h"
#include "sites.h"
#include "turns.h"

#include "referee/language.h"

static const struct {
  int price, back;
} wares[] = {
  [COMPETITORS_TRUCK] = { 30000, 15000 },
  [COMPETITORS_SHIP] = { 100000, 50000 },
  [COMPETITORS_PLANE] = { 200000, 100000 },
  [COMPETITORS_BRANCH] = { 100000, 50000 },
};

int
ts_competitors_price (int ware)
{
  return wares[ware].price;
}

int
ts_competitors_return (int ware)
{
  return wares[ware].back;
}

/* The counter of a ware. */
static int
counter_of (int ware)
{
  return ware == COMPETITORS_BRANCH ? COMPETITORS_BRANCHES : COMPETITORS_TRUCKS + ware;
}

int
ts_competitors_wealth (const Competitors *state, int seat)
{
  int wealth = state->base.counters[seat][COMPETITORS_MONEY];

  for (int ware = 0; ware <= COMPETITORS_BRANCH; ware++)
    wealth += state->base.counters[seat][counter_of (ware)] * wares[ware].back;
  return wealth;
}

static gboolean
is_any (const TsView *view, gboolean (*may) (const TsView *view, int ware))
{
  for (int ware = 0; ware <= COMPETITORS_BRANCH; ware++)
    if (may (view, ware))
      return TRUE;
  return FALSE;
}

/* --- buying --- */

gboolean
ts_competitors_is_for_sale (const TsView *view, int ware)
{
  const Competitors *state = view->state;

  return state->actions > 0 && ts_view_has_room (view, state->base.turn, counter_of (ware), 1) &&
         (ware != COMPETITORS_BRANCH ||
          state->base.counters[state->base.turn][COMPETITORS_TERRITORY_CARDS] > 0);
}

gboolean
ts_competitors_may_buy (const TsView *view, int ware)
{
  const Competitors *state = view->state;

  return ts_competitors_is_for_sale (view, ware) &&
         state->base.counters[state->base.turn][COMPETITORS_MONEY] >= wares[ware].price;
}

gboolean
ts_competitors_can_buy (const TsView *view)
{
  return is_any (view, ts_competitors_may_buy);
}

static gboolean
check_room (const TsStep *step, int ware, GError **error)
{
  const TsCounter *counter = &step->view.game->counters[counter_of (ware)];

  if (ts_view_has_room (&step->view, step->entry->who, counter_of (ware), 1))
    return TRUE;
  return ts_refuse (
      error,
      TS_ERROR_ILLEGAL, /* Translators: a player's name; something that is counted; how many one can have */
      _ ("%s has as many as there are for each player (%s: %d); sell or trade one first."),
      ts_view_name (&step->view, step->entry->who), ts_counter_label (counter), counter->max);
}

gboolean
ts_competitors_buy (TsStep *step, GError **error)
{
  const char *name = ts_entry_value (step->entry, "state")->text;
  int seat = step->entry->who;
  int ware = ts_entry_int (step->entry, "what");

  if (!ts_competitors_is_named (step, name, error) || !ts_competitors_has_action (step, error) ||
      !check_room (step, ware, error) || !ts_competitors_can_pay (step, seat, wares[ware].price, error))
    return FALSE;
  if (ware == COMPETITORS_BRANCH) {
    if (!ts_competitors_has (step, seat, COMPETITORS_TERRITORY_CARDS, 1, error) ||
        !ts_competitors_is_empty (step, name, error))
      return FALSE;
    ts_competitors_add_branch (step->next, seat, name, ts_entry_int (step->entry, "continent"));
    ts_post (step, seat, COMPETITORS_TERRITORY_CARDS, -1, "bought");
  } else {
    ts_post (step, seat, counter_of (ware), 1, "bought");
  }
  ts_post_money (step, seat, TS_BANK, COMPETITORS_MONEY, wares[ware].price, "bought");
  ts_competitors_spend_action (step);
  return TRUE;
}

/* --- selling --- */

gboolean
ts_competitors_may_sell (const TsView *view, int ware)
{
  const Competitors *state = view->state;
  int seat = state->base.turn;
  int n = ware == COMPETITORS_BRANCH ? ts_competitors_n_branches (state, seat)
                                     : ts_competitors_free_vehicles (state, seat, ware);

  return state->actions > 0 && n > 0 && ts_view_has_room (view, seat, COMPETITORS_MONEY, wares[ware].back);
}

gboolean
ts_competitors_can_sell (const TsView *view)
{
  return is_any (view, ts_competitors_may_sell);
}

static gboolean
sell_branch (TsStep *step, GError **error)
{
  const char *name = ts_entry_value (step->entry, "state")->text;
  int seat = step->entry->who;

  if (ts_competitors_branch (step->view.state, seat, name) == NULL)
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a State's name */
                      _ ("%s has no Branch in %s; Headquarters cannot be sold."),
                      ts_view_name (&step->view, seat), name);
  ts_competitors_take_branch (step->next, seat, name);
  return TRUE;
}

static gboolean
sell_vehicle (TsStep *step, int vehicle, GError **error)
{
  int seat = step->entry->who;

  if (ts_competitors_free_vehicles (step->view.state, seat, vehicle) < 1)
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a kind of vehicle */
                      _ ("%s has no vehicle of that kind without a Contract (%s); sell something else."),
                      ts_view_name (&step->view, seat), _ (ts_competitors_vehicles[vehicle].label));
  ts_post (step, seat, counter_of (vehicle), -1, "sold");
  return TRUE;
}

gboolean
ts_competitors_sell (TsStep *step, GError **error)
{
  int ware = ts_entry_int (step->entry, "what");

  if (!ts_competitors_is_named (step, ts_entry_value (step->entry, "state")->text, error) ||
      !ts_competitors_has_action (step, error) ||
      !(ware == COMPETITORS_BRANCH ? sell_branch (step, error) : sell_vehicle (step, ware, error)))
    return FALSE;
  ts_post_money (step, TS_BANK, step->entry->who, COMPETITORS_MONEY, wares[ware].back, "sold");
  ts_competitors_spend_action (step);
  return TRUE;
}

/* --- where money lacks --- */

/* What an entry costs, as far as it is said. */
static gint64
cost_of (const TsEntry *entry)
{
  if (entry->verb->apply == ts_competitors_buy)
    return wares[ts_entry_int (entry, "what")].price;
  if (entry->verb->apply == ts_competitors_pay)
    return ts_entry_has (entry, "amount") ? ts_entry_value (entry, "amount")->numbers[0] : 0;
  if (entry->verb->apply == ts_competitors_move || entry->verb->apply == ts_competitors_carry)
    return ts_competitors_voyage_fuel (entry) + ts_competitors_voyage_fees (entry);
  return 0;
}

gboolean
ts_competitors_selling_helps (const TsView *view, const TsEntry *entry)
{
  const Competitors *state = view->state;
  int seat = state->base.turn;
  int spent = entry->verb->who == TS_WHO_ANY ? 0 : 1; /* actions, on the entry itself */

  return state->base.phase == COMPETITORS_IN_ROUND && (entry->who == TS_NOBODY || entry->who == seat) &&
         state->actions > spent && ts_competitors_can_sell (view) &&
         cost_of (entry) > state->base.counters[seat][COMPETITORS_MONEY];
}

/* --- what is said with them --- */

const TsField ts_competitors_buy_args[] = {
  { .id = "what", .label = N_ ("What"), .type = TS_FIELD_WORD, .words = ts_competitors_wares },
  { .id = "state",
    .label = N_ ("State"),
    .type = TS_FIELD_TEXT,
    .min = 1,
    .max = COMPETITORS_NAME_LENGTH,
    .blank = TRUE,
    .with = "what",
    .with_words = TS_WORD (COMPETITORS_BRANCH) },
  { .id = "continent",
    .label = N_ ("Continent"),
    .type = TS_FIELD_WORD,
    .words = ts_competitors_continents,
    .with = "what",
    .with_words = TS_WORD (COMPETITORS_BRANCH) },
  { 0 },
};

const TsField ts_competitors_sell_args[] = {
  { .id = "what", .label = N_ ("What"), .type = TS_FIELD_WORD, .words = ts_competitors_wares },
  { .id = "state",
    .label = N_ ("State"),
    .type = TS_FIELD_TEXT,
    .min = 1,
    .max = COMPETITORS_NAME_LENGTH,
    .blank = TRUE,
    .with = "what",
    .with_words = TS_WORD (COMPETITORS_BRANCH) },
  { 0 },
};
