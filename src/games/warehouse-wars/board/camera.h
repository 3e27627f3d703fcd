/* camera.h — how the warehouse is looked at: from which side, and how many levels of it are seen. */
#pragma once

#include "scene.h"
#include "turning.h"
#include "widgets/board.h"

G_BEGIN_DECLS

typedef struct {
  GtkWidget *hall; /* as large as the picture is */
  TsBoard *board;  /* whose session is seen */
  WarehouseTurning turning;
  int top;            /* the highest level that is seen */
  gboolean is_lifted; /* `top` stays; else it is the highest level there is */
} WarehouseEye;

TsView ts_warehouse_wars_camera_view (const WarehouseEye *self);
WarehouseCamera ts_warehouse_wars_camera_camera (const WarehouseEye *self);

/* What is seen at a place of the picture. */
WarehouseSpot ts_warehouse_wars_camera_spot (const WarehouseEye *self, WarehousePoint place);

/* The highest level with something on it. */
int ts_warehouse_wars_camera_highest (const WarehouseEye *self);

/* Lifts levels off (-1), or puts one back (1); that there is one, _can_lift says. */
gboolean ts_warehouse_wars_camera_can_lift (const WarehouseEye *self, int by);
void ts_warehouse_wars_camera_lift (WarehouseEye *self, int by);

/* Something has been built or taken away. */
void ts_warehouse_wars_camera_update (WarehouseEye *self);

G_END_DECLS
