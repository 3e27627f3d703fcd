/* decks.h — the cards that can be drawn, as choices. */
#pragma once

#include "games/chip-shop/rules/rules.h"
#include "widgets/choices.h"

G_BEGIN_DECLS

/* Offers all cards, deck by deck, then accessories and the discard pile. Those that a personality of the
 * turn's seat, or a release, makes cheaper cost what they would one square lower. */
void ts_chip_shop_decks_offer (TsChoices *choices, const ChipShop *state);

G_END_DECLS
