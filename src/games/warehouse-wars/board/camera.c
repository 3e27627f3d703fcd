#include "camera.h"

#include "config.h"

#define MARGIN 10

TsView
ts_warehouse_wars_camera_view (const WarehouseEye *self)
{
  return ts_session_view (ts_board_get_session (self->board));
}

WarehouseCamera
ts_warehouse_wars_camera_camera (const WarehouseEye *self)
{
  TsView view = ts_warehouse_wars_camera_view (self);
  WarehouseCamera camera = ts_warehouse_wars_camera (&view, self->top, self->turning.turn,
                                                     gtk_widget_get_width (self->hall) - 2 * MARGIN,
                                                     gtk_widget_get_height (self->hall) - 2 * MARGIN);

  camera.x += MARGIN;
  camera.y += MARGIN;
  return camera;
}

WarehouseSpot
ts_warehouse_wars_camera_spot (const WarehouseEye *self, WarehousePoint place)
{
  TsView view = ts_warehouse_wars_camera_view (self);
  WarehouseCamera camera = ts_warehouse_wars_camera_camera (self);

  return ts_warehouse_wars_hit (&camera, &view, self->top, place);
}

int
ts_warehouse_wars_camera_highest (const WarehouseEye *self)
{
  TsView view = ts_warehouse_wars_camera_view (self);

  return ts_warehouse_wars_levels (&view) - 1;
}

gboolean
ts_warehouse_wars_camera_can_lift (const WarehouseEye *self, int by)
{
  return self->top + by >= 0 && self->top + by <= ts_warehouse_wars_camera_highest (self);
}

void
ts_warehouse_wars_camera_lift (WarehouseEye *self, int by)
{
  self->top += by;
  self->is_lifted = self->top < ts_warehouse_wars_camera_highest (self);
}

void
ts_warehouse_wars_camera_update (WarehouseEye *self)
{
  int highest = ts_warehouse_wars_camera_highest (self);

  self->top = self->is_lifted ? MIN (self->top, highest) : highest;
}
