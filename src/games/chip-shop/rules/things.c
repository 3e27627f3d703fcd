#include "things.h"

#include "cards.h"
#include "config.h"

#include "referee/language.h"

enum {
  PRODUCT,
  PILE,
  EVENT,
  PERSON,
  STAFF,
  PLACED,
  YEAR,
  SQUARES,
  SPECIALISTS
};

/* What is in the factory is secret: only on the market a product has a name. */
enum {
  DECK,
  FACTORY,
  MARKET,
  ATTACHED,
  DISCARDS,
  OLD_DISCARDS,
  BANK,
  ON_PRODUCT,
  EVENT_DECK,
  PLAYED,
  PEOPLE,
  FIRED,
  SUPPLY,
  HAND,
  SQUARE,
  YEAR_TRACK,
  OFFER,
  FIRST_SQUARE
};

const TsThing ts_chip_shop_things[] = {
  [PRODUCT] = { .id = "product", NP_ ("%d product card", "%d product cards"), .home = DECK },
  [PILE] = { .id = "pile", NP_ ("%d pile of money", "%d piles of money"), .home = BANK },
  /* Translators: %s is the name of an event card */
  [EVENT] = { .id = "event", .text = N_ ("the event card “%s”"), .named = TRUE, .home = EVENT_DECK },
  /* Translators: %s is the name of a personality */
  [PERSON] = { .id = "person", .text = N_ ("the personality %s"), .named = TRUE, .home = PEOPLE },
  [STAFF] = { .id = "staff", NP_ ("%d staff token", "%d staff tokens"), .home = SUPPLY },
  [PLACED] = { .id = "placed", NP_ ("%d staff token", "%d staff tokens"), .home = HAND },
  [YEAR] = { .id = "year", .text = N_ ("year marker"), .single = TRUE, .asked = TRUE, .home = SUPPLY },
  [SQUARES] = { .id = "squares",
                .text = N_ ("all decks of products"),
                .single = TRUE,
                .asked = TRUE,
                .home = SUPPLY },
  [SPECIALISTS] = { .id = "specialists",
                    .text = N_ ("specialists on offer"),
                    .single = TRUE,
                    .asked = TRUE,
                    .home = SUPPLY },
  { 0 },
};

const TsPlace ts_chip_shop_places_of_things[] = {
  [DECK] = { .id = "deck",
             .from = N_ ("from its deck"),
             .to = N_ ("to its deck"),
             .back_to = N_ ("to the top of its deck") },
  [FACTORY] = { .id = "factory", .from = N_ ("from the factory"), .to = N_ ("to the factory") },
  /* Translators: %s is the name of a product */
  [MARKET] = { .id = "market",
               .from = N_ ("from the market (%s)"),
               .to = N_ ("to the market (%s)"),
               .from_same = N_ ("from the market") },
  /* Translators: %s is the name of an accessory */
  [ATTACHED] = { .id = "attached",
                 .from = N_ ("from its product (%s)"),
                 .to = N_ ("to its product (%s)"),
                 .from_same = N_ ("from its product") },
  /* Translators: %s is the name of a product */
  [DISCARDS] = { .id = "discards",
                 .from = N_ ("from the discard pile (%s)"),
                 .to = N_ ("to the discard pile (%s)"),
                 .from_same = N_ ("from the discard pile") },
  /* A card found there is secret from then on; one that goes there from the factory stays so. */
  [OLD_DISCARDS] = { .id = "old-discards",
                     .from = N_ ("from the discard pile"),
                     .to = N_ ("to the discard pile"),
                     .uncounted = TRUE },
  [BANK] = { .id = "bank" }, /* what is in a pile goes to whoever has it, and is counted there */
  /* Translators: %s is the name of a product */
  [ON_PRODUCT] = { .id = "on-product", .from = N_ ("off %s"), .to = N_ ("onto %s") },
  [EVENT_DECK] = { .id = "event-deck",
                   .from = N_ ("from the event deck"),
                   .to = N_ ("to the event deck"),
                   .back_to = N_ ("to the top of the event deck") },
  [PLAYED] = { .id = "played", .from = N_ ("from the events played"), .to = N_ ("to the events played") },
  [PEOPLE] = { .id = "people",
               .from = N_ ("from the personality cards"),
               .to = N_ ("to the personality cards") },
  [FIRED] = { .id = "fired", .from = N_ ("from those who were fired"), .to = N_ ("to those who were fired") },
  [SUPPLY] = { .id = "supply", .from = N_ ("from the supply"), .to = N_ ("to the supply") },
  [HAND] = { .id = "hand" },
  /* Translators: %s is a square of the board, as in “Release” */
  [SQUARE] = { .id = "square", .from = N_ ("from the square “%s”"), .to = N_ ("to the square “%s”") },
  /* Translators: %s is the number of a year */
  [YEAR_TRACK] = { .id = "year-track", .from = N_ ("from year %s"), .to = N_ ("to year %s") },
  /* Translators: %s is the number of a year */
  [OFFER] = { .id = "offer", .from = N_ ("for year %s"), .to = N_ ("for year %s") },
  /* Translators: %s is the number of a sub-era */
  [FIRST_SQUARE] = { .id = "first-square",
                     .from = N_ ("with sub-era %s first"),
                     .to = N_ ("with sub-era %s first") },
  { 0 },
};

/* --- products --- */

static int
place_of (const ChipProduct *product)
{
  if (product->status == CHIP_RELEASED)
    return ts_chip_shop_is_accessory (product) ? ATTACHED : MARKET;
  return product->status == CHIP_GONE ? DISCARDS : FACTORY;
}

static void
add_product (const ChipShop *state, const ChipProduct *product, GArray *spots)
{
  const char *name = ts_chip_shop_product_name (state, product);
  int place = place_of (product);

  if (place == DISCARDS && ts_chip_shop_is_secret (product))
    return;
  ts_spot_add (spots, (TsSpot) { .thing = PRODUCT,
                                 .seat = product->seat,
                                 .place = place,
                                 .where = place == FACTORY ? NULL : g_strdup (name),
                                 .count = 1 });
  if (product->piles > 0)
    ts_spot_add (spots, (TsSpot) { .thing = PILE,
                                   .seat = product->seat,
                                   .place = ON_PRODUCT,
                                   .where = g_strdup (name),
                                   .count = product->piles });
}

/* How many lay in the discard pile at first is nobody's business: only how many fewer there are, or more that
 * went there face down. */
static void
add_old_discards (const ChipShop *state, int seat, GArray *spots)
{
  int left = CHIP_MAX_PRODUCTS;

  for (int i = 0; i < state->n_products; i++) {
    const ChipProduct *product = &state->products[i];

    if (product->seat == seat)
      left += (product->status == CHIP_GONE && ts_chip_shop_is_secret (product)) - product->found;
  }
  ts_spot_add (spots, (TsSpot) { .thing = PRODUCT, .seat = seat, .place = OLD_DISCARDS, .count = left });
}

/* --- events and personalities --- */

static void
add_event (int card, int seat, int place, int count, GArray *spots)
{
  ts_spot_add (spots, (TsSpot) { .thing = EVENT,
                                 .seat = seat,
                                 .place = place,
                                 .name = g_strdup (ts_chip_shop_events[card].name),
                                 .count = count });
}

static void
add_events (const ChipShop *state, GArray *spots)
{
  for (int card = 0; card < CHIP_N_EVENTS; card++)
    if (state->events[card] > 0)
      add_event (card, TS_NOBODY, PLAYED, state->events[card], spots);
  for (int seat = 0; seat < state->base.n_seats; seat++)
    for (int i = 0; i < state->n_hand[seat]; i++)
      add_event (state->hand[seat][i], seat, TS_WITH_SEAT, 1, spots);
}

static void
add_people (const ChipShop *state, const ChipGroup *group, int seat, GArray *spots)
{
  for (int i = 0; i < group->n; i++)
    ts_spot_add (
        spots, (TsSpot) { .thing = PERSON,
                          .seat = seat,
                          .place = seat == TS_NOBODY ? FIRED : TS_WITH_SEAT,
                          .name = g_strdup (ts_chip_shop_person_name (state, &state->people[group->who[i]])),
                          .count = 1 });
}

/* --- the board --- */

static void
add_marker (int thing, int place, int number, GArray *spots)
{
  ts_spot_add (spots, (TsSpot) { .thing = thing,
                                 .seat = TS_NOBODY,
                                 .place = place,
                                 .where = g_strdup_printf ("%d", number),
                                 .count = 1 });
}

/* Where staff tokens go is known where the table records it, until they come back for the update. */
static void
add_placed (const ChipShop *state, int seat, GArray *spots)
{
  for (int i = 0; i < state->n_placed[seat] && state->base.phase < CHIP_UPDATE; i++)
    ts_spot_add (spots, (TsSpot) { .thing = PLACED,
                                   .seat = seat,
                                   .place = SQUARE,
                                   .where = g_strdup (_ (ts_chip_shop_places[state->placed[seat][i]].label)),
                                   .count = 1 });
}

void
ts_chip_shop_lie (const TsView *view, GArray *spots)
{
  const ChipShop *state = view->state;

  for (int i = 0; i < state->n_products; i++)
    add_product (state, &state->products[i], spots);
  add_events (state, spots);
  add_people (state, &state->fired, TS_NOBODY, spots);
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    add_old_discards (state, seat, spots);
    add_people (state, &state->held[seat], seat, spots);
    add_placed (state, seat, spots);
  }
  add_marker (YEAR, YEAR_TRACK, state->base.round, spots);
  add_marker (SQUARES, FIRST_SQUARE, state->n_left + 1, spots);
  add_marker (SPECIALISTS, OFFER, state->base.round, spots);
}
