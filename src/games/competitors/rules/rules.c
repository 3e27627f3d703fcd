/* Competitor$, the rules. Source: the publisher's rulebook (Tambù) and docs/games/competitors.md for the
 * rulings.
 *
 * A round: the dice choose a continent in danger, then every seat has two actions: draw, sign, deliver, move,
 * buy, sell. Here are the tables; the verbs stand in verbs.c, what they do in the file of that name. */
#include "rules.h"

#include "check.h"
#include "config.h"
#include "digest.h"
#include "facts.h"
#include "opening.h"
#include "prompts.h"
#include "protocol.h"
#include "referee/number.h"
#include "samples.h"
#include "sites.h"
#include "things.h"
#include "verbs.h"

#include "referee/language.h"

static const TsWord modes[] = {
  [COMPETITORS_MODE_POINTS] = { "points", N_ ("Until somebody has enough Victory Points") },
  [COMPETITORS_MODE_TIMED] = { "timed", N_ ("For a number of rounds") },
  { 0 },
};

/* --- score --- */

static int
derive (gconstpointer data, int seat, int counter)
{
  const Competitors *state = data;

  if (counter == COMPETITORS_BRANCHES)
    return ts_competitors_n_branches (state, seat);
  return seat == state->base.turn && state->base.phase >= COMPETITORS_IN_ROUND ? state->actions : 0;
}

static int
score (const TsView *view, int seat)
{
  return ts_view_state (view)->counters[seat][COMPETITORS_POINTS];
}

static int
wealth (const TsView *view, int seat)
{
  return ts_competitors_wealth (view->state, seat);
}

/* Wealth breaks ties once the game is over. */
static void
standing (const TsView *view, int seat, TsStanding *own)
{
  if (!ts_view_is_over (view))
    return;
  for (int other = 0; other < ts_view_state (view)->n_seats; other++)
    own->place += score (view, other) == score (view, seat) && wealth (view, other) > wealth (view, seat);
  own->wins = own->place == 1;
}

static void
tally (const TsView *view, int seat, GArray *lines)
{
  ts_tally_add_even_zero (lines, "victory-points", view->game->counters[COMPETITORS_POINTS].label,
                          score (view, seat));
}

#define WARES                                                                                                \
  (TS_COUNTED (COMPETITORS_TRUCKS) | TS_COUNTED (COMPETITORS_SHIPS) | TS_COUNTED (COMPETITORS_AIRCRAFT) |    \
   TS_COUNTED (COMPETITORS_BRANCHES))

static void
tell_wealth (const TsView *view, int seat, const char *line G_GNUC_UNUSED, GPtrArray *facts)
{
  int money = ts_view_state (view)->counters[seat][COMPETITORS_MONEY];
  g_autofree char *coins = ts_number_tell (money);
  g_autofree char *sales = ts_number_tell (wealth (view, seat) - money);

  /* Translators: two sums of money */
  g_ptr_array_add (facts, g_strdup_printf (_ ("%s in coins, and %s that the bank gives for vehicles and "
                                              "Branches. Where Victory Points are equal it decides."),
                                           coins, sales));
}

static const TsExplanation explanations[] = {
  { "victory-points", TS_COUNTED (COMPETITORS_POINTS), TS_PAGE (30), NULL },
  { "wealth", TS_COUNTED (COMPETITORS_MONEY) | WARES, TS_PAGE (14), tell_wealth },
  { 0 },
};

/* --- tables --- */

static const TsField options[] = {
  {
      .id = "mode",
      .label = N_ ("How long"),
      .type = TS_FIELD_WORD,
      .words = modes,
      .fallback = "\"points\"",
  },
  {
      .id = "target",
      .label = N_ ("Victory Points that end it"),
      .type = TS_FIELD_INTEGER,
      .min = 1,
      .max = 99,
      .fallback = "10",
  },
  {
      .id = "rounds",
      .label = N_ ("Rounds"),
      .about = N_ ("How many marks the Round track has, where the game is timed."),
      .type = TS_FIELD_INTEGER,
      .min = 1,
      .max = 99,
      .fallback = "12",
  },
  TS_OPTION_FIRST_ROLLS (N_ ("By the rulebook, whoever rolls highest.")),
  {
      .id = "continents",
      .label = N_ ("Continents, by the faces 1 to 6"),
      .about = N_ ("Which one each face of the d6 means on your Hazards table."),
      .type = TS_FIELD_WORDS,
      .min = COMPETITORS_CONTINENTS,
      .max = COMPETITORS_CONTINENTS,
      .words = ts_competitors_continents,
      .distinct = TRUE,
      .fallback = "[\"north-america\",\"south-america\",\"europe\",\"africa\",\"asia\",\"oceania\"]",
      .printed = TRUE,
  },
  {
      .id = "tables",
      .label = N_ ("Event tables"),
      .about =
          N_ ("Tableside’s own events, a set that you typed in, or none: then you read the printed ones."),
      .type = TS_FIELD_TEXT,
      .min = 1,
      .max = 40, /* an id of a set is no longer */
      .fallback = "\"house\"",
      .printed = TRUE,
  },
  { 0 },
};

static const TsWay ways[] = {
  { COMPETITORS_FIRST_PLAYER, COMPETITORS_FIRST_PLAYER, "roll-off", NULL },
  { COMPETITORS_FIRST_PLAYER, COMPETITORS_HEADQUARTERS, "roll-off", N_ ("one is highest") },
  { COMPETITORS_HEADQUARTERS, COMPETITORS_HEADQUARTERS, "found", NULL },
  { COMPETITORS_HEADQUARTERS, COMPETITORS_WEATHER, "found", N_ ("all have one") },
  { COMPETITORS_WEATHER, COMPETITORS_IN_ROUND, "roll-weather", NULL },
  { COMPETITORS_IN_ROUND, COMPETITORS_DELIVERY, "deliver", NULL },
  { COMPETITORS_IN_ROUND, COMPETITORS_IN_ROUND, "move", NULL },
  { COMPETITORS_IN_ROUND, COMPETITORS_EVENT, "move", N_ ("into a red flag") },
  { COMPETITORS_DELIVERY, COMPETITORS_DELIVERY, "move", NULL },
  { COMPETITORS_DELIVERY, COMPETITORS_CUSTOMS, "move", N_ ("cards are due") },
  { COMPETITORS_DELIVERY, COMPETITORS_EVENT, "move", N_ ("into a red flag") },
  { COMPETITORS_IN_ROUND, COMPETITORS_IN_ROUND, "carry", NULL },
  { COMPETITORS_IN_ROUND, COMPETITORS_EVENT, "carry", N_ ("into a red flag") },
  { COMPETITORS_DELIVERY, COMPETITORS_DELIVERY, "carry", NULL },
  { COMPETITORS_DELIVERY, COMPETITORS_CUSTOMS, "carry", N_ ("cards are due") },
  { COMPETITORS_DELIVERY, COMPETITORS_EVENT, "carry", N_ ("into a red flag") },
  { COMPETITORS_CUSTOMS, COMPETITORS_CUSTOMS, "customs", NULL },
  { COMPETITORS_CUSTOMS, COMPETITORS_DELIVERY, "customs", N_ ("the last card") },
  { COMPETITORS_CUSTOMS, COMPETITORS_EVENT, "customs", N_ ("an event is due") },
  { COMPETITORS_CUSTOMS, COMPETITORS_IN_ROUND, "customs", N_ ("the round ends") },
  { COMPETITORS_CUSTOMS, COMPETITORS_WEATHER, "customs", N_ ("the last round ends") },
  { COMPETITORS_CUSTOMS, COMPETITORS_OVER, "customs", N_ ("the game ends") },
  { COMPETITORS_CUSTOMS, COMPETITORS_CUSTOMS, "settle", NULL },
  { COMPETITORS_CUSTOMS, COMPETITORS_IN_ROUND, "settle", N_ ("the round ends") },
  { COMPETITORS_CUSTOMS, COMPETITORS_WEATHER, "settle", N_ ("the last round ends") },
  { COMPETITORS_CUSTOMS, COMPETITORS_OVER, "settle", N_ ("the game ends") },
  { COMPETITORS_EVENT, COMPETITORS_DELIVERY, "settle", N_ ("a delivery goes on") },
  { COMPETITORS_EVENT, COMPETITORS_IN_ROUND, "settle", NULL },
  { COMPETITORS_EVENT, COMPETITORS_WEATHER, "settle", N_ ("the last round ends") },
  { COMPETITORS_EVENT, COMPETITORS_OVER, "settle", N_ ("the game ends") },
  { COMPETITORS_DELIVERY, COMPETITORS_IN_ROUND, "arrive", NULL },
  { COMPETITORS_DELIVERY, COMPETITORS_IN_ROUND, "fail", NULL },
  { COMPETITORS_IN_ROUND, COMPETITORS_IN_ROUND, "next", N_ ("the next seat") },
  { COMPETITORS_IN_ROUND, COMPETITORS_WEATHER, "next", N_ ("the last seat") },
  { COMPETITORS_IN_ROUND, COMPETITORS_OVER, "next", N_ ("the game ends") },
  { COMPETITORS_DELIVERY, COMPETITORS_DELIVERY, "lose", NULL },
  { COMPETITORS_CUSTOMS, COMPETITORS_CUSTOMS, "lose", NULL },
  { COMPETITORS_EVENT, COMPETITORS_EVENT, "lose", NULL },
  { COMPETITORS_DELIVERY, COMPETITORS_IN_ROUND, "lose", N_ ("its vehicle is lost") },
  { COMPETITORS_CUSTOMS, COMPETITORS_IN_ROUND, "lose", N_ ("its vehicle is lost") },
  { COMPETITORS_EVENT, COMPETITORS_IN_ROUND, "lose", N_ ("its vehicle is lost") },
  { 0 },
};

static const TsCounter counters[] = {
  [COMPETITORS_MONEY] = { .id = "money", .label = N_ ("Money"), .max = 99999999, .money = TRUE },
  [COMPETITORS_POINTS] = { .id = "victory_points", .label = N_ ("Victory Points"), .max = 99 },
  [COMPETITORS_TRUCKS] = { .id = "trucks", .label = N_ ("Trucks"), .max = 5 },
  [COMPETITORS_SHIPS] = { .id = "ships", .label = N_ ("Ships"), .max = 3 },
  [COMPETITORS_AIRCRAFT] = { .id = "aircraft",
                             .label = NC_ ("counter", "Aircraft"),
                             .context = "counter",
                             .max = 2 },
  [COMPETITORS_TERRITORY_CARDS] = { .id = "territory_cards", .label = N_ ("Territory cards"), .max = 116 },
  [COMPETITORS_CONTRACT_CARDS] = { .id = "contract_cards", .label = N_ ("Contract cards"), .max = 116 },
  [COMPETITORS_BRANCHES] = { .id = "branches",
                             .label = N_ ("Branches"),
                             .max = COMPETITORS_MAX_BRANCHES,
                             .derived = TRUE },
  [COMPETITORS_ACTIONS_LEFT] = { .id = "actions",
                                 .label = N_ ("Actions left"),
                                 .max = COMPETITORS_ACTIONS,
                                 .derived = TRUE },
  { 0 },
};

static const int in_sight[] = { COMPETITORS_MONEY, -1 };

static const TsReason reasons[] = {
  { "start", N_ ("at the start"), TS_PAGE (8) },
  { "drawn", N_ ("drawn"), TS_PAGE (10) },
  { "signed", N_ ("a Contract signed"), TS_PAGE (10) },
  { "fuel", N_ ("fuel"), TS_PAGE (18) },
  { "transit", N_ ("a Headquarters passed"), TS_PAGE (9) },
  { "freed", N_ ("bought out of a channel"), TS_PAGE (18) },
  { "delivered", N_ ("goods delivered"), TS_PAGE (10) },
  { "early", N_ ("delivered early"), TS_PAGE (12) },
  { "failed", N_ ("a delivery failed"), TS_PAGE (12) },
  { "bought", N_ ("bought from the bank"), TS_PAGE (24) },
  { "sold", N_ ("sold to the bank"), TS_PAGE (24) },
  { "traded", N_ ("traded"), TS_PAGE (26) },
  { "paid", N_ ("paid"), TS_PAGE (27) },
  { "received", N_ ("received from the bank"), TS_PAGE (27) },
  { "lost", N_ ("lost"), TS_PAGE (27) },
  { "special", N_ ("a Special Contract card played"), TS_PAGE (17) },
  { 0 },
};

static const TsStretch stretches[] = {
  TS_STRETCH (Competitors, contracts, n_contracts),
  TS_STRETCH (Competitors, texts, n_texts),
  { 0 },
};

const TsGame ts_competitors = {
  .id = "competitors",
  .title = N_ ("Competitor$"),
  .summary = N_ ("Sign Contracts, move goods round the world, and outwit customs, weather and each other."),
  .credits = "Sebastiano Todaro, Tambù",
  .rules = 2,
  .min_players = 2,
  .max_players = COMPETITORS_MAX_SEATS,
  .state_size = sizeof (Competitors),
  .stretches = stretches,
  .options = options,
  .phases = ts_competitors_phases,
  .ways = ways,
  .verbs = ts_competitors_verbs,
  .counters = counters,
  .reasons = reasons,
  .start = ts_competitors_start,
  .adjusted = ts_competitors_adjusted,
  .derive = derive,
  .score = score,
  .in_sight = in_sight,
  .tally = tally,
  .explanations = explanations,
  .beside = { .id = "wealth", .label = N_ ("Wealth"), .of = wealth },
  .standing = standing,
  .board = ts_competitors_describe,
  .digest = ts_competitors_digest,
  .samplers = ts_competitors_samplers,
  .check = ts_competitors_check,
  .things = ts_competitors_things,
  .places = ts_competitors_places_of_things,
  .lie = ts_competitors_lie,
  .facts = ts_competitors_facts,
  .rounds = { .option = "rounds", .mode = "mode", .modes = TS_WORD (COMPETITORS_MODE_TIMED) },
};
