/* camera.h — how the warehouse is looked at: from which side, and how many levels of it are seen. */
#pragma once

#include "scene.h"
#include "turning.h"
#include "widgets/board.h"

G_BEGIN_DECLS

typedef struct {
  GtkWidget *picture; /* what is drawn on */
  TsBoard *board;     /* whose session is seen */
  WarehouseTurning turning;
  int top;            /* the highest level that is seen */
  gboolean is_lifted; /* `top` stays; else it is the highest level there is */
} WarehouseCamera;

TsView ts_warehouse_wars_camera_view (const WarehouseCamera *self);
WarehouseProjection ts_warehouse_wars_camera_project (const WarehouseCamera *self);

/* What is seen at a place of the picture. */
WarehouseSpot ts_warehouse_wars_camera_spot (const WarehouseCamera *self, WarehousePoint place);

/* The highest level with something on it. */
int ts_warehouse_wars_camera_highest (const WarehouseCamera *self);

/* Lifts levels off (-1), or puts one back (1); that there is one, _can_lift says. */
gboolean ts_warehouse_wars_camera_can_lift (const WarehouseCamera *self, int by);
void ts_warehouse_wars_camera_lift (WarehouseCamera *self, int by);

/* Something has been built or taken away. */
void ts_warehouse_wars_camera_update (WarehouseCamera *self);

G_END_DECLS
