#include "samples.h"

#include "state.h"

static void
pay (TsEntry *entry, int seat, int shop, int emporium, int stock)
{
  entry->who = seat;
  ts_entry_set_int (entry, "shop", shop);
  ts_entry_set_int (entry, "emporium", emporium);
  ts_entry_set_int (entry, "stock", stock);
}

static int
power_samples (const TsView *view, int i, TsEntry *entry)
{
  const ShoppingWar *state = view->state;
  int n = 0;

  for (int seat = 0; seat < state->base.n_seats; seat++) {
    const int *cards = state->base.counters[seat];

    for (int form = 0; !state->out[seat] && form < (SHOPPING_POWER_COST + 1) * (SHOPPING_POWER_COST + 1);
         form++) {
      int shop = form % (SHOPPING_POWER_COST + 1);
      int emporium = form / (SHOPPING_POWER_COST + 1);
      int stock = SHOPPING_POWER_COST - shop - emporium;

      if (stock < 0 || shop > cards[SHOPPING_SHOP_CARDS] || emporium > cards[SHOPPING_EMPORIUM_CARDS] ||
          stock > cards[SHOPPING_STOCK])
        continue;
      if (entry != NULL && n == i)
        pay (entry, seat, shop, emporium, stock);
      n++;
    }
  }
  return n;
}

const TsSampler ts_shopping_war_samplers[] = {
  { "power", power_samples },
  { 0 },
};
