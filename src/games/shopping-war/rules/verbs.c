/* The verbs and their arguments. */
#include "verbs.h"

#include "combos.h"
#include "config.h"
#include "scuffle.h"
#include "stroll.h"
#include "tell.h"
#include "turns.h"

#include "referee/language.h"

/* --- arguments --- */

static const TsWord directions[] = {
  [SHOPPING_CLOCKWISE] = { "clockwise", N_ ("Clockwise") },
  [SHOPPING_COUNTER_CLOCKWISE] = { "counter-clockwise", N_ ("Counter-clockwise") },
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

static const TsSentence lose_says[] = {
  /* Translators: {slot} is the face of the die that triggers the Combo */
  { N_ ("The Combo of {who} for the {slot} goes to the Stock."), .with = "to",
    .with_words = TS_WORD (SHOPPING_TO_STOCK) },
  /* Translators: {slot} is the face of the die that triggers the Combo */
  { N_ ("The Combo of {who} for the {slot} is discarded.") },
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

/* --- verbs --- */

#define EQUIPPING (TS_IN (SHOPPING_EQUIP1) | TS_IN (SHOPPING_EQUIP2))
#define OUT_OF_SCUFFLES                                                                                      \
  (EQUIPPING | TS_IN (SHOPPING_STROLL) | TS_IN (SHOPPING_CROWD) | TS_IN (SHOPPING_RELAX))
#define IN_TURNS (OUT_OF_SCUFFLES | TS_IN (SHOPPING_SCUFFLE))

const TsVerb ts_shopping_war_verbs[] = {
  {
      .id = "roll-off",
      .label = N_ ("Roll for the first turn"),
      .phases = TS_IN (SHOPPING_FIRST_PLAYER),
      .who = TS_WHO_ANY,
      .default_action = TRUE,
      .args = ts_fields_one_die,
      .due = ts_shopping_war_due_to_roll_off,
      .apply = ts_shopping_war_roll_off,
      .says = N_ ("{who} rolls {dice} for the first turn."),
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
      .default_action = TRUE,
      .possible = ts_shopping_war_can_next,
      .apply = ts_shopping_war_next,
      .tell = ts_shopping_war_tell_next,
  },
  {
      .id = "roll",
      .label = N_ ("Roll the Stroll die"),
      .phases = TS_IN (SHOPPING_STROLL),
      .default_action = TRUE,
      .args = ts_fields_one_die,
      .possible = ts_shopping_war_can_roll,
      .apply = ts_shopping_war_roll,
      .says = N_ ("{who} rolls {dice} for the Stroll."),
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
      .says = N_ ("{who} takes on {opponent}."),
  },
  {
      .id = "scuffle-roll",
      .label = N_ ("Roll for the Scuffle"),
      .phases = TS_IN (SHOPPING_SCUFFLE),
      .who = TS_WHO_ANY,
      .default_action = TRUE,
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
      .default_action = TRUE,
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
      .says = N_ ("{who} pays four cards and uses the Power."),
  },
  {
      .id = "lose-combo",
      .label = N_ ("Lose a Combo"),
      .phases = IN_TURNS,
      .who = TS_WHO_ANY,
      .args = lose_args,
      .possible = ts_shopping_war_can_lose_combo,
      .apply = ts_shopping_war_lose_combo,
      .says_where = lose_says,
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
