/* release.h — what goes into a release, and what it will bring. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_RELEASE_PANEL (ts_chip_shop_release_panel_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopReleasePanel, ts_chip_shop_release_panel, TS, CHIP_SHOP_RELEASE_PANEL, AdwBin)

TsChipShopReleasePanel *ts_chip_shop_release_panel_new (TsBoard *board);

/* Begins with the least that the product takes. */
void ts_chip_shop_release_panel_show (TsChipShopReleasePanel *self, int product);

G_END_DECLS
