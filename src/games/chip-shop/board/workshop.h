/* workshop.h — the update: exchange, attach, release. */
#pragma once

#include "widgets/board-panel.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_WORKSHOP (ts_chip_shop_workshop_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopWorkshop, ts_chip_shop_workshop, TS, CHIP_SHOP_WORKSHOP, TsBoardPart)

/* Adds the sheet of a release to the panel, and opens it there. */
TsChipShopWorkshop *ts_chip_shop_workshop_new (TsBoard *board, TsBoardPanel *panel);

/* Where there is one product to release, and nothing else to do but to exchange money, its sheet is opened: a
 * way back from it leads to the rest. */
void ts_chip_shop_workshop_open_only (TsChipShopWorkshop *self);

G_END_DECLS
