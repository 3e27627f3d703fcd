/* sets.h — crates of one colour in a line. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* From its first crate (the smallest x, then y, then z) on in steps of dx, dy, dz. */
typedef struct {
  gint8 x, y, z;
  gint8 dx, dy, dz;
  int length;
} WarehouseSet;

/* More than 13 directions and 64 crates can have. */
#define WAREHOUSE_MAX_SETS (13 * 64 / 2)

/* Finds the sets of a seat, in the order of their cells. Returns how many. */
int ts_warehouse_wars_sets (const TsView *view, int seat, WarehouseSet sets[WAREHOUSE_MAX_SETS]);

/* What a set is worth. */
int ts_warehouse_wars_set_points (const WarehouseSet *set);

G_END_DECLS
