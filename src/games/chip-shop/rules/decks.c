#include "decks.h"

#include "cards.h"
#include "config.h"
#include "referee/language.h"

/* Where a card lies: on the square of its sub-era, among the accessories, or on the discard pile. */
static int
place_of (const ChipShop *state, const ChipCard *card)
{
  if (card->era == 0)
    return CHIP_FROM_ACCESSORY;
  for (int square = 1; square <= CHIP_N_SQUARES; square++)
    if (ts_chip_shop_era_on (state, square) == card->era)
      return square;
  return CHIP_FROM_DISCARD;
}

/* --- what makes a card cheaper --- */

/* Whether a concept, such as “reduce_lisa” or “osborne1_reduce”, means that card: its id ends like that. */
static gboolean
means (const char *concept, const ChipCard *card)
{
  g_autoptr (GString) name = g_string_new (concept);
  g_autoptr (GString) id = g_string_new (card->id);
  g_autofree char *era = g_strdup_printf ("era%d", card->era);

  if (g_string_replace (name, "reduce", "", 1) == 0)
    return FALSE;
  g_string_replace (name, "_", "", 0);
  g_string_replace (id, "-", "", 0);
  return g_str_equal (name->str, era) || g_str_has_suffix (id->str, name->str);
}

static gboolean
is_reduced_by_person (const ChipShop *state, const ChipCard *card)
{
  const ChipGroup *held = &state->held[state->base.turn];

  for (int i = 0; i < held->n; i++) {
    int person = state->people[held->who[i]].card;

    for (int j = 0; person != CHIP_TYPED && ts_chip_shop_people[person].concepts[j] != NULL; j++)
      if (means (ts_chip_shop_people[person].concepts[j], card))
        return TRUE;
  }
  return FALSE;
}

/* Once somebody has released a product of that concept. */
static gboolean
is_reduced_by_release (const ChipShop *state, const ChipCard *card)
{
  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);

    for (int i = 0; product->since > 0 && product->card != CHIP_TYPED && card->reduced_by[i] != NULL; i++)
      if (means (card->reduced_by[i], &ts_chip_shop_cards[product->card]))
        return TRUE;
  }
  return FALSE;
}

/* --- the cards --- */

ChipOffer
ts_chip_shop_offer (const ChipShop *state, int id)
{
  const ChipCard *card = &ts_chip_shop_cards[id];
  int from = place_of (state, card);
  gboolean reduced = from > 0 && (is_reduced_by_person (state, card) || is_reduced_by_release (state, card));

  return (ChipOffer) {
    .card = id,
    .from = from,
    .reduced = reduced,
    .cost = ts_chip_shop_draw_cost (from, card->rd, reduced),
    .full = ts_chip_shop_draw_cost (from, card->rd, FALSE),
  };
}

const char *
ts_chip_shop_card_art (int id)
{
  static const char *const arts[] = { "accessory", "computer", "console", "console", "accessory" };
  const ChipCard *card = &ts_chip_shop_cards[id];

  return arts[card->era == 0 ? CHIP_NO_TYPE : card->type];
}

JsonObject *
ts_chip_shop_build_draw (const TsGame *game, const ChipOffer *offer)
{
  return ts_entry_build (game, "draw-product", TS_NOBODY, "square", offer->from, "card", offer->card,
                         "reduced", offer->reduced, NULL);
}

/* --- in words --- */

static char *
tell_place (const ChipOffer *offer)
{
  int cost = offer->cost;

  if (offer->from == CHIP_FROM_ACCESSORY)
    /* Translators: what an accessory costs */
    return g_strdup_printf (_ ("Accessory, %d R&D"), cost);
  if (offer->from == CHIP_FROM_DISCARD)
    /* Translators: what an outdated product costs */
    return g_strdup_printf (_ ("Discard pile, %d R&D, 1 Loyalty and 1 Longevity"), cost);
  /* Translators: a product's sub-era and what it costs */
  return g_strdup_printf (_ ("Sub-era %d, %d R&D"), ts_chip_shop_cards[offer->card].era, cost);
}

char *
ts_chip_shop_tell_offer (const ChipShop *state, const ChipOffer *offer)
{
  int missing = offer->cost - state->base.counters[state->base.turn][CHIP_RD];
  g_autofree char *price = tell_place (offer);

  if (missing > 0)
    /* Translators: what a card costs, as in “Sub-era 1, 3 R&D”, and how much of that somebody lacks */
    return g_strdup_printf (_ ("%s; %d R&D missing"), price, missing);
  if (offer->cost < offer->full)
    /* Translators: what a card costs, as in “Sub-era 1, 3 R&D”, and what it would cost without a personality,
     * or a release */
    return g_strdup_printf (_ ("%s instead of %d"), price, offer->full);
  return g_steal_pointer (&price);
}
