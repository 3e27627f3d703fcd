/* support.h — what stands on what: where the next crate and the next plank may come. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Whether a plank covers a cell, on whatever level. */
gboolean ts_warehouse_wars_covers (const WarehousePlank *plank, int x, int y);

/* What lies on top of a cell. Nothing can come below it any more. */
typedef struct {
  int floor;    /* the highest plank's level; 0: none, only the board */
  int crate;    /* the highest crate's level, or -1 */
  guint planks; /* of the planks on level `floor`: 1 << along */
} WarehouseTop;

typedef struct {
  int width, depth;
  WarehouseTop tops[WAREHOUSE_MAX_SIDE][WAREHOUSE_MAX_SIDE]; /* [x][y] */
} WarehouseTops;

/* Looks from above at the state's warehouse. */
WarehouseTops ts_warehouse_wars_tops (const TsView *view);

/* Where the board ends: TS_ERROR_RANGE for a cell beyond. */
gboolean ts_warehouse_wars_check_cell (const WarehouseTops *tops, int x, int y, GError **error);

/* Whether a crate can stand there, by what is below and above it (TS_ERROR_ILLEGAL if not). The cell is on
 * the board. `can_lay`: a plank may be laid first, and is advised. */
gboolean ts_warehouse_wars_check_crate (
    const WarehouseTops *tops, int x, int y, int z, gboolean can_lay, GError **error);

/* The level on which a crate can stand on a cell, or -1. */
int ts_warehouse_wars_open_level (const WarehouseTops *tops, int x, int y);

/* On how many cells a crate can stand. */
int ts_warehouse_wars_open_cells (const WarehouseTops *tops);

/* Whether a plank can lie there, by what is below and above it (TS_ERROR_ILLEGAL if not). Its first cell is
 * on the board. */
gboolean
ts_warehouse_wars_check_plank (const WarehouseTops *tops, const WarehousePlank *plank, GError **error);

/* Counts the planks of `shortest` to `longest` cells that can be laid, up to `limit`, at least 1; the last
 * one that was counted is put into `plank`, which may be NULL. */
int ts_warehouse_wars_find_planks (
    const WarehouseTops *tops, int shortest, int longest, int limit, WarehousePlank *plank);

G_END_DECLS
