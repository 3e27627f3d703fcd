/* The verbs, and the words of their arguments; the arguments of the larger ones stand beside what these do.
 */
#include "verbs.h"

#include "config.h"
#include "contracts.h"
#include "customs.h"
#include "dealings.h"
#include "market.h"
#include "movement.h"
#include "opening.h"
#include "shift.h"
#include "tell.h"
#include "trade.h"
#include "turns.h"
#include "weather.h"

#include "referee/language.h"

#define UNBOUNDED G_MAXINT64

/* --- words --- */

const TsWord ts_competitors_vehicles[] = {
  [COMPETITORS_TRUCK] = { "truck", N_ ("Truck") },
  [COMPETITORS_SHIP] = { "ship", N_ ("Ship") },
  [COMPETITORS_PLANE] = { "aircraft", N_ ("Aircraft") },
  { 0 },
};

const TsWord ts_competitors_wares[] = {
  [COMPETITORS_TRUCK] = { "truck", N_ ("Truck") },
  [COMPETITORS_SHIP] = { "ship", N_ ("Ship") },
  [COMPETITORS_PLANE] = { "aircraft", N_ ("Aircraft") },
  [COMPETITORS_BRANCH] = { "branch", N_ ("Branch") },
  { 0 },
};

const TsWord ts_competitors_terrains[] = {
  [COMPETITORS_PLAIN] = { "plain", N_ ("Plain") },
  [COMPETITORS_MOUNTAIN] = { "mountain", N_ ("Mountain") },
  [COMPETITORS_FROZEN] = { "frozen", N_ ("Frozen") },
  [COMPETITORS_DESERT] = { "desert", N_ ("Desert") },
  [COMPETITORS_FOREST] = { "forest", N_ ("Tropical forest") },
  [COMPETITORS_CHANNEL] = { "channel", N_ ("Channel or strait") },
  { 0 },
};

const TsWord ts_competitors_distances[] = {
  { "green", N_ ("Green notch") },
  { "yellow", N_ ("Yellow notch") },
  { "red", N_ ("Red notch") },
  { 0 },
};

const TsWord ts_competitors_colours[] = {
  { "green", N_ ("Green") },
  { "yellow", N_ ("Yellow") },
  { "red", N_ ("Red") },
  { 0 },
};

static const TsWord cards[] = {
  { "territory", N_ ("Territory card") },
  { "contract", N_ ("Contract card") },
  { 0 },
};

const TsWord ts_competitors_losses[] = {
  { "truck", N_ ("Truck") },
  { "ship", N_ ("Ship") },
  { "aircraft", N_ ("Aircraft") },
  { "territory", N_ ("Territory card") },
  { "contract", N_ ("Contract card") },
  { 0 },
};

static const TsWord bank[] = { { "bank", N_ ("The bank") }, { 0 } };

/* --- arguments --- */

static const int weather_dice[] = { 6, 12, 0 };

static const TsField found_args[] = {
  { .id = "state",
    .label = N_ ("State"),
    .type = TS_FIELD_TEXT,
    .min = 1,
    .max = COMPETITORS_NAME_LENGTH,
    .blank = TRUE },
  { .id = "continent", .label = N_ ("Continent"), .type = TS_FIELD_WORD, .words = ts_competitors_continents },
  { 0 },
};

static const TsField weather_args[] = {
  { .id = "dice", .label = N_ ("Dice"), .type = TS_FIELD_DICE, .min = 2, .max = 2, .each = weather_dice },
  { 0 },
};

static const TsField save_args[] = {
  { .id = "dice", .label = N_ ("Die"), .type = TS_FIELD_DICE, .min = 1, .max = 1, .sides = 6 },
  { .id = "number",
    .label = N_ ("Save number, where only your own table tells it"),
    .type = TS_FIELD_INTEGER,
    .min = 1,
    .max = 6,
    .optional = TRUE },
  { 0 },
};

static const TsField draw_args[] = {
  { .id = "card", .label = N_ ("Card"), .type = TS_FIELD_WORD, .words = cards },
  { 0 },
};

static const TsField customs_args[] = {
  { .id = "colour", .label = N_ ("Colour"), .type = TS_FIELD_WORD, .words = ts_competitors_colours },
  { .id = "stops", .label = N_ ("It ends the round"), .type = TS_FIELD_BOOLEAN, .optional = TRUE },
  { 0 },
};

static const TsField event_args[] = {
  { .id = "dice", .label = N_ ("Die"), .type = TS_FIELD_DICE, .min = 1, .max = 1, .sides = 12 },
  { 0 },
};

static const TsField settle_args[] = {
  { .id = "stops", .label = N_ ("It ends the round"), .type = TS_FIELD_BOOLEAN, .optional = TRUE },
  { 0 },
};

static const TsField pay_args[] = {
  { .id = "to", .label = N_ ("To"), .type = TS_FIELD_SEAT, .words = bank },
  { .id = "amount", .label = N_ ("Amount"), .type = TS_FIELD_INTEGER, .min = 1, .max = UNBOUNDED },
  { 0 },
};

static const TsField receive_args[] = {
  { .id = "amount", .label = N_ ("Amount"), .type = TS_FIELD_INTEGER, .min = 1, .max = UNBOUNDED },
  { 0 },
};

static const TsField lose_args[] = {
  { .id = "what", .label = N_ ("What"), .type = TS_FIELD_WORD, .words = ts_competitors_losses },
  { .id = "contract",
    .label = N_ ("Contract that fails by it"),
    .type = TS_FIELD_INTEGER,
    .min = G_MININT64,
    .max = UNBOUNDED,
    .optional = TRUE },
  { 0 },
};

static const TsField special_args[] = {
  { .id = "state",
    .label = N_ ("Kept with the Headquarters or Branch in"),
    .type = TS_FIELD_TEXT,
    .min = 1,
    .max = COMPETITORS_NAME_LENGTH,
    .blank = TRUE,
    .optional = TRUE },
  { 0 },
};

/* --- verbs --- */

#define ACTIONS   TS_IN (COMPETITORS_IN_ROUND)
#define DELIVERY  TS_IN (COMPETITORS_DELIVERY)
#define CUSTOMS   TS_IN (COMPETITORS_CUSTOMS)
#define EVENT     TS_IN (COMPETITORS_EVENT)
#define ANY_PHASE (TS_IN (COMPETITORS_OVER) - 1)
/* The first weather is a matter of the rules. */
#define IN_ROUNDS (TS_IN (COMPETITORS_WEATHER) | ACTIONS | DELIVERY | CUSTOMS | EVENT)

static gboolean
leaves_actions (const TsView *view)
{
  return ((const Competitors *) view->state)->actions > 0;
}

const TsVerb ts_competitors_verbs[] = {
  {
      .id = "roll-off",
      .label = N_ ("Roll for the first turn"),
      .phases = TS_IN (COMPETITORS_FIRST_PLAYER),
      .who = TS_WHO_ANY,
      .default_action = TRUE,
      .due = ts_competitors_due_roll_off,
      .args = ts_fields_one_die,
      .apply = ts_competitors_roll_off,
      .says = N_ ("{who} rolls {dice} for the first turn."),
  },
  {
      .id = "found",
      .label = N_ ("Found the Headquarters"),
      .phases = TS_IN (COMPETITORS_HEADQUARTERS),
      .args = found_args,
      .apply = ts_competitors_found,
      .says = N_ ("{who} founds the Headquarters in {state}."),
  },
  {
      .id = "roll-weather",
      .label = N_ ("Roll for the danger"),
      .phases = TS_IN (COMPETITORS_WEATHER),
      .default_action = TRUE,
      .args = weather_args,
      .apply = ts_competitors_roll_weather,
      .tell = ts_competitors_tell_roll_weather,
  },
  {
      .id = "save",
      .label = N_ ("Roll against the danger"),
      .phases = IN_ROUNDS,
      .who = TS_WHO_ANY,
      .args = save_args,
      .possible = ts_competitors_can_save,
      .apply = ts_competitors_save,
      .tell = ts_competitors_tell_save,
  },
  {
      .id = "draw",
      .label = N_ ("Draw a card"),
      .phases = ACTIONS,
      .args = draw_args,
      .possible = ts_competitors_can_draw,
      .apply = ts_competitors_draw,
      .says_where = ts_competitors_draw_says,
  },
  {
      .id = "sign",
      .label = N_ ("Sign a Contract"),
      .phases = ACTIONS,
      .args = ts_competitors_sign_args,
      .possible = ts_competitors_can_sign,
      .apply = ts_competitors_sign,
      .tell = ts_competitors_tell_sign,
  },
  {
      .id = "deliver",
      .label = N_ ("Deliver"),
      .phases = ACTIONS,
      .args = ts_competitors_deliver_args,
      .possible = ts_competitors_can_deliver,
      .apply = ts_competitors_deliver,
      .says = N_ ("{who} sets out with the goods of Contract {contract}."),
  },
  {
      .id = "move",
      .label = N_ ("Move"),
      .phases = ACTIONS | DELIVERY,
      .args = ts_competitors_move_args,
      .possible = ts_competitors_can_move,
      .apply = ts_competitors_move,
      .says_where = ts_competitors_move_says,
  },
  {
      .id = "carry",
      .label = N_ ("Have a Truck carried"),
      .phases = ACTIONS | DELIVERY,
      .args = ts_competitors_carry_args,
      .possible = ts_competitors_can_carry,
      .apply = ts_competitors_carry,
      .says_where = ts_competitors_carry_says,
  },
  {
      .id = "free",
      .label = N_ ("Buy a point out of a channel"),
      .phases = CUSTOMS | DELIVERY,
      .args = ts_competitors_free_args,
      .possible = ts_competitors_can_free,
      .apply = ts_competitors_free,
      .says_where = ts_competitors_free_says,
  },
  {
      .id = "shift",
      .label = N_ ("Shift the goods"),
      .phases = ACTIONS | DELIVERY,
      .since = 2,
      .args = ts_competitors_shift_args,
      .possible = ts_competitors_can_shift,
      .apply = ts_competitors_shift,
      .says_where = ts_competitors_shift_says,
  },
  {
      .id = "customs",
      .label = N_ ("Read a Customs card"),
      .phases = CUSTOMS,
      .args = customs_args,
      .apply = ts_competitors_customs,
      .tell = ts_competitors_tell_customs,
  },
  {
      .id = "roll-event",
      .label = N_ ("Roll for the event"),
      .phases = CUSTOMS | EVENT,
      .default_action = TRUE,
      .args = event_args,
      .possible = ts_competitors_can_roll_event,
      .apply = ts_competitors_roll_event,
      .tell = ts_competitors_tell_roll_event,
  },
  {
      .id = "settle",
      .label = N_ ("Settle the event"),
      .phases = CUSTOMS | EVENT,
      .args = settle_args,
      .possible = ts_competitors_can_settle,
      .apply = ts_competitors_settle,
      .says_where = ts_competitors_settle_says,
  },
  {
      .id = "arrive",
      .label = N_ ("The goods have arrived"),
      .phases = DELIVERY,
      .possible = ts_competitors_can_arrive,
      .apply = ts_competitors_arrive,
      .tell = ts_competitors_tell_arrive,
  },
  {
      .id = "fail",
      .label = N_ ("The delivery fails"),
      .phases = DELIVERY,
      .apply = ts_competitors_fail,
      .tell = ts_competitors_tell_fail,
  },
  {
      .id = "buy",
      .label = N_ ("Buy from the bank"),
      .phases = ACTIONS,
      .args = ts_competitors_buy_args,
      .possible = ts_competitors_can_buy,
      .apply = ts_competitors_buy,
      .says_where = ts_competitors_buy_says,
  },
  {
      .id = "sell",
      .label = N_ ("Sell to the bank"),
      .phases = ACTIONS,
      .args = ts_competitors_sell_args,
      .possible = ts_competitors_can_sell,
      .apply = ts_competitors_sell,
      .says_where = ts_competitors_sell_says,
  },
  {
      .id = "trade",
      .label = N_ ("Trade"),
      .phases = ANY_PHASE,
      .who = TS_WHO_ANY,
      .args = ts_competitors_trade_args,
      .possible = ts_competitors_can_trade,
      .apply = ts_competitors_trade,
      .says = N_ ("{who} trades with {with}."),
  },
  {
      .id = "pay",
      .label = N_ ("Pay"),
      .phases = ANY_PHASE,
      .who = TS_WHO_ANY,
      .args = pay_args,
      .possible = ts_competitors_can_pay_any,
      .apply = ts_competitors_pay,
      .says_where = ts_competitors_pay_says,
  },
  {
      .id = "receive",
      .label = N_ ("Receive from the bank"),
      .phases = ANY_PHASE,
      .who = TS_WHO_ANY,
      .args = receive_args,
      .possible = ts_competitors_can_receive,
      .apply = ts_competitors_receive,
      .says = N_ ("{who} receives {amount} from the bank."),
  },
  {
      .id = "lose",
      .label = N_ ("Lose"),
      .phases = ANY_PHASE,
      .who = TS_WHO_ANY,
      .args = lose_args,
      .possible = ts_competitors_can_lose,
      .apply = ts_competitors_lose,
      .says_where = ts_competitors_lose_says,
  },
  {
      .id = "special",
      .label = N_ ("Play a Special Contract card"),
      .phases = ANY_PHASE,
      .who = TS_WHO_ANY,
      .args = special_args,
      .possible = ts_competitors_can_special,
      .apply = ts_competitors_special,
      .says_where = ts_competitors_special_says,
  },
  {
      .id = "next",
      .label = N_ ("End the round"),
      .phases = ACTIONS,
      .default_action = TRUE,
      .gives_up = leaves_actions,
      .apply = ts_competitors_next,
      .says = N_ ("{who} ends the round."),
  },
  { 0 },
};
