/* factory.h — what a company has in production, which is its owner's secret: on the owner's phone while one
 * is at the table, and behind a curtain (curtain.h) while there is none, or it is out of reach. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_FACTORY (ts_chip_shop_factory_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopFactory, ts_chip_shop_factory, TS, CHIP_SHOP_FACTORY, AdwBin)

TsChipShopFactory *ts_chip_shop_factory_new (TsBoard *board, int seat);

/* What the seat has in production now; the curtain is closed. */
void ts_chip_shop_factory_show (TsChipShopFactory *self, const TsView *view);

G_END_DECLS
