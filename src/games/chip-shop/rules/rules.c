/* Chip Shop, the rules. Source: the publisher's rulebook (Gregarious Mammal) and docs/games/chip-shop.md for
 * the rulings.
 *
 * Ten years of six phases: the year begins, staff is placed, events are drawn, actions are taken, products
 * are released, the bill is settled. Here are the tables but that of the verbs; what happens is in the file
 * of that name. */
#include "rules.h"

#include "cards.h"
#include "check.h"
#include "config.h"
#include "digest.h"
#include "explain.h"
#include "facts.h"
#include "offers.h"
#include "prompts.h"
#include "protocol.h"
#include "samples.h"
#include "score.h"
#include "secrets.h"
#include "settle.h"
#include "tell.h"
#include "things.h"
#include "turns.h"
#include "verbs.h"

#include "referee/language.h"

/* --- options, phases, ways --- */

static const TsWord ways_to_pick[] = {
  { "pick", N_ ("From the ten cards") },
  { "by-hand", N_ ("Typed in") },
  { 0 },
};

static const TsField options[] = {
  { .id = "years",
    .label = N_ ("Years"),
    .about = N_ ("Fewer make a shorter game."),
    .type = TS_FIELD_INTEGER,
    .min = 1,
    .max = 10,
    .fallback = "10" },
  { .id = "personalities",
    .label = N_ ("Personalities"),
    .about = N_ ("Whoever plays with other cards types them in."),
    .type = TS_FIELD_WORD,
    .words = ways_to_pick,
    .fallback = "\"pick\"" },
  { .id = "record_staff",
    .label = N_ ("Record where staff tokens go"),
    .about = N_ ("Otherwise they are placed on the board only."),
    .type = TS_FIELD_BOOLEAN,
    .fallback = "false" },
  { 0 },
};

static const TsWay ways[] = {
  { CHIP_PERSONALITIES, CHIP_PERSONALITIES, "personality", NULL },
  { CHIP_PERSONALITIES, CHIP_START_OF_YEAR, "personality", N_ ("the last one") },
  { CHIP_START_OF_YEAR, CHIP_PLACE_STAFF, "next", NULL },
  { CHIP_PLACE_STAFF, CHIP_PLACE_STAFF, "place", N_ ("with record_staff") },
  { CHIP_PLACE_STAFF, CHIP_PLACE_STAFF, "next", N_ ("somebody is still placing") },
  { CHIP_PLACE_STAFF, CHIP_EVENTS, "next", NULL },
  { CHIP_EVENTS, CHIP_EVENTS, "next", N_ ("the next seat") },
  { CHIP_EVENTS, CHIP_ACTIONS, "next", N_ ("all have drawn") },
  { CHIP_ACTIONS, CHIP_ACTIONS, "next", N_ ("the next seat") },
  { CHIP_ACTIONS, CHIP_UPDATE, "next", N_ ("all are done") },
  { CHIP_UPDATE, CHIP_UPDATE, "next", N_ ("the next seat") },
  { CHIP_UPDATE, CHIP_END_OF_YEAR, "next", N_ ("all are done") },
  { CHIP_END_OF_YEAR, CHIP_END_OF_YEAR, "income", N_ ("something is due") },
  { CHIP_END_OF_YEAR, CHIP_END_OF_YEAR, "bankrupt", N_ ("something is due") },
  { CHIP_END_OF_YEAR, CHIP_END_OF_YEAR, "next", N_ ("the next seat") },
  { CHIP_END_OF_YEAR, CHIP_START_OF_YEAR, "next", N_ ("the next year") },
  { CHIP_END_OF_YEAR, CHIP_OVER, "next", N_ ("the last year, or nobody is left") },
  { 0 },
};

/* --- counters, reasons, the game --- */

static const TsCounter counters[] = {
  [CHIP_MONEY] = { .id = "money", .label = N_ ("Money"), .max = 9999, .money = TRUE },
  [CHIP_RD] = { .id = "rd", .label = N_ ("R&D"), .max = 99 },
  [CHIP_MARKETING] = { .id = "marketing", .label = N_ ("Marketing"), .max = 99 },
  [CHIP_QUALITY] = { .id = "quality", .label = N_ ("Quality"), .max = 99 },
  [CHIP_LONGEVITY] = { .id = "longevity", .label = N_ ("Longevity"), .min = -99, .max = 99 },
  [CHIP_LOYALTY] = { .id = "loyalty", .label = N_ ("Loyalty"), .min = -99, .max = 99 },
  [CHIP_STAFF] = { .id = "staff", .label = N_ ("Staff tokens"), .max = CHIP_MAX_STAFF },
  [CHIP_STREAMS] = { .id = "streams", .label = N_ ("Income streams used"), .max = CHIP_MAX_STREAMS },
  [CHIP_COMPLETED] = { .id = "completed", .label = N_ ("Completed products"), .max = 99 },
  { 0 },
};

static const TsReason reasons[] = {
  { "start", N_ ("at the start"), TS_RULING },
  { "personality", N_ ("a personality"), TS_RULING },
  { "staff", N_ ("staff tokens of the year"), TS_HEADING ("2. Place Staff Tokens") },
  { "sales", N_ ("sales"), TS_HEADING ("1. Start of the Year") },
  { "event", N_ ("an event"), TS_HEADING ("3. Draw and play events") },
  { "action", N_ ("an action"), TS_HEADING ("4. Take Actions") },
  { "specialist", N_ ("a specialist"), TS_HEADING ("Use Specialist Staff") },
  { "general", N_ ("the general specialist"), TS_HEADING ("Use General specialist") },
  { "drawn", N_ ("a product drawn"), TS_HEADING ("Draw a Product") },
  { "discard", N_ ("from the discard pile"), TS_HEADING ("Draw a Product") },
  { "stream", N_ ("an income stream"), TS_HEADING ("Use income stream") },
  { "fired", N_ ("somebody fired"), TS_HEADING ("Use income stream") },
  { "hired", N_ ("somebody hired"), TS_RULING },
  { "exchange", N_ ("exchanged"), TS_HEADING ("5. Update products and scores") },
  { "accessory", N_ ("an accessory"), TS_RULING },
  { "release", N_ ("a release"), TS_HEADING ("5. Update products and scores") },
  { "quality", N_ ("the Quality of a release"), TS_HEADING ("5. Update products and scores") },
  { "irrelevant", N_ ("irrelevant products"), TS_HEADING ("6. End of the Year") },
  { "salaries", N_ ("salaries"), TS_HEADING ("6. End of the Year") },
  { "bankrupt", N_ ("bankruptcy"), TS_HEADING ("6. End of the Year") },
  { 0 },
};

static const int in_sight[] = { CHIP_MONEY, CHIP_LONGEVITY, CHIP_LOYALTY, -1 };

static const TsStretch stretches[] = {
  TS_STRETCH (ChipShop, products, n_products),
  TS_STRETCH (ChipShop, names, n_names),
  { 0 },
};

const TsGame ts_chip_shop = {
  .id = "chip-shop",
  .title = N_ ("Chip Shop"),
  .summary = N_ ("Build computers and consoles through ten years of the eighties, and stay in business."),
  .credits = ts_chip_shop_credit,
  .min_players = 2,
  .max_players = CHIP_MAX_SEATS,
  .state_size = sizeof (ChipShop),
  .stretches = stretches,
  .options = options,
  .phases = ts_chip_shop_phases,
  .ways = ways,
  .verbs = ts_chip_shop_verbs,
  .counters = counters,
  .reasons = reasons,
  .start = ts_chip_shop_start,
  .adjusted = ts_chip_shop_adjusted,
  .follow = ts_chip_shop_follow,
  .score = ts_chip_shop_score,
  .tally = ts_chip_shop_tally,
  .explanations = ts_chip_shop_explanations,
  .running_tally = TRUE,
  .in_sight = in_sight,
  .standing = ts_chip_shop_standing,
  .drops_out = TRUE,
  .round = N_ ("Year %d"),
  .rounds = { .option = "years" },
  .board = ts_chip_shop_describe,
  .offers = ts_chip_shop_offers,
  .conceal = ts_chip_shop_conceal,
  .digest = ts_chip_shop_digest,
  .samplers = ts_chip_shop_samplers,
  .check = ts_chip_shop_check,
  .things = ts_chip_shop_things,
  .places = ts_chip_shop_places_of_things,
  .lie = ts_chip_shop_lie,
  .facts = ts_chip_shop_facts,
};
