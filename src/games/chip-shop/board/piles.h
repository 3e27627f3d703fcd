/* piles.h — the coins on a product: one stack for each year that it still pays, the next one first. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_PILES (ts_chip_shop_piles_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopPiles, ts_chip_shop_piles, TS, CHIP_SHOP_PILES, GtkWidget)

TsChipShopPiles *ts_chip_shop_piles_new (void);

/* Shows `n` piles of so many coins each, the next one first. A pile that was paid since it was shown last
 * lifts off; `still`: nothing moves. */
void ts_chip_shop_piles_show (TsChipShopPiles *self, const int *coins, guint n, gboolean still);

G_END_DECLS
