/* pointing.h — pointer and fingers on the picture: they move the hand, put pieces there, and turn the view.
 */
#pragma once

#include "drag.h"

G_BEGIN_DECLS

/* What a press has become. */
typedef enum {
  WAREHOUSE_PRESSED,
  WAREHOUSE_TURNS,
  WAREHOUSE_SPANS, /* a plank */
  WAREHOUSE_TAKEN, /* by two fingers, or over */
} WarehousePress;

typedef struct {
  WarehouseCamera *camera;
  WarehouseDrag *drag;
  WarehousePoint on_surface; /* the pointer, wherever the hall is */
  gboolean is_pointer_seen;
  WarehousePress press;
  WarehousePoint pressed_at;
  double turned_from;
  WarehouseSpot spanned_from;
  gboolean two_fingers; /* are turning it */
} WarehousePointing;

/* Listens to what is done on the camera's picture. */
void ts_warehouse_wars_pointing_init (WarehousePointing *self, WarehouseCamera *camera, WarehouseDrag *drag);

/* Whether the view is being turned by hand. */
gboolean ts_warehouse_wars_pointing_turns (const WarehousePointing *self);

G_END_DECLS
