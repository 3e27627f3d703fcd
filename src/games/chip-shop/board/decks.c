#include "decks.h"

#include "config.h"
#include "games/chip-shop/rules/cards.h"
#include "games/chip-shop/rules/decks.h"
#include "parts.h"
#include "widgets/choices.h"

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
offer_card (TsChoices *choices, const ChipShop *state, const ChipOffer *offer, gboolean payable)
{
  g_autofree char *detail = ts_chip_shop_tell_offer (state, offer);
  g_autofree char *art = g_strconcat ("chip-shop-", ts_chip_shop_card_art (offer->card), NULL);

  ts_choices_add_blindly (choices, ts_chip_shop_cards[offer->card].name, detail, ts_chip_shop_mark_new (art),
                          ts_chip_shop_build_draw (&ts_chip_shop, offer), payable);
}

static void
offer_from (TsChoices *choices, const ChipShop *state, int from, gboolean payable)
{
  for (int card = 0; card < CHIP_N_CARDS; card++) {
    ChipOffer offer = ts_chip_shop_offer (state, card);

    if (offer.from == from && (offer.cost <= state->base.counters[state->base.turn][CHIP_RD]) == payable &&
        (ts_chip_shop_copies_left (state, card) > 0 || is_hidden (state, card)))
      offer_card (choices, state, &offer, payable);
  }
}

static void
offer_all (TsChoices *choices, const ChipShop *state, gboolean payable)
{
  for (int square = 1; square <= CHIP_N_SQUARES; square++)
    offer_from (choices, state, square, payable);
  offer_from (choices, state, CHIP_FROM_ACCESSORY, payable);
  offer_from (choices, state, CHIP_FROM_DISCARD, payable);
}

/* What can be had comes first. */
void
ts_chip_shop_decks_offer (TsChoices *choices, const ChipShop *state)
{
  ts_choices_clear (choices);
  offer_all (choices, state, TRUE);
  offer_all (choices, state, FALSE);
}
