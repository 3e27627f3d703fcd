#include "secrets.h"

#include "cards.h"
#include "state.h"

#include <string.h>

/* What counts for a card of which the sub-era is secret, too: the least. */
#define LEAST_ERA 1

/* Everybody sees from which deck a card was drawn, so the sub-era is known; but not of one that was searched
 * for in the discard pile, until it counts at the end. */
static gboolean
is_era_known (const ChipShop *state, const ChipProduct *product)
{
  return !product->found || (state->base.phase == CHIP_OVER && product->status == CHIP_IN_PRODUCTION);
}

static void
blot_out (ChipShop *copy, ChipProduct *product)
{
  if (product->card == CHIP_TYPED)
    memset (copy->names + product->name, 0, strlen (copy->names + product->name));
  *product = (ChipProduct) {
    .seat = product->seat,
    .card = CHIP_SECRET,
    .era = (guint8) (is_era_known (copy, product) ? product->era : LEAST_ERA),
    .status = product->status,
    .type = CHIP_NO_TYPE,
    .irrelevant = product->irrelevant,
    .found = product->found,
  };
}

void
ts_chip_shop_conceal (const TsView *view G_GNUC_UNUSED, int viewer, gpointer state)
{
  ChipShop *copy = state;

  for (int i = 0; i < copy->n_products; i++) {
    ChipProduct *product = &copy->products[i];

    if (product->seat != viewer && ts_chip_shop_is_secret (product))
      blot_out (copy, product);
  }
}
