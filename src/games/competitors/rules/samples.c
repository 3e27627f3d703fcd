#include "samples.h"

#include "dealings.h"
#include "market.h"
#include "movement.h"
#include "shift.h"
#include "sites.h"
#include "trade.h"
#include "weather.h"

#include "referee/json.h"

/* The sample that is asked for, as samples go by. */
typedef struct {
  int n;
  int wanted;
  TsEntry *entry; /* NULL: they are only counted */
} Samples;

static Samples
samples_begin (int i, TsEntry *entry)
{
  return (Samples) { .wanted = i, .entry = entry };
}

/* Whether the next sample is the one to fill in. */
static gboolean
is_wanted (Samples *samples)
{
  return samples->n++ == samples->wanted && samples->entry != NULL;
}

static void
set_text (TsEntry *entry, const char *id, const char *text)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), text);
  g_autofree char *json = ts_json_write_node (node);

  ts_entry_set_json (entry, id, json);
}

static int
money_of (const Competitors *state)
{
  return state->base.counters[state->base.turn][COMPETITORS_MONEY];
}

/* --- the weather --- */

static void
set_saved (const TsView *view, TsEntry *entry, int seat, int face)
{
  entry->who = seat;
  ts_entry_set_int (entry, "dice", face);
  if (ts_competitors_save_number (view) == 0)
    ts_entry_set_int (entry, "number", 4);
}

static int
save_samples (const TsView *view, int i, TsEntry *entry)
{
  const Competitors *state = view->state;
  Samples samples = samples_begin (i, entry);

  for (int seat = 0; seat < state->base.n_seats; seat++)
    for (int face = 1; face <= 6 && state->saves[seat] == COMPETITORS_NOT_ROLLED; face++)
      if (is_wanted (&samples))
        set_saved (view, entry, seat, face);
  return samples.n;
}

/* --- Contracts --- */

static int
sign_samples (const TsView *view, int i, TsEntry *entry)
{
  const Competitors *state = view->state;
  Samples samples = samples_begin (i, entry);

  for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++) {
    if (ts_competitors_free_vehicles (state, state->base.turn, vehicle) < 1)
      continue;
    for (int pair = 0; pair < COMPETITORS_CONTINENTS * COMPETITORS_CONTINENTS; pair++)
      if (is_wanted (&samples)) {
        ts_entry_set_int (entry, "vehicle", vehicle);
        ts_entry_set_int (entry, "from", pair / COMPETITORS_CONTINENTS);
        ts_entry_set_int (entry, "to", pair % COMPETITORS_CONTINENTS);
        ts_entry_set_int (entry, "turns", 1 + pair % 4);
        ts_entry_set_int (entry, "fee", 5000 * (pair % 7));
      }
  }
  return samples.n;
}

static int
deliver_samples (const TsView *view, int i, TsEntry *entry)
{
  const Competitors *state = view->state;
  Samples samples = samples_begin (i, entry);

  for (int contract = 0; contract < state->n_contracts; contract++)
    if (state->contracts[contract].seat == state->base.turn &&
        state->contracts[contract].status == COMPETITORS_SIGNED && is_wanted (&samples))
      ts_entry_set_int (entry, "contract", contract + 1);
  return samples.n;
}

static int
shift_samples (const TsView *view, int i, TsEntry *entry)
{
  const Competitors *state = view->state;
  Samples samples = samples_begin (i, entry);
  int n = state->base.n_seats * COMPETITORS_VEHICLES;

  for (int pair = 0; pair < state->n_contracts * n; pair++) {
    int owner = pair % n / COMPETITORS_VEHICLES;
    int vehicle = pair % COMPETITORS_VEHICLES;

    if (!ts_competitors_may_shift_to (state, &state->contracts[pair / n], owner, vehicle) ||
        !is_wanted (&samples))
      continue;
    ts_entry_set_int (entry, "contract", pair / n + 1);
    ts_entry_set_int (entry, "vehicle", vehicle);
    if (owner != state->base.turn)
      ts_entry_set_int (entry, "owner", owner);
  }
  return samples.n;
}

/* --- movement --- */

/* What a movement calls for: nothing, or sometimes Customs cards, an event, a fee. */
static void
set_calls (const TsView *view, TsEntry *entry, int calls, int fuel)
{
  const Competitors *state = view->state;
  g_autofree char *fees = g_strdup_printf ("[%d]", (state->base.turn + 1) % state->base.n_seats);

  if ((calls & 1) && state->base.phase == COMPETITORS_DELIVERY)
    ts_entry_set_int (entry, "customs", 1 + calls / 2 % 2);
  if (calls & 2)
    ts_entry_set_int (entry, "flag", calls % COMPETITORS_CONTINENTS);
  if ((calls & 4) && money_of (state) >= fuel + COMPETITORS_TRANSIT_FEE)
    ts_entry_set_json (entry, "fees", fees);
}

#define CALLS 8

static int
move_samples (const TsView *view, int i, TsEntry *entry)
{
  static const char *const roads[] = { "[\"plain\"]", "[\"channel\",\"desert\"]", "[\"mountain\",\"frozen\"]",
                                       "[\"plain\",\"plain\",\"plain\",\"plain\",\"plain\"]" };
  static const char *const args[] = { "terrain", "hexes", "distance" };
  static const int n_ways[] = { G_N_ELEMENTS (roads), 4, 3 };
  const Competitors *state = view->state;
  Samples samples = samples_begin (i, entry);

  for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++)
    for (int way = 0; way < n_ways[vehicle] * CALLS; way++) {
      int fuel = ts_competitors_fuel (vehicle, way / CALLS);

      if (!ts_competitors_may_move (state, vehicle) || money_of (state) < fuel || !is_wanted (&samples))
        continue;
      ts_entry_set_int (entry, "vehicle", vehicle);
      if (vehicle == COMPETITORS_TRUCK)
        ts_entry_set_json (entry, "terrain", roads[way / CALLS]);
      else
        ts_entry_set_int (entry, args[vehicle], way / CALLS + (vehicle == COMPETITORS_SHIP));
      set_calls (view, entry, way % CALLS, fuel);
    }
  return samples.n;
}

static void
set_carried (const TsView *view, TsEntry *entry, int owner, int carrier, int calls)
{
  int seat = ts_view_state (view)->turn;
  int fuel = ts_competitors_fuel (carrier, 0);
  gboolean drives = money_of (view->state) >= fuel + COMPETITORS_DRIVE_FUEL;

  ts_entry_set_int (entry, "by", carrier - COMPETITORS_SHIP);
  if (carrier == COMPETITORS_SHIP) {
    ts_entry_set_int (entry, "hexes", 1 + calls % 2);
  } else {
    ts_entry_set_int (entry, "distance", 0);
    ts_entry_set_int (entry, "points", 1 + calls % 2);
  }
  if (owner != seat)
    ts_entry_set_int (entry, "owner", owner);
  if (drives && (calls & 1))
    ts_entry_set_json (entry, "before", "[\"plain\"]");
  if (drives && (calls & 4))
    ts_entry_set_json (entry, "after", "[\"channel\",\"plain\"]");
  set_calls (view, entry, calls, fuel + COMPETITORS_DRIVE_FUEL);
}

/* All ways to be carried by one kind of somebody's vehicles. */
static void
add_carried (const TsView *view, Samples *samples, int owner, int carrier)
{
  for (int calls = 0; calls < CALLS && ts_competitors_may_carry (view->state, owner, carrier); calls++)
    if (is_wanted (samples))
      set_carried (view, samples->entry, owner, carrier, calls);
}

static int
carry_samples (const TsView *view, int i, TsEntry *entry)
{
  const Competitors *state = view->state;
  Samples samples = samples_begin (i, entry);

  for (int owner = 0; owner < state->base.n_seats; owner++)
    for (int carrier = COMPETITORS_SHIP; carrier <= COMPETITORS_PLANE; carrier++)
      add_carried (view, &samples, owner, carrier);
  return samples.n;
}

#define CARDS 8 /* of which the last one ends the round */

static int
customs_samples (const TsView *view G_GNUC_UNUSED, int i, TsEntry *entry)
{
  if (entry == NULL)
    return CARDS;
  ts_entry_set_int (entry, "colour", i == CARDS - 1 ? 1 : i % 3);
  if (i == CARDS - 1)
    ts_entry_set_int (entry, "stops", TRUE);
  return CARDS;
}

static int
settle_samples (const TsView *view G_GNUC_UNUSED, int i, TsEntry *entry)
{
  if (entry != NULL && i == CARDS - 1)
    ts_entry_set_int (entry, "stops", TRUE);
  return CARDS;
}

/* --- the market --- */

/* A State that nobody has yet. (transfer full) */
static char *
empty_state (const Competitors *state)
{
  for (int number = 1;; number++) {
    char *name = g_strdup_printf ("State %d", number);

    if (ts_competitors_owner (state, name) == TS_NOBODY)
      return name;
    g_free (name);
  }
}

static int
buy_samples (const TsView *view, int i, TsEntry *entry)
{
  const Competitors *state = view->state;
  g_autofree char *name = empty_state (state);
  Samples samples = samples_begin (i, entry);

  for (int ware = 0; ware <= COMPETITORS_BRANCH; ware++)
    if (ts_competitors_may_buy (view, ware) && is_wanted (&samples)) {
      ts_entry_set_int (entry, "what", ware);
      if (ware != COMPETITORS_BRANCH)
        continue;
      set_text (entry, "state", name);
      ts_entry_set_int (entry, "continent", state->base.round % COMPETITORS_CONTINENTS);
    }
  return samples.n;
}

static int
sell_samples (const TsView *view, int i, TsEntry *entry)
{
  const Competitors *state = view->state;
  Samples samples = samples_begin (i, entry);

  for (int ware = 0; ware <= COMPETITORS_BRANCH; ware++)
    if (ts_competitors_may_sell (view, ware) && is_wanted (&samples)) {
      ts_entry_set_int (entry, "what", ware);
      if (ware == COMPETITORS_BRANCH)
        set_text (entry, "state", state->branches[state->base.turn][0].state);
    }
  return samples.n;
}

/* --- dealings --- */

/* What the seat can give one of, and the other one take. */
static gboolean
can_give (const TsView *view, int seat, int to, int goods)
{
  static const guint8 counters[] = { COMPETITORS_MONEY,           COMPETITORS_TRUCKS,
                                     COMPETITORS_SHIPS,           COMPETITORS_AIRCRAFT,
                                     COMPETITORS_TERRITORY_CARDS, COMPETITORS_CONTRACT_CARDS,
                                     COMPETITORS_BRANCHES };
  const Competitors *state = view->state;
  int counter = counters[goods];
  int n = state->base.counters[seat][counter];

  if (counter >= COMPETITORS_TRUCKS && counter <= COMPETITORS_AIRCRAFT)
    n = ts_competitors_free_vehicles (state, seat, counter - COMPETITORS_TRUCKS);
  return n > 0 && seat != to && ts_view_has_room (view, to, counter, 1);
}

static void
set_given (const Competitors *state, TsEntry *entry, const char *id, int seat, int goods)
{
  g_autoptr (GString) json = g_string_new (NULL);

  ts_json_begin_object (json, NULL);
  if (goods >= 0) {
    if (ts_competitors_goods[goods].type == TS_FIELD_TEXTS) {
      ts_json_begin_array (json, ts_competitors_goods[goods].id);
      ts_json_add_text (json, NULL, state->branches[seat][0].state);
      ts_json_end_array (json);
    } else {
      ts_json_add_int (json, ts_competitors_goods[goods].id, 1);
    }
  }
  ts_json_end_object (json);
  ts_entry_set_json (entry, id, json->str);
}

/* One thing as a gift, or for another. */
static void
add_trades (const TsView *view, Samples *samples, int seat, int with, int give)
{
  const Competitors *state = view->state;

  for (int take = -1; take < 0 || ts_competitors_goods[take].id != NULL; take++) {
    if (!can_give (view, seat, with, give) || (take >= 0 && !can_give (view, with, seat, take)) ||
        !is_wanted (samples))
      continue;
    samples->entry->who = seat;
    ts_entry_set_int (samples->entry, "with", with);
    set_given (state, samples->entry, "give", seat, give);
    set_given (state, samples->entry, "take", with, take);
  }
}

static int
trade_samples (const TsView *view, int i, TsEntry *entry)
{
  const Competitors *state = view->state;
  int n = state->base.n_seats;
  Samples samples = samples_begin (i, entry);

  for (int pair = 0; pair < n * n; pair++)
    for (int give = 0; ts_competitors_goods[give].id != NULL; give++)
      add_trades (view, &samples, pair / n, pair % n, give);
  return samples.n;
}

/* Each Contract that can fail by it; or what is lost without one. */
static void
add_lost (const Competitors *state, Samples *samples, int seat, int what)
{
  gboolean bound = what < COMPETITORS_VEHICLES && ts_competitors_free_vehicles (state, seat, what) < 1;

  for (int id = bound ? 1 : 0; id <= (bound ? state->n_contracts : 0); id++) {
    const CompetitorsContract *contract = bound ? &state->contracts[id - 1] : NULL;

    if (bound && !ts_competitors_is_carried_by (contract, seat, what))
      continue;
    if (!is_wanted (samples))
      continue;
    samples->entry->who = seat;
    ts_entry_set_int (samples->entry, "what", what);
    if (bound)
      ts_entry_set_int (samples->entry, "contract", id);
  }
}

static int
lose_samples (const TsView *view, int i, TsEntry *entry)
{
  const Competitors *state = view->state;
  Samples samples = samples_begin (i, entry);

  for (int seat = 0; seat < state->base.n_seats; seat++)
    for (int what = 0; what < COMPETITORS_VEHICLES + 2; what++)
      if (state->base.counters[seat][ts_competitors_lost_counter (what)] > 0)
        add_lost (state, &samples, seat, what);
  return samples.n;
}

static int
special_samples (const TsView *view, int i, TsEntry *entry)
{
  const Competitors *state = view->state;
  Samples samples = samples_begin (i, entry);

  for (int seat = 0; seat < state->base.n_seats; seat++)
    for (int kept = 0; kept < 2 && state->base.counters[seat][COMPETITORS_CONTRACT_CARDS] > 0; kept++) {
      if ((kept && !state->headquarters[seat].there) || !is_wanted (&samples))
        continue;
      entry->who = seat;
      if (kept)
        set_text (entry, "state", state->headquarters[seat].state);
    }
  return samples.n;
}

const TsSampler ts_competitors_samplers[] = {
  { "save", save_samples },       { "sign", sign_samples },
  { "deliver", deliver_samples }, { "shift", shift_samples },
  { "move", move_samples },       { "carry", carry_samples },
  { "customs", customs_samples }, { "settle", settle_samples },
  { "buy", buy_samples },         { "sell", sell_samples, .setback = TRUE },
  { "trade", trade_samples },     { "lose", lose_samples, .setback = TRUE },
  { "special", special_samples }, { "free", .setback = TRUE },
  { "fail", .setback = TRUE },    { 0 },
};
