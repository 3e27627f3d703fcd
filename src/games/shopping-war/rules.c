/* Shopping War, the rules. Source: the publisher's rulebook (Tambù) and docs/games/shopping-war.md for the
 * rulings.
 *
 * A turn: equip Combos, stroll round the ring of Shops, fight whoever is there or draw a card, equip again,
 * relax. Here are the tables; what happens in each phase is in the file of that name. */
#include "rules.h"

#include "cards.h"
#include "config.h"
#include "prompts.h"
#include "protocol.h"
#include "refuse.h"
#include "scuffle.h"
#include "stroll.h"
#include "tell.h"
#include "turn.h"

#include <glib/gi18n-lib.h>

static const TsWord variants[] = {
  { "stars", N_ ("The first with enough Stars wins") },
  { "last-shopper", N_ ("Stars are lives, the last Shopper wins") },
  { 0 },
};

static const TsWord firsts[] = { { "roll", N_ ("Roll for it") }, { 0 } };

static const TsWord directions[] = {
  [SHOPPING_CLOCKWISE] = { "clockwise", N_ ("Clockwise") },
  [SHOPPING_COUNTER_CLOCKWISE] = { "counter-clockwise", N_ ("Counter-clockwise") },
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
  ts_tally_add_even_zero (lines, "stars", ts_shopping_war.counters[SHOPPING_STARS].label, score (view, seat));
}

static gboolean
in (const TsView *view, int seat)
{
  return !((const ShoppingWar *) view->state)->out[seat];
}

/* Whoever won the last Scuffle, whatever is corrected later; after an early end whoever has the most Stars of
 * those who are in. */
static gboolean
wins (const TsView *view, int seat)
{
  const ShoppingWar *state = view->state;

  if (state->winner != TS_NOBODY)
    return state->winner == seat;
  for (int other = 0; other < state->base.n_seats; other++)
    if (in (view, other) && score (view, other) > score (view, seat))
      return FALSE;
  return in (view, seat);
}

/* --- what must hold --- */

static gboolean
has_no_combos (const ShoppingWar *state, int seat)
{
  for (int slot = 0; slot < SHOPPING_N_SLOTS; slot++)
    if (state->combos[seat][slot].there)
      return FALSE;
  return TRUE;
}

static gboolean
is_seat_sound (const TsView *view, int seat)
{
  const ShoppingWar *state = view->state;
  int place = state->place[seat];

  if (place >= ts_shopping_war_spaces (view) || (place == SHOPPING_NOWHERE) != state->out[seat])
    return FALSE;
  if (state->out[seat] && (!ts_shopping_war_is_last_shopper (view) || !has_no_combos (state, seat)))
    return FALSE;
  return !state->out[seat] || state->begun[seat];
}

static gboolean
is_scuffle_sound (const TsView *view)
{
  const ShoppingWar *state = view->state;
  const ShoppingScuffle *scuffle = &state->scuffle;
  int mover = state->base.turn;
  guint opponents = ts_shopping_war_opponents (view, mover, state->place[mover]);
  int won[2] = { 0, 0 };

  for (int i = 0; i < scuffle->n_rounds; i++) {
    int winner = ts_shopping_war_round_winner (&scuffle->rounds[i]);

    if (winner != TS_NOBODY)
      won[winner]++;
  }
  for (int side = 0; side < 2; side++)
    if (won[side] != scuffle->won[side] || won[side] >= SHOPPING_WINS)
      return FALSE;
  if (ts_shopping_war_has_rolled (state, SHOPPING_ATTACKER) &&
      ts_shopping_war_has_rolled (state, SHOPPING_DEFENDER))
    return FALSE;
  return scuffle->defender == TS_NOBODY ? (opponents & (opponents - 1)) != 0
                                        : (opponents & (1u << scuffle->defender)) != 0;
}

static gboolean
is_phase_sound (const TsView *view)
{
  const ShoppingWar *state = view->state;
  int turn = state->base.turn;

  if (state->base.phase == SHOPPING_OVER)
    return TRUE;
  if (state->base.phase == SHOPPING_FIRST_PLAYER)
    return turn == TS_NOBODY && state->first == TS_NOBODY && state->base.round == 1;
  if (turn == TS_NOBODY || !state->begun[turn] || state->out[turn] || state->winner != TS_NOBODY)
    return FALSE;
  if (state->rolled != 0 && (state->base.phase != SHOPPING_STROLL || state->place[turn] == SHOPPING_LOBBY))
    return FALSE;
  if ((state->loser != TS_NOBODY) != (state->base.phase == SHOPPING_CROWD))
    return FALSE;
  return state->base.phase != SHOPPING_SCUFFLE || is_scuffle_sound (view);
}

static gboolean
check (const TsView *view, GError **error)
{
  gboolean holds = is_phase_sound (view);

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    holds = holds && is_seat_sound (view, seat);
  if (!holds)
    g_set_error_literal (error, TS_ERROR, TS_ERROR_ILLEGAL,
                         "a token, a roll or a Scuffle is not where it can be");
  return holds;
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
  {
      .id = "first",
      .label = N_ ("Who begins"),
      .about = N_ ("By the rulebook, whoever rolls lowest."),
      .type = TS_FIELD_SEAT,
      .words = firsts,
      .fallback = "\"roll\"",
  },
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

static const TsPhase phases[] = {
  [SHOPPING_FIRST_PLAYER] = { .id = "first-player",
                              .title = N_ ("First player"),
                              .prompt = ts_shopping_war_prompt_first_player,
                              .then = ts_shopping_war_then_first_player },
  [SHOPPING_EQUIP1] = { .id = "equip1",
                        .title = N_ ("Equip 1"),
                        .prompt = ts_shopping_war_prompt_equip,
                        .then = ts_shopping_war_then_equip },
  [SHOPPING_STROLL] = { .id = "stroll",
                        .title = N_ ("Stroll"),
                        .prompt = ts_shopping_war_prompt_stroll,
                        .then = ts_shopping_war_then_stroll },
  [SHOPPING_SCUFFLE] = { .id = "scuffle",
                         .title = N_ ("Scuffle"),
                         .prompt = ts_shopping_war_prompt_scuffle,
                         .then = ts_shopping_war_then_scuffle },
  [SHOPPING_CROWD] = { .id = "crowd",
                       .title = N_ ("Crowd"),
                       .prompt = ts_shopping_war_prompt_crowd,
                       .then = ts_shopping_war_then_crowd },
  [SHOPPING_EQUIP2] = { .id = "equip2",
                        .title = N_ ("Equip 2"),
                        .prompt = ts_shopping_war_prompt_equip,
                        .then = ts_shopping_war_then_equip },
  [SHOPPING_RELAX] = { .id = "relax",
                       .title = N_ ("Relax"),
                       .prompt = ts_shopping_war_prompt_relax,
                       .then = ts_shopping_war_then_relax },
  [SHOPPING_OVER] = { .id = "over",
                      .title = N_ ("The end"),
                      .over = TRUE,
                      .prompt = ts_shopping_war_prompt_over },
  { 0 },
};

static const TsWay ways[] = {
  { SHOPPING_FIRST_PLAYER, SHOPPING_FIRST_PLAYER, "roll-off", NULL },
  { SHOPPING_FIRST_PLAYER, SHOPPING_EQUIP1, "roll-off", N_ ("one is lowest") },
  { SHOPPING_EQUIP1, SHOPPING_EQUIP1, "equip", NULL },
  { SHOPPING_EQUIP1, SHOPPING_STROLL, "next", NULL },
  { SHOPPING_STROLL, SHOPPING_STROLL, "roll", NULL },
  { SHOPPING_STROLL, SHOPPING_EQUIP2, "walk", N_ ("nobody to fight") },
  { SHOPPING_STROLL, SHOPPING_SCUFFLE, "walk", N_ ("somebody is there") },
  { SHOPPING_STROLL, SHOPPING_EQUIP2, "step", N_ ("nobody to fight") },
  { SHOPPING_STROLL, SHOPPING_SCUFFLE, "step", N_ ("somebody is there") },
  { SHOPPING_STROLL, SHOPPING_EQUIP2, "enter", NULL },
  { SHOPPING_SCUFFLE, SHOPPING_SCUFFLE, "choose", NULL },
  { SHOPPING_SCUFFLE, SHOPPING_SCUFFLE, "scuffle-roll", NULL },
  { SHOPPING_SCUFFLE, SHOPPING_CROWD, "scuffle-roll", N_ ("won") },
  { SHOPPING_SCUFFLE, SHOPPING_EQUIP2, "scuffle-roll", N_ ("the defender is out") },
  { SHOPPING_SCUFFLE, SHOPPING_EQUIP1, "scuffle-roll", N_ ("the mover is out") },
  { SHOPPING_SCUFFLE, SHOPPING_OVER, "scuffle-roll", N_ ("the winning Star, or one is left") },
  { SHOPPING_SCUFFLE, SHOPPING_EQUIP2, "call-off", N_ ("nobody can win") },
  { SHOPPING_CROWD, SHOPPING_EQUIP2, "next", NULL },
  { SHOPPING_EQUIP2, SHOPPING_EQUIP2, "equip", NULL },
  { SHOPPING_EQUIP2, SHOPPING_RELAX, "next", NULL },
  { SHOPPING_RELAX, SHOPPING_EQUIP1, "next", N_ ("the next seat") },
  { SHOPPING_EQUIP1, SHOPPING_EQUIP1, "power", NULL },
  { SHOPPING_STROLL, SHOPPING_STROLL, "power", NULL },
  { SHOPPING_SCUFFLE, SHOPPING_SCUFFLE, "power", NULL },
  { SHOPPING_CROWD, SHOPPING_CROWD, "power", NULL },
  { SHOPPING_EQUIP2, SHOPPING_EQUIP2, "power", NULL },
  { SHOPPING_RELAX, SHOPPING_RELAX, "power", NULL },
  { SHOPPING_EQUIP1, SHOPPING_EQUIP1, "lose-combo", NULL },
  { SHOPPING_STROLL, SHOPPING_STROLL, "lose-combo", NULL },
  { SHOPPING_SCUFFLE, SHOPPING_SCUFFLE, "lose-combo", NULL },
  { SHOPPING_CROWD, SHOPPING_CROWD, "lose-combo", NULL },
  { SHOPPING_EQUIP2, SHOPPING_EQUIP2, "lose-combo", NULL },
  { SHOPPING_RELAX, SHOPPING_RELAX, "lose-combo", NULL },
  { SHOPPING_EQUIP1, SHOPPING_EQUIP1, "relocate", NULL },
  { SHOPPING_STROLL, SHOPPING_STROLL, "relocate", NULL },
  { SHOPPING_CROWD, SHOPPING_CROWD, "relocate", NULL },
  { SHOPPING_EQUIP2, SHOPPING_EQUIP2, "relocate", NULL },
  { SHOPPING_RELAX, SHOPPING_RELAX, "relocate", NULL },
  { 0 },
};

#define EQUIPPING (TS_IN (SHOPPING_EQUIP1) | TS_IN (SHOPPING_EQUIP2))
#define OUT_OF_SCUFFLES                                                                                      \
  (EQUIPPING | TS_IN (SHOPPING_STROLL) | TS_IN (SHOPPING_CROWD) | TS_IN (SHOPPING_RELAX))
#define IN_TURNS (OUT_OF_SCUFFLES | TS_IN (SHOPPING_SCUFFLE))

static const TsField die_args[] = {
  { .id = "dice", .label = N_ ("Die"), .type = TS_FIELD_DICE, .min = 1, .max = 1, .sides = 6 },
  { 0 },
};

static const TsField equip_args[] = {
  {
      .id = "slot",
      .label = N_ ("Slot, by its face"),
      .type = TS_FIELD_INTEGER,
      .min = SHOPPING_FIRST_SLOT,
      .max = SHOPPING_FIRST_SLOT + SHOPPING_N_SLOTS - 1,
  },
  { .id = "shop", .label = N_ ("Strength of the Shop card"), .type = TS_FIELD_INTEGER, .max = 20 },
  { .id = "emporium", .label = N_ ("Strength of the Emporium card"), .type = TS_FIELD_INTEGER, .max = 20 },
  {
      .id = "name",
      .label = N_ ("Name of the Combo"),
      .type = TS_FIELD_TEXT,
      .min = 1,
      .max = SHOPPING_NAME_LENGTH,
      .optional = TRUE,
  },
  {
      .id = "shop_attributes",
      .label = N_ ("The Shop card’s two attributes"),
      .type = TS_FIELD_WORDS,
      .min = 2,
      .max = 2,
      .words = ts_shopping_war_attributes,
      .distinct = TRUE,
      .optional = TRUE,
  },
  {
      .id = "emporium_attribute",
      .label = N_ ("The Emporium card’s attribute"),
      .type = TS_FIELD_WORD,
      .words = ts_shopping_war_attributes,
      .optional = TRUE,
  },
  { .id = "legendary", .label = N_ ("Legendary"), .type = TS_FIELD_BOOLEAN, .optional = TRUE },
  { 0 },
};

static const TsField direction_args[] = {
  { .id = "direction", .label = N_ ("Direction"), .type = TS_FIELD_WORD, .words = directions },
  { 0 },
};

static const TsField enter_args[] = {
  { .id = "space", .label = N_ ("Space"), .type = TS_FIELD_INTEGER, .max = SHOPPING_MAX_SPACES - 1 },
  { 0 },
};

static const TsField choose_args[] = {
  { .id = "opponent", .label = N_ ("Opponent"), .type = TS_FIELD_SEAT },
  { 0 },
};

static const TsField scuffle_args[] = {
  {
      .id = "dice",
      .label = N_ ("Dice"),
      .type = TS_FIELD_DICE,
      .min = SHOPPING_N_DICE,
      .max = SHOPPING_N_DICE,
      .sides = 6,
  },
  { 0 },
};

static const TsField power_args[] = {
  { .id = "shop", .label = N_ ("Shop cards"), .type = TS_FIELD_INTEGER, .max = 4, .optional = TRUE },
  { .id = "emporium", .label = N_ ("Emporium cards"), .type = TS_FIELD_INTEGER, .max = 4, .optional = TRUE },
  { .id = "stock", .label = N_ ("Stock"), .type = TS_FIELD_INTEGER, .max = 4, .optional = TRUE },
  { 0 },
};

static const TsField lose_args[] = {
  {
      .id = "slot",
      .label = N_ ("Slot, by its face"),
      .type = TS_FIELD_INTEGER,
      .min = SHOPPING_FIRST_SLOT,
      .max = SHOPPING_FIRST_SLOT + SHOPPING_N_SLOTS - 1,
  },
  { .id = "to", .label = N_ ("Where to"), .type = TS_FIELD_WORD, .words = ts_shopping_war_goals },
  { 0 },
};

static const TsField relocate_args[] = {
  {
      .id = "space",
      .label = N_ ("Space, −1 for the Lobby"),
      .type = TS_FIELD_INTEGER,
      .min = SHOPPING_LOBBY,
      .max = SHOPPING_MAX_SPACES - 1,
  },
  { 0 },
};

static const TsVerb verbs[] = {
  {
      .id = "roll-off",
      .label = N_ ("Roll for the first turn"),
      .phases = TS_IN (SHOPPING_FIRST_PLAYER),
      .who = TS_WHO_ANY,
      .ordinary = TRUE,
      .args = die_args,
      .due = ts_shopping_war_due_to_roll_off,
      .apply = ts_shopping_war_roll_off,
      .tell = ts_shopping_war_tell_roll_off,
  },
  {
      .id = "equip",
      .label = N_ ("Equip a Combo"),
      .phases = EQUIPPING,
      .args = equip_args,
      .possible = ts_shopping_war_can_equip,
      .apply = ts_shopping_war_equip,
      .tell = ts_shopping_war_tell_equip,
  },
  {
      .id = "next",
      .label = N_ ("Go on"),
      .phases = EQUIPPING | TS_IN (SHOPPING_CROWD) | TS_IN (SHOPPING_RELAX),
      .ordinary = TRUE,
      .possible = ts_shopping_war_can_next,
      .apply = ts_shopping_war_next,
      .tell = ts_shopping_war_tell_next,
  },
  {
      .id = "roll",
      .label = N_ ("Roll the Stroll die"),
      .phases = TS_IN (SHOPPING_STROLL),
      .ordinary = TRUE,
      .args = die_args,
      .possible = ts_shopping_war_can_roll,
      .apply = ts_shopping_war_roll,
      .tell = ts_shopping_war_tell_roll,
  },
  {
      .id = "walk",
      .label = N_ ("Walk"),
      .phases = TS_IN (SHOPPING_STROLL),
      .args = direction_args,
      .possible = ts_shopping_war_can_walk,
      .apply = ts_shopping_war_walk,
      .tell = ts_shopping_war_tell_walk,
  },
  {
      .id = "step",
      .label = N_ ("Step into a Shop next door"),
      .phases = TS_IN (SHOPPING_STROLL),
      .args = direction_args,
      .possible = ts_shopping_war_can_step,
      .apply = ts_shopping_war_step,
      .tell = ts_shopping_war_tell_step,
  },
  {
      .id = "enter",
      .label = N_ ("Enter a Shop"),
      .phases = TS_IN (SHOPPING_STROLL),
      .args = enter_args,
      .possible = ts_shopping_war_can_enter,
      .apply = ts_shopping_war_enter,
      .tell = ts_shopping_war_tell_enter,
  },
  {
      .id = "choose",
      .label = N_ ("Choose an opponent"),
      .phases = TS_IN (SHOPPING_SCUFFLE),
      .args = choose_args,
      .possible = ts_shopping_war_can_choose,
      .apply = ts_shopping_war_choose,
      .tell = ts_shopping_war_tell_choose,
  },
  {
      .id = "scuffle-roll",
      .label = N_ ("Roll for the Scuffle"),
      .phases = TS_IN (SHOPPING_SCUFFLE),
      .who = TS_WHO_ANY,
      .ordinary = TRUE,
      .args = scuffle_args,
      .due = ts_shopping_war_due_to_scuffle,
      .possible = ts_shopping_war_can_scuffle_roll,
      .apply = ts_shopping_war_scuffle_roll,
      .tell = ts_shopping_war_tell_scuffle_roll,
  },
  {
      .id = "call-off",
      .label = N_ ("Call the Scuffle off"),
      .phases = TS_IN (SHOPPING_SCUFFLE),
      .ordinary = TRUE,
      .possible = ts_shopping_war_can_call_off,
      .apply = ts_shopping_war_call_off,
      .tell = ts_shopping_war_tell_call_off,
  },
  {
      .id = "power",
      .label = N_ ("Pay for a Power"),
      .phases = IN_TURNS,
      .who = TS_WHO_ANY,
      .args = power_args,
      .possible = ts_shopping_war_can_power,
      .apply = ts_shopping_war_power,
      .forms = ts_shopping_war_power_forms,
      .tell = ts_shopping_war_tell_power,
  },
  {
      .id = "lose-combo",
      .label = N_ ("Lose a Combo"),
      .phases = IN_TURNS,
      .who = TS_WHO_ANY,
      .args = lose_args,
      .possible = ts_shopping_war_can_lose_combo,
      .apply = ts_shopping_war_lose_combo,
      .tell = ts_shopping_war_tell_lose_combo,
  },
  {
      .id = "relocate",
      .label = N_ ("Move a token by a card"),
      .phases = OUT_OF_SCUFFLES,
      .who = TS_WHO_ANY,
      .args = relocate_args,
      .apply = ts_shopping_war_relocate,
      .tell = ts_shopping_war_tell_relocate,
  },
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
  { "start", N_ ("at the start") },
  { "equipped", N_ ("equipped") },
  { "replaced", N_ ("a replaced Combo") },
  { "drawn", N_ ("drawn in a Shop") },
  { "relaxed", N_ ("drawn while relaxing") },
  { "scuffle-won", N_ ("a Scuffle won") },
  { "scuffle-lost", N_ ("a Scuffle lost") },
  { "out", N_ ("out of the game") },
  { "power", N_ ("paid for a Power") },
  { "combo-lost", N_ ("a lost Combo") },
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
  .phases = phases,
  .ways = ways,
  .verbs = verbs,
  .counters = counters,
  .reasons = reasons,
  .start = ts_shopping_war_start,
  .score = score,
  .tally = tally,
  .in = in,
  .wins = wins,
  .board = ts_shopping_war_describe,
  .check = check,
};
