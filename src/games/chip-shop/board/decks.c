#include "decks.h"

#include "config.h"
#include "games/chip-shop/rules/cards.h"
#include "parts.h"
#include "widgets/choices.h"

#include <glib/gi18n-lib.h>

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

static gboolean
is_reduced (const ChipShop *state, const ChipCard *card, int from)
{
  return from > 0 && (is_reduced_by_person (state, card) || is_reduced_by_release (state, card));
}

/* --- the cards --- */

static char *
tell_place (const ChipCard *card, int from, int cost)
{
  if (from == CHIP_FROM_ACCESSORY)
    /* Translators: what an accessory costs */
    return g_strdup_printf (_ ("Accessory, %d R&D"), cost);
  if (from == CHIP_FROM_DISCARD)
    /* Translators: what an outdated product costs */
    return g_strdup_printf (_ ("Discard pile, %d R&D, 1 Loyalty and 1 Longevity"), cost);
  /* Translators: a product's sub-era and what it costs */
  return g_strdup_printf (_ ("Sub-era %d, %d R&D"), card->era, cost);
}

/* Whether it is cheaper, and what is missing. */
static char *
tell_cost (const ChipShop *state, const ChipCard *card, int from, int cost)
{
  int full = ts_chip_shop_draw_cost (from, card->rd, FALSE);
  int missing = cost - state->base.counters[state->base.turn][CHIP_RD];
  g_autofree char *price = tell_place (card, from, cost);

  if (missing > 0)
    /* Translators: what a card costs, as in “Sub-era 1, 3 R&D”, and how much of that somebody lacks */
    return g_strdup_printf (_ ("%s; %d R&D missing"), price, missing);
  if (cost < full)
    /* Translators: what a card costs, as in “Sub-era 1, 3 R&D”, and what it would cost without a personality,
     * or a release */
    return g_strdup_printf (_ ("%s instead of %d"), price, full);
  return g_steal_pointer (&price);
}

/* Whether a card is in a factory: that it is missing here would tell everybody what was drawn. */
static gboolean
is_hidden (const ChipShop *state, int card)
{
  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);

    if (product->card == card && product->status == CHIP_IN_PRODUCTION)
      return TRUE;
  }
  return FALSE;
}

/* All cards that can be paid look alike, hidden ones too: only a tap tells, as on the table. */
static void
offer_card (TsChoices *choices, const ChipShop *state, int id)
{
  static const char *const icons[] = { "chip-shop-accessory", "chip-shop-computer", "chip-shop-console",
                                       "chip-shop-console", "chip-shop-accessory" };
  const ChipCard *card = &ts_chip_shop_cards[id];
  int from = place_of (state, card);
  gboolean reduced = is_reduced (state, card, from);
  int cost = ts_chip_shop_draw_cost (from, card->rd, reduced);
  g_autofree char *detail = tell_cost (state, card, from, cost);

  ts_choices_add_blindly (choices, card->name, detail,
                          ts_chip_shop_mark_new (card->era == 0 ? "chip-shop-accessory" : icons[card->type]),
                          ts_entry_build (&ts_chip_shop, "draw-product", TS_NOBODY, "square", from, "card",
                                          id, "reduced", reduced, NULL),
                          cost <= state->base.counters[state->base.turn][CHIP_RD]);
}

static void
offer_from (TsChoices *choices, const ChipShop *state, int from)
{
  for (int card = 0; card < CHIP_N_CARDS; card++)
    if (place_of (state, &ts_chip_shop_cards[card]) == from &&
        (ts_chip_shop_copies_left (state, card) > 0 || is_hidden (state, card)))
      offer_card (choices, state, card);
}

void
ts_chip_shop_decks_offer (TsChoices *choices, const ChipShop *state)
{
  ts_choices_clear (choices);
  for (int square = 1; square <= CHIP_N_SQUARES; square++)
    offer_from (choices, state, square);
  offer_from (choices, state, CHIP_FROM_ACCESSORY);
  offer_from (choices, state, CHIP_FROM_DISCARD);
}
