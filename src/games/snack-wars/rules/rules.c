/* Snack Wars, the rules. Source: the publisher's rulebook (Gigamic, 2021) and docs/games/snack-wars.md for
 * the rulings.
 *
 * A turn: the seat draws until collection and drawn cards are 9, keeps the food of one kind, or one bonus
 * card, or the raccoons (which steal), and play goes on clockwise to the next seat that has room.
 *
 * What players have and what it is worth is in collection.c, what they do in moves.c; sentences are in
 * prompts.c, the board of the protocol in protocol.c. */
#include "rules.h"

#include "collection.h"
#include "config.h"
#include "digest.h"
#include "explain.h"
#include "moves.h"
#include "prompts.h"
#include "protocol.h"
#include "things.h"
#include "referee/opening.h"

#include "referee/language.h"

const TsWord ts_snack_wars_kinds[] = {
  { "macaron", N_ ("Macaron") },     { "croissant", N_ ("Croissant") },
  { "cheese", N_ ("Cheese") },       { "sushi", N_ ("Sushi") },
  { "ramen", N_ ("Ramen") },         { "shrimp-tempura", N_ ("Shrimp tempura") },
  { "milkshake", N_ ("Milkshake") }, { "donut", N_ ("Donut") },
  { "burger", N_ ("Burger") },       { 0 },
};

const TsWord ts_snack_wars_bonuses[] = {
  { "french", N_ ("French bonus") },     { "japanese", N_ ("Japanese bonus") },
  { "american", N_ ("American bonus") }, { "variety", N_ ("Variety bonus") },
  { "raccoon", N_ ("Raccoon bonus") },   { 0 },
};

static int
derive (gconstpointer state, int seat, int counter G_GNUC_UNUSED)
{
  return ts_snack_wars_cards (state, seat);
}

/* --- the beginning --- */

static gboolean
adjusted (TsStep *step, GError **error G_GNUC_UNUSED)
{
  SnackWars *next = step->next;

  if (next->base.phase == SNACK_STEAL)
    ts_snack_wars_go_on_stealing (step);
  else if (next->base.phase == SNACK_TAKE && !ts_snack_wars_has_room (next, next->base.turn))
    ts_snack_wars_pass_turn (step);
  return TRUE;
}

static gboolean
start (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_step_begin (step, SNACK_TAKE, SNACK_RECORD);
  return TRUE;
}

/* --- what holds --- */

static gboolean
check (const TsView *view, GError **error)
{
  const SnackWars *state = view->state;
  int turn = state->base.turn;
  gboolean holds = TRUE;

  if (state->base.phase == SNACK_TAKE)
    holds = ts_snack_wars_has_room (state, turn) && state->steals == 0;
  if (state->base.phase == SNACK_STEAL)
    holds = ts_snack_wars_has_room (state, turn) && state->steals > 0 &&
            ts_snack_wars_others_hold_cards (state, turn);
  return holds || ts_broken (error, "a seat is to act that cannot");
}

/* --- tables --- */

static const TsField options[] = {
  {
      .id = "values",
      .label = N_ ("Numbers in the card corners"),
      .about = N_ ("Look at the corners of your cards once; they are remembered."),
      .type = TS_FIELD_COUNTS,
      .min = 1,
      .max = 9,
      .words = ts_snack_wars_kinds,
      .distinct = TRUE,
      .fallback = "{\"macaron\":1,\"croissant\":5,\"cheese\":2,\"sushi\":3,\"ramen\":4,\"shrimp-tempura\":6,"
                  "\"milkshake\":8,\"donut\":7,\"burger\":9}",
      .printed = TRUE,
  },
  TS_OPTION_FIRST (N_ ("The biggest foodie at the table.")),
  TS_OPTION_TALLY_ONLY,
  { 0 },
};

static const TsWay ways[] = {
  { SNACK_TAKE, SNACK_TAKE, "take-food", NULL },
  { SNACK_TAKE, SNACK_TAKE, "take-bonus", NULL },
  { SNACK_TAKE, SNACK_TAKE, "take-raccoons", N_ ("nobody can be robbed") },
  { SNACK_TAKE, SNACK_STEAL, "take-raccoons", NULL },
  { SNACK_TAKE, SNACK_OVER, "take-food", N_ ("all are full") },
  { SNACK_TAKE, SNACK_OVER, "take-bonus", N_ ("all are full") },
  { SNACK_STEAL, SNACK_STEAL, "steal", N_ ("steals are left") },
  { SNACK_STEAL, SNACK_TAKE, "steal", NULL },
  { SNACK_STEAL, SNACK_TAKE, "next", NULL },
  { SNACK_RECORD, SNACK_OVER, "finish", NULL },
  { 0 },
};

static const TsField food_args[] = {
  { .id = "food", .label = N_ ("Food"), .type = TS_FIELD_WORD, .words = ts_snack_wars_kinds },
  { .id = "count", .label = N_ ("How many"), .type = TS_FIELD_INTEGER, .min = 1, .max = 9 },
  { 0 },
};

static const TsField bonus_args[] = {
  { .id = "bonus", .label = N_ ("Bonus card"), .type = TS_FIELD_WORD, .words = ts_snack_wars_bonuses },
  { 0 },
};

static const TsField raccoon_args[] = {
  { .id = "count", .label = N_ ("How many"), .type = TS_FIELD_INTEGER, .min = 1, .max = 9 },
  { 0 },
};

static const TsField steal_args[] = {
  { .id = "from", .label = N_ ("From whom"), .type = TS_FIELD_SEAT },
  { .id = "food", .label = N_ ("Food"), .type = TS_FIELD_WORD, .words = ts_snack_wars_kinds, .one_of = 1 },
  { .id = "bonus",
    .label = N_ ("Bonus card"),
    .type = TS_FIELD_WORD,
    .words = ts_snack_wars_bonuses,
    .one_of = 1 },
  { 0 },
};

static const TsSentence raccoons_taken[] = {
  { NP_ ("{who} takes {count} Raccoon.", "{who} takes {count} Raccoons."), .count = "count" },
  { 0 },
};

static const TsSentence stolen[] = {
  { N_ ("{who} steals from {from}: {food}.") },
  { N_ ("{who} steals from {from}: {bonus}.") },
  { 0 },
};

static const TsField collection_args[] = {
  {
      .id = "foods",
      .label = N_ ("Food"),
      .type = TS_FIELD_COUNTS,
      .max = G_MAXINT64,
      .words = ts_snack_wars_kinds,
      .optional = TRUE,
  },
  {
      .id = "bonuses",
      .label = N_ ("Bonus cards"),
      .type = TS_FIELD_WORDS,
      .max = G_MAXINT64,
      .words = ts_snack_wars_bonuses,
      .optional = TRUE,
  },
  { .id = "raccoons", .label = N_ ("Raccoons"), .type = TS_FIELD_INTEGER, .max = 10, .optional = TRUE },
  { 0 },
};

/* Whoever steals nothing more has a steal left. */
static gboolean
gives_up (const TsView *view G_GNUC_UNUSED)
{
  return TRUE;
}

/* Whoever counts before anything is written down counts nothing. */
static gboolean
is_nothing_recorded (const TsView *view)
{
  const TsState *state = view->state;

  for (int seat = 0; seat < state->n_seats; seat++)
    if (state->counters[seat][SNACK_CARDS] > 0 || state->counters[seat][SNACK_RACCOONS] > 0)
      return FALSE;
  return TRUE;
}

static const TsVerb verbs[] = {
  {
      .id = "take-food",
      .label = N_ ("Take food"),
      .phases = TS_IN (SNACK_TAKE),
      .args = food_args,
      .apply = ts_snack_wars_take_food,
      .says = N_ ("{who} takes {count} × {food}."),
  },
  {
      .id = "take-bonus",
      .label = N_ ("Take a bonus card"),
      .phases = TS_IN (SNACK_TAKE),
      .args = bonus_args,
      .possible = ts_snack_wars_bonus_left,
      .apply = ts_snack_wars_take_bonus,
      .says = N_ ("{who} takes the card: {bonus}."),
  },
  {
      .id = "take-raccoons",
      .label = N_ ("Take Raccoons"),
      .phases = TS_IN (SNACK_TAKE),
      .args = raccoon_args,
      .possible = ts_snack_wars_raccoons_left,
      .apply = ts_snack_wars_take_raccoons,
      .says_where = raccoons_taken,
  },
  {
      .id = "steal",
      .label = N_ ("Steal"),
      .phases = TS_IN (SNACK_STEAL),
      .args = steal_args,
      .apply = ts_snack_wars_steal,
      .says_where = stolen,
  },
  {
      .id = "next",
      .label = N_ ("No more stealing"),
      .phases = TS_IN (SNACK_STEAL),
      .default_action = TRUE,
      .gives_up = gives_up,
      .apply = ts_snack_wars_stop_stealing,
      .says = N_ ("{who} steals nothing more."),
  },
  {
      .id = "collection",
      .label = N_ ("Write down somebody’s cards"),
      .phases = TS_IN (SNACK_RECORD),
      .who = TS_WHO_ANY,
      .args = collection_args,
      .apply = ts_snack_wars_write_down,
      .says = N_ ("The collection of {who} is written down."),
  },
  {
      .id = "finish",
      .label = N_ ("Count"),
      .phases = TS_IN (SNACK_RECORD),
      .who = TS_WHO_TABLE,
      .default_action = TRUE,
      .gives_up = is_nothing_recorded,
      .apply = ts_step_apply_end,
      .says = N_ ("All collections are counted."),
  },
  { 0 },
};

static const TsCounter counters[] = {
  [SNACK_CARDS] = { .id = "cards", .label = N_ ("Cards"), .max = SNACK_COLLECTION, .derived = TRUE },
  [SNACK_RACCOONS] = { .id = "raccoons", .label = N_ ("Raccoons"), .max = 10, .supply = SNACK_ALL_RACCOONS },
  [SNACK_KINDS] = { .id = "macaron", .label = N_ ("Macaron"), .max = SNACK_COLLECTION },
  { .id = "croissant", .label = N_ ("Croissant"), .max = SNACK_COLLECTION },
  { .id = "cheese", .label = N_ ("Cheese"), .max = SNACK_COLLECTION },
  { .id = "sushi", .label = N_ ("Sushi"), .max = SNACK_COLLECTION },
  { .id = "ramen", .label = N_ ("Ramen"), .max = SNACK_COLLECTION },
  { .id = "shrimp-tempura", .label = N_ ("Shrimp tempura"), .max = SNACK_COLLECTION },
  { .id = "milkshake", .label = N_ ("Milkshake"), .max = SNACK_COLLECTION },
  { .id = "donut", .label = N_ ("Donut"), .max = SNACK_COLLECTION },
  { .id = "burger", .label = N_ ("Burger"), .max = SNACK_COLLECTION },
  [SNACK_BONUSES] = { .id = "bonus-french", .label = N_ ("French bonus"), .max = 1, .supply = 1 },
  { .id = "bonus-japanese", .label = N_ ("Japanese bonus"), .max = 1, .supply = 1 },
  { .id = "bonus-american", .label = N_ ("American bonus"), .max = 1, .supply = 1 },
  { .id = "bonus-variety", .label = N_ ("Variety bonus"), .max = 1, .supply = 1 },
  { .id = "bonus-raccoon", .label = N_ ("Raccoon bonus"), .max = 1, .supply = 1 },
  { 0 },
};

static const TsReason reasons[] = {
  { "taken", N_ ("taken"), TS_HEADING ("Choose and place") },
  { "stolen", N_ ("stolen"), TS_PAGE (5) },
  { "stolen-away", N_ ("stolen by somebody"), TS_PAGE (5) },
  { "recorded", N_ ("written down"), TS_TABLES_OWN },
  { 0 },
};

const TsGame ts_snack_wars = {
  .id = "snack-wars",
  .title = N_ ("Snack Wars"),
  .summary = N_ ("Nine snacks, thieving raccoons, and only the majority counts."),
  .credits = "Gary Kim, Camille Chaussy, Gigamic",
  .min_players = 2,
  .max_players = 5,
  .state_size = sizeof (SnackWars),
  .options = options,
  .phases = ts_snack_wars_phases,
  .ways = ways,
  .verbs = verbs,
  .counters = counters,
  .reasons = reasons,
  .start = start,
  .adjusted = adjusted,
  .derive = derive,
  .score = ts_snack_wars_score,
  .tally = ts_snack_wars_tally,
  .explanations = ts_snack_wars_explanations,
  .running_tally = TRUE,
  .board = ts_snack_wars_describe,
  .digest = ts_snack_wars_digest,
  .check = check,
  .things = ts_snack_wars_things,
  .places = ts_snack_wars_places_of_things,
};
