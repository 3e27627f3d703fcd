/* due.h — Warehouse Wars: what is left, and whether a crate or a plank may come now. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* `state` is a WarehouseWars. */
int ts_warehouse_wars_crates_left (gconstpointer state, int seat);
int ts_warehouse_wars_all_crates_left (gconstpointer state);
int ts_warehouse_wars_planks_left (gconstpointer state);

/* Those of a player that stand already. */
int ts_warehouse_wars_crates_placed (const WarehouseWars *state, int seat);

/* A player's first turn is the one with the first crate. */
gboolean ts_warehouse_wars_is_first_turn (const WarehouseWars *state);

/* How many cells a plank of this table covers at least, and how many at most that lies on its board. */
int ts_warehouse_wars_shortest_plank (const TsView *view);
int ts_warehouse_wars_longest_plank (const TsView *view);

/* How many places there are for a plank, `limit` at most; `plank` is the last of them, or NULL. */
int ts_warehouse_wars_planks_that_fit (const TsView *view, int limit, WarehousePlank *plank);

/* Whether a crate, or a plank, may come now, if there is a place for it. */
gboolean ts_warehouse_wars_is_crate_due (const WarehouseWars *state);
gboolean ts_warehouse_wars_is_plank_due (const WarehouseWars *state);

/* Whether a plank may be laid now, one that fits somewhere. */
gboolean ts_warehouse_wars_can_lay (const TsView *view);

/* Whether a crate may be placed now; FALSE, too, where a plank has to come first. */
gboolean ts_warehouse_wars_can_place (const TsView *view);

G_END_DECLS
