/* board.h — Warehouse Wars as the table sees it: the warehouse in its hall, the pieces to take, the sets. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_WAREHOUSE_WARS_BOARD (ts_warehouse_wars_board_get_type ())
G_DECLARE_FINAL_TYPE (TsWarehouseWarsBoard, ts_warehouse_wars_board, TS, WAREHOUSE_WARS_BOARD, TsBoard)

G_END_DECLS
