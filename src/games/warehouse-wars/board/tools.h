/* tools.h — what is beside the hall: the piece to take, how the plank lies, and who knocked something over.
 */
#pragma once

#include "board-view.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_WAREHOUSE_WARS_TOOLS (ts_warehouse_wars_tools_get_type ())
G_DECLARE_FINAL_TYPE (TsWarehouseWarsTools, ts_warehouse_wars_tools, TS, WAREHOUSE_WARS_TOOLS, AdwBin)

/* The tools change the hand of `board_view`, and say "topple" through `board`. */
TsWarehouseWarsTools *ts_warehouse_wars_tools_new (TsBoard *board, TsWarehouseWarsBoardView *board_view);

/* Shows what can be taken now, and what is held. */
void ts_warehouse_wars_tools_update (TsWarehouseWarsTools *self, const TsView *view);

/* Beside the hall, in a column of that many pixels, whatever is held; -1: below it. */
void ts_warehouse_wars_tools_set_width (TsWarehouseWarsTools *self, int width);

/* What keys do, too. _take_crate: in a recording, a crate of the other colour if one is held already. */
void ts_warehouse_wars_tools_take_crate (TsWarehouseWarsTools *self);
void ts_warehouse_wars_tools_take_plank (TsWarehouseWarsTools *self);
void ts_warehouse_wars_tools_turn_plank (TsWarehouseWarsTools *self);
void ts_warehouse_wars_tools_stretch_plank (TsWarehouseWarsTools *self, int by);

G_END_DECLS
