/* The verbs and their arguments. */
#include "verbs.h"

#include "cards.h"
#include "config.h"
#include "draw.h"
#include "event.h"
#include "people.h"
#include "release.h"
#include "settle.h"
#include "staff.h"
#include "streams.h"
#include "tell.h"
#include "turns.h"

#include "referee/language.h"

/* --- words --- */

#define STREAMS                                                                                              \
  { "bankruptcy", N_ ("Bankruptcy") }, { "fire", N_ ("Fire somebody") },                                     \
      { "new-version", N_ ("New version") }, { "price-cut", N_ ("Price cut") },                              \
      { "going-public", N_ ("Going public") }, { "clone", N_ ("Clone") }, { "loan", N_ ("Loan") },           \
      { "venture-capital", N_ ("Venture capital") }, { 0 }

const TsWord ts_chip_shop_streams[] = { STREAMS };

const TsWord ts_chip_shop_places[] = {
  { "specialist-1", N_ ("Specialist 1") },
  { "specialist-2", N_ ("Specialist 2") },
  { "specialist-3", N_ ("Specialist 3") },
  { "specialist-4", N_ ("Specialist 4") },
  { "specialist-5", N_ ("Specialist 5") },
  { "general", N_ ("General specialist") },
  { "product-1", N_ ("Products, square 1") },
  { "product-2", N_ ("Products, square 2") },
  { "product-3", N_ ("Products, square 3") },
  { "product-4", N_ ("Products, square 4") },
  { "product-5", N_ ("Products, square 5") },
  { "accessory", N_ ("Accessories") },
  { "discard", N_ ("Discard pile") },
  { "release", N_ ("Release") },
  { "hire", N_ ("Hire") },
  STREAMS,
};

static const TsWord specialists[] = {
  [CHIP_ENGINEERING] = { "engineering", N_ ("Engineering") },
  [CHIP_PRODUCT] = { "product", N_ ("Product") },
  [CHIP_MARKETER] = { "marketing", N_ ("Marketing") },
  [CHIP_BUSINESS] = { "business", N_ ("Business") },
  [CHIP_LEGAL] = { "legal", N_ ("Legal") },
  { 0 },
};

static const TsWord levels[] = {
  [CHIP_EXPERT] = { "expert", N_ ("Expert") },
  [CHIP_GENIUS] = { "genius", N_ ("Genius") },
  { 0 },
};

const TsWord ts_chip_shop_resources[] = {
  { "rd", N_ ("R&D") },
  { "marketing", N_ ("Marketing") },
  { "quality", N_ ("Quality") },
  { 0 },
};

/* In the place of a square's number: CHIP_FROM_ACCESSORY, CHIP_FROM_DISCARD. */
static const TsWord piles[] = {
  { "accessory", N_ ("Accessories") },
  { "discard", N_ ("Discard pile") },
  { 0 },
};

static const TsWord types[] = {
  { "computer", N_ ("Computer") },
  { "console", N_ ("Console") },
  { "both", N_ ("Both") },
  { 0 },
};

/* --- arguments --- */

#define TYPED_PERSON(field, name, least)                                                                     \
  { .id = field, .label = name, .type = TS_FIELD_INTEGER, .min = least, .max = 9, .with = "name" }
#define TYPED_GOODS(field, name)                                                                             \
  { .id = field, .label = name, .type = TS_FIELD_INTEGER, .max = 9, .with = "name", .optional = TRUE }

static const TsField personality_args[] = {
  { .id = "card",
    .label = N_ ("Card"),
    .type = TS_FIELD_WORD,
    .words = ts_chip_shop_people_words,
    .one_of = 1 },
  { .id = "name",
    .label = N_ ("Name of the card"),
    .type = TS_FIELD_TEXT,
    .min = 1,
    .max = CHIP_NAME_LENGTH,
    .one_of = 1 },
  TYPED_PERSON ("longevity", N_ ("Longevity"), -5),
  TYPED_PERSON ("loyalty", N_ ("Loyalty"), -5),
  TYPED_PERSON ("salary", N_ ("Salary"), 0),
  TYPED_GOODS ("rd", N_ ("R&D")),
  TYPED_GOODS ("marketing", N_ ("Marketing")),
  TYPED_GOODS ("quality", N_ ("Quality")),
  TYPED_GOODS ("money", N_ ("Money")),
  { 0 },
};

static const TsSentence personality_says[] = {
  { N_ ("{who} chooses {card}.") },
  { N_ ("{who} chooses {name}.") },
  { 0 },
};

static const TsField place_args[] = {
  { .id = "square", .label = N_ ("Where"), .type = TS_FIELD_WORD, .words = ts_chip_shop_places },
  { 0 },
};

static const TsField event_args[] = {
  { .id = "card", .label = N_ ("Card"), .type = TS_FIELD_WORD, .words = ts_chip_shop_event_words },
  { .id = "keep", .label = N_ ("Keep it"), .type = TS_FIELD_BOOLEAN, .optional = TRUE },
  { 0 },
};

static const TsField play_args[] = {
  { .id = "card", .label = N_ ("Card"), .type = TS_FIELD_WORD, .words = ts_chip_shop_event_words },
  { 0 },
};

#define PRODUCT_ID(field, name)                                                                              \
  { .id = field, .label = name, .type = TS_FIELD_INTEGER, .min = G_MININT64, .max = G_MAXINT64 }

static const TsField specialist_args[] = {
  { .id = "kind", .label = N_ ("Specialist"), .type = TS_FIELD_WORD, .words = specialists },
  { .id = "level", .label = N_ ("Expert or genius"), .type = TS_FIELD_WORD, .words = levels },
  { .id = "product",
    .label = N_ ("Product, by its number"),
    .type = TS_FIELD_INTEGER,
    .min = G_MININT64,
    .max = G_MAXINT64,
    .with = "kind",
    .with_words = TS_WORD (CHIP_BUSINESS) },
  { 0 },
};

static const TsField resource_args[] = {
  { .id = "resource", .label = N_ ("Resource"), .type = TS_FIELD_WORD, .words = ts_chip_shop_resources },
  { 0 },
};

#define EXTRA(field, name)                                                                                   \
  { .id = field,                                                                                             \
    .label = name,                                                                                           \
    .type = TS_FIELD_INTEGER,                                                                                \
    .min = -3,                                                                                               \
    .max = 3,                                                                                                \
    .with = "name",                                                                                          \
    .optional = TRUE,                                                                                        \
    .secret = TRUE }

static const TsField draw_args[] = {
  { .id = "square",
    .label = N_ ("Square"),
    .type = TS_FIELD_INTEGER,
    .min = 1,
    .max = CHIP_N_SQUARES,
    .words = piles },
  { .id = "card",
    .label = N_ ("Card"),
    .type = TS_FIELD_WORD,
    .words = ts_chip_shop_card_words,
    .one_of = 1,
    .secret = TRUE },
  { .id = "name",
    .label = N_ ("Name of the card"),
    .type = TS_FIELD_TEXT,
    .min = 1,
    .max = CHIP_NAME_LENGTH,
    .one_of = 1,
    .secret = TRUE },
  { .id = "era",
    .label = N_ ("Sub-era, 0 for an accessory"),
    .type = TS_FIELD_INTEGER,
    .max = CHIP_N_ERAS,
    .with = "name",
    .secret = TRUE },
  { .id = "type",
    .label = N_ ("Type"),
    .type = TS_FIELD_WORD,
    .words = types,
    .with = "name",
    .optional = TRUE,
    .secret = TRUE },
  EXTRA ("extra_rd", N_ ("Extra R&D")),
  EXTRA ("extra_marketing", N_ ("Extra Marketing")),
  EXTRA ("extra_quality", N_ ("Extra Quality")),
  EXTRA ("extra_profit", N_ ("Extra profit")),
  EXTRA ("extra_longevity", N_ ("Extra Longevity")),
  EXTRA ("extra_loyalty", N_ ("Extra Loyalty")),
  { .id = "reduced", .label = N_ ("One square cheaper"), .type = TS_FIELD_BOOLEAN, .optional = TRUE },
  { 0 },
};

/* What is drawn stays secret until it is released: the history does not name it. */
static const TsSentence draw_says[] = {
  { N_ ("{who} draws an accessory."), .with = "square", .with_words = TS_WORD (0) },
  { N_ ("{who} draws a product from the discard pile."), .with = "square", .with_words = TS_WORD (1) },
  { 0 },
};

static const TsField income_args[] = {
  { .id = "stream", .label = N_ ("Income stream"), .type = TS_FIELD_WORD, .words = ts_chip_shop_streams },
  { .id = "product",
    .label = N_ ("Product, by its number"),
    .type = TS_FIELD_INTEGER,
    .min = G_MININT64,
    .max = G_MAXINT64,
    .with = "stream",
    .with_words = TS_WORD (CHIP_NEW_VERSION) | TS_WORD (CHIP_PRICE_CUT) | TS_WORD (CHIP_CLONE) },
  { .id = "personality",
    .label = N_ ("Personality"),
    .type = TS_FIELD_TEXT,
    .max = G_MAXINT64,
    .with = "stream",
    .with_words = TS_WORD (CHIP_FIRE) },
  { 0 },
};

static const TsField hire_args[] = {
  { .id = "personality", .label = N_ ("Personality"), .type = TS_FIELD_TEXT, .max = G_MAXINT64 },
  { 0 },
};

static const TsField attach_args[] = {
  PRODUCT_ID ("accessory", N_ ("Accessory, by its number")),
  PRODUCT_ID ("product", N_ ("Product, by its number")),
  { 0 },
};

static const TsField release_args[] = {
  PRODUCT_ID ("product", N_ ("Product, by its number")),
  { .id = "rd", .label = N_ ("R&D"), .type = TS_FIELD_INTEGER, .max = 99 },
  { .id = "marketing", .label = N_ ("Marketing"), .type = TS_FIELD_INTEGER, .max = 99 },
  { .id = "quality", .label = N_ ("Quality"), .type = TS_FIELD_INTEGER, .max = 99 },
  PRODUCT_ID ("to_longevity", N_ ("Points to Longevity")),
  PRODUCT_ID ("to_loyalty", N_ ("Points to Loyalty")),
  { 0 },
};

/* --- verbs --- */

/* Whether a verb without arguments is possible shows when it is tried. */
static int
itself (const TsView *view G_GNUC_UNUSED, int i G_GNUC_UNUSED, TsEntry *entry G_GNUC_UNUSED)
{
  return 1;
}

#define IN_YEARS                                                                                             \
  (TS_IN (CHIP_START_OF_YEAR) | TS_IN (CHIP_PLACE_STAFF) | TS_IN (CHIP_EVENTS) | TS_IN (CHIP_ACTIONS) |      \
   TS_IN (CHIP_UPDATE) | TS_IN (CHIP_END_OF_YEAR))

static gboolean
leaves_something (const TsView *view)
{
  const TsState *state = ts_view_state (view);

  if (state->phase == CHIP_PLACE_STAFF)
    return ts_chip_shop_can_place (view);
  if (state->phase == CHIP_UPDATE)
    return ts_chip_shop_left_to_update (view->state, state->turn) > 0;
  return state->phase == CHIP_ACTIONS && state->counters[state->turn][CHIP_STAFF] > 0;
}

const TsVerb ts_chip_shop_verbs[] = {
  { .id = "personality",
    .label = N_ ("Choose a personality"),
    .phases = TS_IN (CHIP_PERSONALITIES),
    .args = personality_args,
    .apply = ts_chip_shop_personality,
    .forms = ts_chip_shop_personality_forms,
    .says_where = personality_says },
  { .id = "next",
    .label = N_ ("Go on"),
    .phases = IN_YEARS,
    .who = TS_WHO_TURN_OR_TABLE,
    .default_action = TRUE,
    .gives_up = leaves_something,
    .apply = ts_chip_shop_next,
    .forms = itself,
    .tell = ts_chip_shop_tell_next },
  { .id = "place",
    .label = N_ ("Place a staff token"),
    .phases = TS_IN (CHIP_PLACE_STAFF),
    .who = TS_WHO_OPTIONAL,
    .args = place_args,
    .possible = ts_chip_shop_can_place,
    .apply = ts_chip_shop_place,
    .says = N_ ("{who} places a staff token: {square}.") },
  { .id = "event",
    .label = N_ ("Draw an event"),
    .phases = TS_IN (CHIP_EVENTS),
    .args = event_args,
    .possible = ts_chip_shop_can_event,
    .apply = ts_chip_shop_event,
    .tell = ts_chip_shop_tell_event },
  { .id = "play",
    .label = N_ ("Play a kept card"),
    .phases = IN_YEARS,
    .who = TS_WHO_ANY,
    .args = play_args,
    .apply = ts_chip_shop_play,
    .forms = ts_chip_shop_play_forms,
    .tell = ts_chip_shop_tell_play },
  { .id = "specialist",
    .label = N_ ("Use a specialist"),
    .phases = TS_IN (CHIP_ACTIONS),
    .args = specialist_args,
    .possible = ts_chip_shop_can_pay_specialist,
    .apply = ts_chip_shop_specialist,
    .forms = ts_chip_shop_specialist_forms,
    .tell = ts_chip_shop_tell_specialist },
  { .id = "general",
    .label = N_ ("Use the general specialist"),
    .phases = TS_IN (CHIP_ACTIONS),
    .args = resource_args,
    .possible = ts_chip_shop_can_pay_general,
    .apply = ts_chip_shop_general,
    .forms = ts_chip_shop_resource_forms,
    .says = N_ ("{who} pays the general specialist: 1 more {resource}.") },
  { .id = "draw-product",
    .label = N_ ("Draw a product"),
    .phases = TS_IN (CHIP_ACTIONS),
    .args = draw_args,
    .possible = ts_chip_shop_can_draw,
    .apply = ts_chip_shop_draw,
    .says = N_ ("{who} draws a product from square {square}."),
    .says_where = draw_says },
  { .id = "income",
    .label = N_ ("Use an income stream"),
    .phases = TS_IN (CHIP_ACTIONS) | TS_IN (CHIP_END_OF_YEAR),
    .args = income_args,
    .possible = ts_chip_shop_has_stream_left,
    .apply = ts_chip_shop_income,
    .forms = ts_chip_shop_income_forms,
    .tell = ts_chip_shop_tell_income },
  { .id = "release-token",
    .label = N_ ("Plan a release"),
    .phases = TS_IN (CHIP_ACTIONS),
    .possible = ts_chip_shop_has_token,
    .apply = ts_chip_shop_release_token,
    .says = N_ ("{who} plans a release.") },
  { .id = "hire",
    .label = N_ ("Hire"),
    .phases = TS_IN (CHIP_ACTIONS),
    .args = hire_args,
    .possible = ts_chip_shop_has_token,
    .apply = ts_chip_shop_hire,
    .forms = ts_chip_shop_hire_forms,
    .tell = ts_chip_shop_tell_hire },
  { .id = "exchange",
    .label = N_ ("Exchange money"),
    .phases = TS_IN (CHIP_UPDATE),
    .args = resource_args,
    .possible = ts_chip_shop_can_exchange,
    .apply = ts_chip_shop_exchange,
    .forms = ts_chip_shop_resource_forms,
    .says = N_ ("{who} exchanges 3 money: 1 more {resource}.") },
  { .id = "attach",
    .label = N_ ("Attach an accessory"),
    .phases = TS_IN (CHIP_UPDATE),
    .args = attach_args,
    .apply = ts_chip_shop_attach,
    .forms = ts_chip_shop_attach_forms,
    .tell = ts_chip_shop_tell_attach },
  { .id = "release",
    .label = N_ ("Release a product"),
    .phases = TS_IN (CHIP_UPDATE),
    .args = release_args,
    .apply = ts_chip_shop_release,
    .forms = ts_chip_shop_release_forms,
    .tell = ts_chip_shop_tell_release },
  { .id = "settle",
    .label = N_ ("Settle the year"),
    .phases = TS_IN (CHIP_END_OF_YEAR),
    .default_action = TRUE,
    .apply = ts_chip_shop_settle,
    .forms = itself,
    .tell = ts_chip_shop_tell_settle },
  { .id = "bankrupt",
    .label = N_ ("Go bankrupt"),
    .phases = TS_IN (CHIP_END_OF_YEAR),
    .apply = ts_chip_shop_bankrupt,
    .forms = itself,
    .says = N_ ("{who} cannot pay, goes bankrupt and begins anew.") },
  { 0 },
};
