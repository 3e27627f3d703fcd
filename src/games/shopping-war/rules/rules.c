/* Shopping War, the rules. Source: the publisher's rulebook (Tambù) and docs/games/shopping-war.md for the
 * rulings.
 *
 * A turn: equip Combos, stroll round the ring of Shops, fight whoever is there or draw a card, equip again,
 * relax. Here are the tables but that of the verbs; what happens in each phase is in the file of that name.
 */
#include "rules.h"

#include "check.h"
#include "combos.h"
#include "config.h"
#include "digest.h"
#include "facts.h"
#include "prompts.h"
#include "protocol.h"
#include "samples.h"
#include "things.h"
#include "turns.h"
#include "verbs.h"

#include "referee/language.h"

static const TsWord variants[] = {
  { "stars", N_ ("The first with enough Stars wins") },
  { "last-shopper", N_ ("Stars are lives, the last Shopper wins") },
  { 0 },
};

/* --- the score --- */

static int
score (const TsView *view, int seat)
{
  return ts_view_state (view)->counters[seat][SHOPPING_STARS];
}

static void
tally (const TsView *view, int seat, GArray *lines)
{
  ts_tally_add_even_zero (lines, "stars", view->game->counters[SHOPPING_STARS].label, score (view, seat));
}

static const TsExplanation explanations[] = {
  { "stars", TS_COUNTED (SHOPPING_STARS), TS_HEADING ("Objective"), NULL },
  { 0 },
};

/* Whoever won the last Scuffle wins, whatever is corrected later; after an early end whoever has the most
 * Stars of those who are in. */
static void
standing (const TsView *view, int seat, TsStanding *own)
{
  const ShoppingWar *state = view->state;

  own->in = !state->out[seat];
  own->wins = own->in;
  for (int other = 0; other < state->base.n_seats; other++)
    own->wins = own->wins && (state->out[other] || score (view, other) <= score (view, seat));
  if (state->winner != TS_NOBODY)
    own->wins = state->winner == seat;
}

/* --- tables --- */

static const TsField options[] = {
  {
      .id = "variant",
      .label = N_ ("How to win"),
      .type = TS_FIELD_WORD,
      .words = variants,
      .fallback = "\"stars\"",
  },
  {
      .id = "stars",
      .label = N_ ("Stars"),
      .about = N_ ("As many as win, or as many lives as all begin with."),
      .type = TS_FIELD_INTEGER,
      .min = 1,
      .max = 99,
      .fallback = "3",
  },
  TS_OPTION_FIRST_ROLLS (N_ ("By the rulebook, whoever rolls lowest.")),
  {
      .id = "shops",
      .label = N_ ("Shops, clockwise"),
      .about = N_ ("Two for each player; every second one, from the first on, is a player’s own."),
      .type = TS_FIELD_WORDS,
      .min = 4,
      .max = SHOPPING_N_NAMES,
      .words = ts_shopping_war_names,
      .distinct = TRUE,
      .fallback = "[\"Supermarket\",\"Electronics\",\"Clothing\",\"Restaurant\",\"Music\",\"Sport\","
                  "\"Furnitures\",\"Fast Food\"]",
  },
  { 0 },
};

static const TsWay ways[] = {
  { SHOPPING_FIRST_PLAYER, SHOPPING_FIRST_PLAYER, "roll-off", NULL },
  { SHOPPING_FIRST_PLAYER, SHOPPING_EQUIP1, "roll-off", N_ ("one is lowest") },
  { SHOPPING_EQUIP1, SHOPPING_STROLL, "next", NULL },
  { SHOPPING_STROLL, SHOPPING_EQUIP2, "walk", N_ ("nobody to fight") },
  { SHOPPING_STROLL, SHOPPING_SCUFFLE, "walk", N_ ("somebody is there") },
  { SHOPPING_STROLL, SHOPPING_EQUIP2, "step", N_ ("nobody to fight") },
  { SHOPPING_STROLL, SHOPPING_SCUFFLE, "step", N_ ("somebody is there") },
  { SHOPPING_STROLL, SHOPPING_EQUIP2, "enter", NULL },
  { SHOPPING_SCUFFLE, SHOPPING_SCUFFLE, "scuffle-roll", NULL },
  { SHOPPING_SCUFFLE, SHOPPING_CROWD, "scuffle-roll", N_ ("won") },
  { SHOPPING_SCUFFLE, SHOPPING_EQUIP2, "scuffle-roll", N_ ("the defender is out") },
  { SHOPPING_SCUFFLE, SHOPPING_EQUIP1, "scuffle-roll", N_ ("the mover is out") },
  { SHOPPING_SCUFFLE, SHOPPING_OVER, "scuffle-roll", N_ ("the winning Star, or one is left") },
  { SHOPPING_SCUFFLE, SHOPPING_EQUIP2, "call-off", N_ ("nobody can win") },
  { SHOPPING_CROWD, SHOPPING_EQUIP2, "next", NULL },
  { SHOPPING_EQUIP2, SHOPPING_RELAX, "next", NULL },
  { SHOPPING_RELAX, SHOPPING_EQUIP1, "next", N_ ("the next seat") },
  { 0 },
};

static const TsCounter counters[] = {
  [SHOPPING_STARS] = { .id = "stars", .label = N_ ("Stars"), .max = 99 },
  [SHOPPING_SHOP_CARDS] = { .id = "shop_cards", .label = N_ ("Shop cards"), .max = 999 },
  [SHOPPING_EMPORIUM_CARDS] = { .id = "emporium_cards", .label = N_ ("Emporium cards"), .max = 999 },
  [SHOPPING_STOCK] = { .id = "stock", .label = N_ ("Stock"), .max = 999 },
  { 0 },
};

static const TsReason reasons[] = {
  { "start", N_ ("at the start"), TS_HEADING ("Setup") },
  { "equipped", N_ ("equipped"), TS_HEADING ("Equipment") },
  { "replaced", N_ ("a replaced Combo"), TS_HEADING ("Stock") },
  { "drawn", N_ ("drawn in a Shop"), TS_HEADING ("Turns") },
  { "relaxed", N_ ("drawn while relaxing"), TS_HEADING ("Turns") },
  { "scuffle-won", N_ ("a Scuffle won"), TS_HEADING ("Scuffle") },
  { "scuffle-lost", N_ ("a Scuffle lost"), TS_HEADING ("Variants") },
  { "out", N_ ("out of the game"), TS_HEADING ("Variants") },
  { "power", N_ ("paid for a Power"), TS_HEADING ("Power") },
  { "combo-lost", N_ ("a lost Combo"), TS_HEADING ("Stock") },
  { 0 },
};

const TsGame ts_shopping_war = {
  .id = "shopping-war",
  .title = N_ ("Shopping War"),
  .summary = N_ ("Arm yourself with groceries, stroll round the mall, and win your Stars in Scuffles."),
  .credits = "Ercole, Giovanni, Ludovico, Gianluca Chicconi, Isacco Saccoman, Tambù",
  .min_players = 2,
  .max_players = SHOPPING_MAX_SEATS,
  .state_size = sizeof (ShoppingWar),
  .options = options,
  .phases = ts_shopping_war_phases,
  .ways = ways,
  .verbs = ts_shopping_war_verbs,
  .counters = counters,
  .reasons = reasons,
  .start = ts_shopping_war_start,
  .follow = ts_shopping_war_follow_power,
  .score = score,
  .tally = tally,
  .explanations = explanations,
  .standing = standing,
  .drops_out = TRUE,
  .board = ts_shopping_war_describe,
  .digest = ts_shopping_war_digest,
  .samplers = ts_shopping_war_samplers,
  .check = ts_shopping_war_check,
  .things = ts_shopping_war_things,
  .places = ts_shopping_war_places_of_things,
  .lie = ts_shopping_war_lie,
  .on_table = ts_shopping_war_on_table,
  .facts = ts_shopping_war_facts,
};
