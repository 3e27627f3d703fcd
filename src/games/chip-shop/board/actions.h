/* actions.h — what a staff token can do: one tap each, but for income streams. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_ACTIONS (ts_chip_shop_actions_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopActions, ts_chip_shop_actions, TS, CHIP_SHOP_ACTIONS, TsBoardPart)

TsChipShopActions *ts_chip_shop_actions_new (TsBoard *board);

G_END_DECLS
