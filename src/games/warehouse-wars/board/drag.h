/* drag.h — the hand over the warehouse: what it holds, over which place, and what moved it there.
 *
 * Pointer, fingers and keys all move the same hand, and each has to know what the others did last. */
#pragma once

#include "camera.h"
#include "ghost.h"

G_BEGIN_DECLS

typedef enum {
  WAREHOUSE_BY_NOTHING,
  WAREHOUSE_BY_POINTER,
  WAREHOUSE_BY_FINGER, /* it waits for a second tap */
  WAREHOUSE_BY_KEYS,
} WarehouseMover;

typedef struct {
  const WarehouseCamera *camera;
  WarehouseHand hand;
  WarehouseGhost ghost;
  WarehouseMover mover;
  WarehousePoint pointer; /* where it was last */
  WarehouseSpot cursor;   /* where keys are */
  void (*on_changed) (gpointer data);
  gpointer data;
} WarehouseDrag;

/* `on_changed` (data) is called when the hand, or what it is held over, is another one. */
void ts_warehouse_wars_drag_init (WarehouseDrag *self,
                                  const WarehouseCamera *camera,
                                  void (*on_changed) (gpointer data),
                                  gpointer data);
void ts_warehouse_wars_drag_clear (WarehouseDrag *self);

/* Holds the piece over a spot, or over the cells from one spot to another. */
void ts_warehouse_wars_drag_hold (WarehouseDrag *self, const WarehouseSpot *spot);
void ts_warehouse_wars_drag_span (WarehouseDrag *self, const WarehouseSpot *from, int to_x, int to_y);

/* Holds the piece where the pointer is now. */
void ts_warehouse_wars_drag_point (WarehouseDrag *self, WarehousePoint pointer);

/* Holds the piece where pointer or keys are, after anything else has changed. */
void ts_warehouse_wars_drag_hold_again (WarehouseDrag *self);

/* Nothing is held over any place. */
void ts_warehouse_wars_drag_let_go (WarehouseDrag *self);

/* Whether a piece that would fit waits for the finger's second tap. */
gboolean ts_warehouse_wars_drag_waits (const WarehouseDrag *self);

/* Puts the piece there, or says why not. */
void ts_warehouse_wars_drag_place (WarehouseDrag *self);

/* Where keys are: the place, the plank over it, and why the piece does not fit. (transfer full) */
char *ts_warehouse_wars_drag_tell (const WarehouseDrag *self);

G_END_DECLS
