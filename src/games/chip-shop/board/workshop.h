/* workshop.h — the update: exchange, attach, release. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_WORKSHOP (ts_chip_shop_workshop_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopWorkshop, ts_chip_shop_workshop, TS, CHIP_SHOP_WORKSHOP, TsBoardPart)

TsChipShopWorkshop *ts_chip_shop_workshop_new (TsBoard *board);

G_END_DECLS
