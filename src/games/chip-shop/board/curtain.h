/* curtain.h — a factory behind its curtain. It opens only as long as its owner holds it, by pointer, finger
 * or key, and what is behind it is not there before: not for eyes, nor for a screen reader. */
#pragma once

#include "games/chip-shop/rules/rules.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_CURTAIN (ts_chip_shop_curtain_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopCurtain, ts_chip_shop_curtain, TS, CHIP_SHOP_CURTAIN, AdwBin)

TsChipShopCurtain *ts_chip_shop_curtain_new (int seat);

/* What the seat has in production now; the curtain is closed. */
void ts_chip_shop_curtain_show (TsChipShopCurtain *self, const TsView *view);

G_END_DECLS
