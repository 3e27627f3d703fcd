#include "camera.h"

#include "config.h"

#define MARGIN 10

TsView
ts_warehouse_wars_camera_view (const WarehouseCamera *self)
{
  return ts_session_view (ts_board_get_session (self->board));
}

WarehouseProjection
ts_warehouse_wars_camera_project (const WarehouseCamera *self)
{
  TsView view = ts_warehouse_wars_camera_view (self);
  WarehouseProjection projection = ts_warehouse_wars_camera (
      &view, self->top, self->turning.turn, gtk_widget_get_width (self->picture) - 2 * MARGIN,
      gtk_widget_get_height (self->picture) - 2 * MARGIN);

  projection.x += MARGIN;
  projection.y += MARGIN;
  return projection;
}

WarehouseSpot
ts_warehouse_wars_camera_spot (const WarehouseCamera *self, WarehousePoint place)
{
  TsView view = ts_warehouse_wars_camera_view (self);
  WarehouseProjection projection = ts_warehouse_wars_camera_project (self);

  return ts_warehouse_wars_hit (&projection, &view, self->top, place);
}

int
ts_warehouse_wars_camera_highest (const WarehouseCamera *self)
{
  TsView view = ts_warehouse_wars_camera_view (self);

  return ts_warehouse_wars_levels (&view) - 1;
}

gboolean
ts_warehouse_wars_camera_can_lift (const WarehouseCamera *self, int by)
{
  return self->top + by >= 0 && self->top + by <= ts_warehouse_wars_camera_highest (self);
}

void
ts_warehouse_wars_camera_lift (WarehouseCamera *self, int by)
{
  self->top += by;
  self->is_lifted = self->top < ts_warehouse_wars_camera_highest (self);
}

void
ts_warehouse_wars_camera_update (WarehouseCamera *self)
{
  int highest = ts_warehouse_wars_camera_highest (self);

  self->top = self->is_lifted ? MIN (self->top, highest) : highest;
}
