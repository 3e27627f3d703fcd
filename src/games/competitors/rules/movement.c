#include "movement.h"

#include "config.h"
#include "contracts.h"
#include "money.h"
#include "turns.h"

#include "referee/language.h"

/* --- what it costs --- */

int
ts_competitors_fuel (int vehicle, int distance)
{
  switch (vehicle) {
  case COMPETITORS_TRUCK:
    return COMPETITORS_DRIVE_FUEL;
  case COMPETITORS_SHIP:
    return 1000;
  default:
    return 1000 * (distance + 1);
  }
}

int
ts_competitors_terrain_points (int terrain)
{
  static const guint8 points[] = {
    [COMPETITORS_PLAIN] = 1,  [COMPETITORS_MOUNTAIN] = 2, [COMPETITORS_FROZEN] = 2,
    [COMPETITORS_DESERT] = 3, [COMPETITORS_FOREST] = 3,   [COMPETITORS_CHANNEL] = 1,
  };

  return points[terrain];
}

int
ts_competitors_free_price (int vehicle)
{
  return vehicle == COMPETITORS_TRUCK ? 5000 : 10000;
}

static int
count_points (const TsValue *terrain)
{
  int points = 0;

  for (guint i = 0; terrain->given && i < terrain->n; i++)
    points += ts_competitors_terrain_points ((int) terrain->numbers[i]);
  return points;
}

int
ts_competitors_voyage_points (const TsEntry *entry)
{
  int points;

  if (entry->verb->apply == ts_competitors_move)
    return count_points (ts_entry_value (entry, "terrain"));
  points = ts_entry_int (entry, ts_entry_has (entry, "hexes") ? "hexes" : "points");
  return count_points (ts_entry_value (entry, "before")) + points +
         count_points (ts_entry_value (entry, "after"));
}

static int
count_channels (const TsValue *terrain)
{
  int channels = 0;

  for (guint i = 0; terrain->given && i < terrain->n; i++)
    channels += terrain->numbers[i] == COMPETITORS_CHANNEL;
  return channels;
}

int
ts_competitors_voyage_channels (const TsEntry *entry)
{
  if (entry->verb->apply == ts_competitors_move)
    return count_channels (ts_entry_value (entry, "terrain"));
  return count_channels (ts_entry_value (entry, "before")) + count_channels (ts_entry_value (entry, "after"));
}

int
ts_competitors_voyage_fuel (const TsEntry *entry)
{
  gboolean carries = entry->verb->apply == ts_competitors_carry;
  int vehicle = carries ? COMPETITORS_SHIP + ts_entry_int (entry, "by") : ts_entry_int (entry, "vehicle");
  int fuel = ts_competitors_fuel (vehicle, ts_entry_int (entry, "distance"));

  if (carries && (ts_entry_has (entry, "before") || ts_entry_has (entry, "after")))
    fuel += COMPETITORS_DRIVE_FUEL;
  return fuel;
}

gint64
ts_competitors_voyage_fees (const TsEntry *entry)
{
  return (gint64) ts_entry_value (entry, "fees")->n * COMPETITORS_TRANSIT_FEE;
}

/* --- which vehicles --- */

static gboolean
is_delivering (const Competitors *state)
{
  return state->base.phase == COMPETITORS_DELIVERY;
}

/* In a delivery the Contract's vehicle moves, as long as there are movement turns; else those without goods.
 */
gboolean
ts_competitors_may_move (const Competitors *state, int vehicle)
{
  const CompetitorsContract *contract = ts_competitors_delivery (state);

  if (is_delivering (state))
    return contract->vehicle == vehicle && contract->used < contract->turns;
  return state->actions > 0 && ts_competitors_free_vehicles (state, state->base.turn, vehicle) > 0;
}

gboolean
ts_competitors_may_carry (const Competitors *state, int owner, int carrier)
{
  if (!ts_competitors_may_move (state, COMPETITORS_TRUCK))
    return FALSE;
  return is_delivering (state) ? state->base.counters[owner][COMPETITORS_TRUCKS + carrier] > 0
                               : ts_competitors_free_vehicles (state, owner, carrier) > 0;
}

/* --- what any movement calls for --- */

static gboolean
check_truck_or_own (const TsStep *step, int vehicle, GError **error)
{
  const Competitors *state = step->view.state;
  const char *name = ts_view_turn_name (&step->view);

  if (is_delivering (state)) {
    int bound = ts_competitors_delivery (state)->vehicle;

    if (vehicle != bound)
      return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a kind of vehicle */
                        _ ("The goods of this Contract travel in another vehicle: %s."),
                        _ (ts_competitors_vehicles[bound].label));
    return ts_competitors_has_turn_left (step, error);
  }
  if (!ts_competitors_has_action (step, error))
    return FALSE;
  if (ts_competitors_free_vehicles (state, state->base.turn, vehicle) > 0)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a kind of vehicle */
                    _ ("%s has no vehicle of that kind without goods (%s); goods move by a delivery."), name,
                    _ (ts_competitors_vehicles[vehicle].label));
}

/* Who owns a Headquarters that was passed: others, each once. */
static gboolean
check_fees (const TsStep *step, GError **error)
{
  const TsValue *fees = ts_entry_value (step->entry, "fees");
  guint seen = 1u << step->entry->who;

  for (guint i = 0; fees->given && i < fees->n; i++) {
    guint bit = 1u << fees->numbers[i];

    if (fees->numbers[i] == step->entry->who)
      return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Nobody pays for passing their own Headquarters."));
    if (seen & bit)
      return ts_refuse (error, TS_ERROR_ILLEGAL,
                        _ ("A Headquarters is paid for once in a movement; name each owner once."));
    seen |= bit;
  }
  return TRUE;
}

static gboolean
check_customs (const TsStep *step, GError **error)
{
  if (is_delivering (step->view.state) || ts_entry_int (step->entry, "customs") == 0)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("A vehicle without goods has nothing to declare; it draws no Customs cards."));
}

static gboolean
check_road (const TsValue *terrain, GError **error)
{
  if (!terrain->given || terrain->numbers[terrain->n - 1] != COMPETITORS_CHANNEL)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("A truck cannot end on a channel or strait; drive on, or stop before it."));
}

static gboolean
check_points (const TsEntry *entry, GError **error)
{
  int points = ts_competitors_voyage_points (entry);

  if (points <= COMPETITORS_TRUCK_POINTS)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: P.M. are movement points */
                    _ ("That takes %d P.M., and a truck’s movement turn has %d."), points,
                    COMPETITORS_TRUCK_POINTS);
}

/* Pays the fuel and the fees, spends the turn or the action, and calls for what waits at the end. */
static gboolean
travel (TsStep *step, GError **error)
{
  Competitors *next = step->next;
  int fuel = ts_competitors_voyage_fuel (step->entry);
  const TsValue *fees = ts_entry_value (step->entry, "fees");
  int seat = step->entry->who;

  if (!check_fees (step, error) || !check_customs (step, error) ||
      !ts_competitors_can_pay (step, seat, fuel + ts_competitors_voyage_fees (step->entry), error))
    return FALSE;
  ts_post_money (step, seat, TS_BANK, COMPETITORS_MONEY, fuel, "fuel");
  for (guint i = 0; i < fees->n; i++)
    ts_post_money (step, seat, (int) fees->numbers[i], COMPETITORS_MONEY, COMPETITORS_TRANSIT_FEE, "transit");
  if (is_delivering (step->view.state))
    ts_competitors_use_turn (step);
  else
    ts_competitors_spend_action (step);
  next->due_customs = ts_entry_int (step->entry, "customs");
  next->due_event = ts_entry_has (step->entry, "flag") ? 1 + ts_entry_int (step->entry, "flag") : 0;
  ts_competitors_go_on (step);
  return TRUE;
}

/* --- one vehicle --- */

gboolean
ts_competitors_can_move (const TsView *view)
{
  const Competitors *state = view->state;
  int money = state->base.counters[state->base.turn][COMPETITORS_MONEY];

  for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++)
    if (ts_competitors_may_move (state, vehicle) && money >= ts_competitors_fuel (vehicle, 0))
      return TRUE;
  return FALSE;
}

gboolean
ts_competitors_move (TsStep *step, GError **error)
{
  return check_truck_or_own (step, ts_entry_int (step->entry, "vehicle"), error) &&
         check_points (step->entry, error) && check_road (ts_entry_value (step->entry, "terrain"), error) &&
         travel (step, error);
}

/* --- a truck that is carried --- */

gboolean
ts_competitors_can_carry (const TsView *view)
{
  const Competitors *state = view->state;

  if (state->base.counters[state->base.turn][COMPETITORS_MONEY] < ts_competitors_fuel (COMPETITORS_SHIP, 0))
    return FALSE;
  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (ts_competitors_may_carry (state, seat, COMPETITORS_SHIP) ||
        ts_competitors_may_carry (state, seat, COMPETITORS_PLANE))
      return TRUE;
  return FALSE;
}

static gboolean
check_carrier (const TsStep *step, int carrier, GError **error)
{
  const Competitors *state = step->view.state;
  int owner;

  if (!ts_competitors_vehicle_owner (step, &owner, error))
    return FALSE;
  if (ts_competitors_may_carry (state, owner, carrier))
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a kind of vehicle */
                    _ ("%s has no vehicle that could carry it (%s); choose another one."),
                    ts_view_name (&step->view, owner), _ (ts_competitors_vehicles[carrier].label));
}

gboolean
ts_competitors_carry (TsStep *step, GError **error)
{
  const TsEntry *entry = step->entry;

  return check_truck_or_own (step, COMPETITORS_TRUCK, error) &&
         check_carrier (step, COMPETITORS_SHIP + ts_entry_int (entry, "by"), error) &&
         check_points (entry, error) && check_road (ts_entry_value (entry, "before"), error) &&
         check_road (ts_entry_value (entry, "after"), error) && travel (step, error);
}

/* --- out of a channel --- */

static gboolean
is_freed (const CompetitorsContract *contract, int vehicle)
{
  return contract->vehicle == vehicle && vehicle != COMPETITORS_PLANE;
}

/* The card that stops it may be read after its last movement turn; by rules version 1 that came too late. */
static gboolean
needs_turn_left (const TsView *view)
{
  return is_delivering (view->state) || view->header->rules < 2;
}

gboolean
ts_competitors_may_free (const TsView *view)
{
  const CompetitorsContract *contract = ts_competitors_delivery (view->state);

  return is_freed (contract, contract->vehicle) &&
         (contract->used < contract->turns || !needs_turn_left (view));
}

gboolean
ts_competitors_can_free (const TsView *view)
{
  const Competitors *state = view->state;

  return ts_competitors_may_free (view) &&
         state->base.counters[state->base.turn][COMPETITORS_MONEY] >=
             ts_competitors_free_price (ts_competitors_delivery (state)->vehicle);
}

gboolean
ts_competitors_free (TsStep *step, GError **error)
{
  int vehicle = ts_entry_int (step->entry, "vehicle");
  int price = ts_competitors_free_price (vehicle);
  int seat = step->entry->who;

  if (!is_freed (ts_competitors_delivery (step->view.state), vehicle))
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("Only the vehicle of the Contract under way can be bought out of a channel."));
  if ((needs_turn_left (&step->view) && !ts_competitors_has_turn_left (step, error)) ||
      !ts_competitors_can_pay (step, seat, price, error))
    return FALSE;
  ts_post_money (step, seat, TS_BANK, COMPETITORS_MONEY, price, "freed");
  return TRUE;
}

/* --- what is said with them --- */

/* In the order of COMPETITORS_SHIP, COMPETITORS_PLANE. */
static const TsWord carriers[] = { { "ship", N_ ("Ship") }, { "aircraft", N_ ("Aircraft") }, { 0 } };

/* What can be bought out of a channel, in the order of the vehicles. */
static const TsWord swimmers[] = { { "truck", N_ ("Truck") }, { "ship", N_ ("Ship") }, { 0 } };

/* What both ways to move may call for. */
#define ALONG_THE_WAY                                                                                        \
  { .id = "customs", .label = N_ ("Customs cards"), .type = TS_FIELD_INTEGER, .max = 9, .optional = TRUE },  \
      { .id = "flag",                                                                                        \
        .label = N_ ("Red-flag State it ends in"),                                                           \
        .type = TS_FIELD_WORD,                                                                               \
        .words = ts_competitors_continents,                                                                  \
        .optional = TRUE },                                                                                  \
  {                                                                                                          \
    .id = "fees", .label = N_ ("Headquarters passed"), .type = TS_FIELD_SEATS, .max = G_MAXINT64,            \
    .optional = TRUE                                                                                         \
  }

const TsField ts_competitors_move_args[] = {
  { .id = "vehicle", .label = N_ ("Vehicle"), .type = TS_FIELD_WORD, .words = ts_competitors_vehicles },
  { .id = "terrain",
    .label = N_ ("Terrain, State by State"),
    .type = TS_FIELD_WORDS,
    .min = 1,
    .max = 5,
    .words = ts_competitors_terrains,
    .with = "vehicle",
    .with_words = TS_WORD (COMPETITORS_TRUCK) },
  { .id = "hexes",
    .label = N_ ("Hexes"),
    .type = TS_FIELD_INTEGER,
    .min = 1,
    .max = 4,
    .with = "vehicle",
    .with_words = TS_WORD (COMPETITORS_SHIP) },
  { .id = "distance",
    .label = N_ ("Distance on the ruler"),
    .type = TS_FIELD_WORD,
    .words = ts_competitors_distances,
    .with = "vehicle",
    .with_words = TS_WORD (COMPETITORS_PLANE) },
  ALONG_THE_WAY,
  { 0 },
};

const TsField ts_competitors_carry_args[] = {
  { .id = "by", .label = N_ ("Carried by"), .type = TS_FIELD_WORD, .words = carriers },
  { .id = "before",
    .label = N_ ("Terrain before"),
    .type = TS_FIELD_WORDS,
    .min = 1,
    .max = 5,
    .words = ts_competitors_terrains,
    .optional = TRUE },
  { .id = "after",
    .label = N_ ("Terrain after"),
    .type = TS_FIELD_WORDS,
    .min = 1,
    .max = 5,
    .words = ts_competitors_terrains,
    .optional = TRUE },
  { .id = "hexes",
    .label = N_ ("Hexes"),
    .type = TS_FIELD_INTEGER,
    .min = 1,
    .max = 4,
    .with = "by",
    .with_words = TS_WORD (0) },
  { .id = "distance",
    .label = N_ ("Distance on the ruler"),
    .type = TS_FIELD_WORD,
    .words = ts_competitors_distances,
    .with = "by",
    .with_words = TS_WORD (1) },
  { .id = "points",
    .label = N_ ("Movement points of the aircraft"),
    .type = TS_FIELD_INTEGER,
    .min = 1,
    .max = 2,
    .with = "by",
    .with_words = TS_WORD (1) },
  { .id = "owner", .label = N_ ("Whose vehicle, if it is lent"), .type = TS_FIELD_SEAT, .optional = TRUE },
  ALONG_THE_WAY,
  { 0 },
};

const TsField ts_competitors_free_args[] = {
  { .id = "vehicle", .label = N_ ("Vehicle"), .type = TS_FIELD_WORD, .words = swimmers },
  { 0 },
};
