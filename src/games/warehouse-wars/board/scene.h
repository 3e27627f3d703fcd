/* scene.h — the warehouse in isometric projection: where a place is on the picture, what a point of the
 * picture shows, and what is in front of what. Only numbers; nothing is drawn here.
 *
 * Lengths in the warehouse are cells. Columns are x, rows y; heights go up from the board. The picture's x
 * and y are pixels, y downwards. */
#pragma once

#include "games/warehouse-wars/rules/rules.h"

G_BEGIN_DECLS

/* A crate, a plank, and from one level to the next; a crate stands in the middle of its cell. */
#define WAREHOUSE_CRATE_HEIGHT 0.74
#define WAREHOUSE_PLANK_HEIGHT 0.13
#define WAREHOUSE_LEVEL_HEIGHT (WAREHOUSE_CRATE_HEIGHT + WAREHOUSE_PLANK_HEIGHT)
#define WAREHOUSE_CRATE_INSET  0.08
#define WAREHOUSE_PLANK_INSET  0.05
#define WAREHOUSE_BOARD_HEIGHT 0.22 /* of the board itself, below level 0 */
#define WAREHOUSE_BOARD_RIM    0.32 /* of the board around its cells, with their numbers */

/* How the warehouse is looked at: from `turn`, by the eye's slope, so large, and so far moved. */
typedef struct {
  double turn;  /* radians; a quarter of a turn looks from the next side. 45°: cell 0, 0 is at the back */
  double scale; /* pixels for a cell's side */
  double x, y;  /* the picture's place of the middle of the board */
  int width, depth;
} WarehouseProjection;

typedef struct {
  double x, y;
} WarehousePoint;

typedef enum {
  WAREHOUSE_NOTHING, /* beside the board */
  WAREHOUSE_FLOOR,   /* the board, or the upper side of a plank */
  WAREHOUSE_A_CRATE,
} WarehouseHit;

/* What is seen at a point. */
typedef struct {
  WarehouseHit hit;
  int x, y, z; /* the cell and the level: of the crate, or on which a crate would stand */
} WarehouseSpot;

/* Fits the warehouse up to level `top`, and the next crate on any cell, into a picture of that size; from all
 * sides alike, so that it does not swell while it is turned. */
WarehouseProjection
ts_warehouse_wars_camera (const TsView *view, int top, double turn, double room_x, double room_y);

/* The height of what stands on a level. */
double ts_warehouse_wars_height (int level);

/* The picture's place of a point in the warehouse. */
WarehousePoint ts_warehouse_wars_project (const WarehouseProjection *self, double x, double y, double height);

/* The point at a height that is seen there. */
WarehousePoint
ts_warehouse_wars_unproject (const WarehouseProjection *self, WarehousePoint place, double height);

/* Towards the eye: 1 if larger x (or y) is nearer, -1 if smaller is. */
int ts_warehouse_wars_nearer_x (const WarehouseProjection *self);
int ts_warehouse_wars_nearer_y (const WarehouseProjection *self);

/* The next one of the four views that show two sides of the board alike, from `turn` in the direction `by`.
 */
double ts_warehouse_wars_next_turn (double turn, int by);

/* What is seen at a place when levels above `top` are lifted off. */
WarehouseSpot
ts_warehouse_wars_hit (const WarehouseProjection *self, const TsView *view, int top, WarehousePoint place);

/* What is seen of a cell straight from above, and what is at a place. */
WarehouseSpot ts_warehouse_wars_look_down (const TsView *view, int top, int x, int y);
WarehouseSpot ts_warehouse_wars_look_at (const TsView *view, int x, int y, int z);

/* Puts crates into the order in which they have to be drawn: from below, and from the back. */
void ts_warehouse_wars_sort (const WarehouseProjection *self, WarehouseCrate *crates, int n);

/* How many levels have something on them; at least 1. */
int ts_warehouse_wars_levels (const TsView *view);

G_END_DECLS
