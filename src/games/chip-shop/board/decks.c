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

static char *
tell_cost (const ChipCard *card, int from, int cost)
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
offer_card (TsChoices *choices, const ChipShop *state, int id, gboolean reduced)
{
  static const char *const icons[] = { "chip-shop-accessory", "chip-shop-computer", "chip-shop-console",
                                       "chip-shop-console", "chip-shop-accessory" };
  const ChipCard *card = &ts_chip_shop_cards[id];
  int from = place_of (state, card);
  int cost = ts_chip_shop_draw_cost (from, card->rd, reduced);
  g_autofree char *detail = tell_cost (card, from, cost);

  ts_choices_add_blindly (choices, card->name, detail,
                          ts_chip_shop_mark_new (card->era == 0 ? "chip-shop-accessory" : icons[card->type]),
                          ts_entry_build (&ts_chip_shop, "draw-product", TS_NOBODY, "square", from, "card",
                                          id, "reduced", reduced, NULL),
                          cost <= state->base.counters[state->base.turn][CHIP_RD]);
}

static void
offer_from (TsChoices *choices, const ChipShop *state, int from, gboolean reduced)
{
  for (int card = 0; card < CHIP_N_CARDS; card++)
    if (place_of (state, &ts_chip_shop_cards[card]) == from &&
        (ts_chip_shop_copies_left (state, card) > 0 || is_hidden (state, card)))
      offer_card (choices, state, card, reduced);
}

void
ts_chip_shop_decks_offer (TsChoices *choices, const ChipShop *state, gboolean reduced)
{
  ts_choices_clear (choices);
  for (int square = 1; square <= CHIP_N_SQUARES; square++)
    offer_from (choices, state, square, reduced);
  offer_from (choices, state, CHIP_FROM_ACCESSORY, FALSE);
  offer_from (choices, state, CHIP_FROM_DISCARD, FALSE);
}
