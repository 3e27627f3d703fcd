/* board.h — Chip Shop in the window: the year, the companies, and what can be done now. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_BOARD (ts_chip_shop_board_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopBoard, ts_chip_shop_board, TS, CHIP_SHOP_BOARD, TsBoard)

G_END_DECLS
