/* decks.h — the cards that can be drawn: where each lies, and what it costs whose turn it is. */
#pragma once

#include "state.h"

#include "referee/entry.h"

G_BEGIN_DECLS

typedef struct {
  int card;
  int from;         /* a square, or CHIP_FROM_… */
  gboolean reduced; /* a personality of the turn's seat, or a release, makes it cost what the next lower
                       square does */
  int cost, full;   /* R&D; `full`: if it were not reduced */
} ChipOffer;

ChipOffer ts_chip_shop_offer (const ChipShop *state, int card);

/* Where it lies and what it costs, and what is missing for it. (transfer full) */
char *ts_chip_shop_tell_offer (const ChipShop *state, const ChipOffer *offer);

/* The entry that draws it, in the game whose this is. (transfer full) */
JsonObject *ts_chip_shop_build_draw (const TsGame *game, const ChipOffer *offer);

/* Which picture shows such a card: "computer", "console" or "accessory". */
const char *ts_chip_shop_card_art (int card);

G_END_DECLS
