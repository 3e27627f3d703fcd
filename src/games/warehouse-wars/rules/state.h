/* state.h — Warehouse Wars: the state.
 *
 * What follows from the lists of crates and planks (what lies on top, which sets there are) is worked out
 * when it is asked for and stands in no state: see support.h and sets.h. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

#define WAREHOUSE_SEATS      2
#define WAREHOUSE_MAX_SIDE   8
#define WAREHOUSE_LEVELS     64
#define WAREHOUSE_MAX_CRATES (WAREHOUSE_SEATS * 64)
#define WAREHOUSE_MAX_PLANKS 64

enum {
  WAREHOUSE_PLACE,
  WAREHOUSE_RECORD,
  WAREHOUSE_OVER
};

/* Counters: what is left to be placed. */
enum {
  WAREHOUSE_CRATES,
  WAREHOUSE_PLANKS /* of the whole table */
};

/* In the order of the words of `along`. */
enum {
  WAREHOUSE_ALONG_X,
  WAREHOUSE_ALONG_Y
};

typedef struct {
  guint8 seat;
  guint8 x, y, z;
} WarehouseCrate;

/* Covers `length` cells from x, y towards larger x or y. */
typedef struct {
  guint8 x, y, z;
  guint8 along;
  guint8 length;
} WarehousePlank;

typedef struct {
  TsState base;
  gboolean crate_placed; /* in this turn */
  gboolean plank_laid;   /* in this turn */
  int toppled;           /* who knocked something over, or TS_NOBODY */
  int n_crates;
  int n_planks;
  WarehouseCrate crates[WAREHOUSE_MAX_CRATES]; /* in the order of placing */
  WarehousePlank planks[WAREHOUSE_MAX_PLANKS];
} WarehouseWars;

G_END_DECLS
