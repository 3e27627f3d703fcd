/* pieces.h — what the pieces look like: crates with their seat's shape, planks of wood, the board. */
#pragma once

#include "polygons.h"

G_BEGIN_DECLS

/* A crate's paint. */
typedef struct {
  GdkRGBA fill;
  GskPath *shape; /* on its sides, in a square of 16 by 16 */
  gboolean lit;   /* it is pointed out */
  gboolean bold;  /* with outlines: for high contrast */
} WarehousePaint;

/* The shape of a seat, and the cross of what does not fit. (transfer full) */
GskPath *ts_warehouse_wars_shape (int seat);
GskPath *ts_warehouse_wars_cross (void);

/* The same for an upper side, which is seen from a corner: there it leans like a cross. (transfer full) */
GskPath *ts_warehouse_wars_plus (void);

/* A crate whose cell's corner is at 0, 0 and whose level is 0; `camera` says from where and how large. The
 * node is the same for all crates of its paint: it has only to be moved. (transfer full) */
GskRenderNode *ts_warehouse_wars_crate_node (const WarehouseProjection *projection,
                                             const WarehousePaint *paint);

/* How finely the warehouse is drawn. */
typedef enum {
  WAREHOUSE_PLAIN, /* without grain, numbers and some shadows: a large one, while it is turned */
  WAREHOUSE_FINE,
  WAREHOUSE_BOLD, /* with outlines: for high contrast */
} WarehouseFinish;

/* The planks of one level. Two that cross lie in each other; those along y are seen on top. */
void ts_warehouse_wars_planks_draw (const WarehouseProjection *projection,
                                    const WarehousePlank *planks,
                                    int n,
                                    GtkSnapshot *snapshot,
                                    const GdkRGBA *wood,
                                    WarehouseFinish finish);

WarehouseBox ts_warehouse_wars_plank_box (const WarehousePlank *plank);

/* The board without anything on it; `pango` writes the numbers of its columns and rows. */
void ts_warehouse_wars_board_draw (const WarehouseProjection *projection,
                                   PangoContext *pango,
                                   GtkSnapshot *snapshot,
                                   WarehouseFinish finish);

G_END_DECLS
