#include "drag.h"

#include "config.h"
#include "games/warehouse-wars/rules/tell.h"

#include <glib/gi18n-lib.h>

void
ts_warehouse_wars_drag_init (WarehouseDrag *self,
                             const WarehouseCamera *camera,
                             void (*on_changed) (gpointer data),
                             gpointer data)
{
  self->camera = camera;
  self->hand.length = 2;
  self->on_changed = on_changed;
  self->data = data;
}

void
ts_warehouse_wars_drag_clear (WarehouseDrag *self)
{
  ts_warehouse_wars_ghost_clear (&self->ghost);
}

static TsSession *
session_of (const WarehouseDrag *self)
{
  return ts_board_get_session (self->camera->board);
}

/* --- holding --- */

void
ts_warehouse_wars_drag_hold (WarehouseDrag *self, const WarehouseSpot *spot)
{
  ts_warehouse_wars_ghost_hold (&self->ghost, session_of (self), &self->hand, spot);
  self->on_changed (self->data);
}

void
ts_warehouse_wars_drag_span (WarehouseDrag *self, const WarehouseSpot *from, int to_x, int to_y)
{
  ts_warehouse_wars_ghost_span (&self->ghost, session_of (self), &self->hand, from, to_x, to_y);
  self->on_changed (self->data);
}

void
ts_warehouse_wars_drag_point (WarehouseDrag *self, WarehousePoint pointer)
{
  WarehouseSpot spot = ts_warehouse_wars_camera_spot (self->camera, pointer);

  self->pointer = pointer;
  self->mover = WAREHOUSE_BY_POINTER;
  ts_warehouse_wars_drag_hold (self, &spot);
}

void
ts_warehouse_wars_drag_let_go (WarehouseDrag *self)
{
  self->mover = WAREHOUSE_BY_NOTHING;
  ts_warehouse_wars_ghost_clear (&self->ghost);
  self->on_changed (self->data);
}

void
ts_warehouse_wars_drag_hold_again (WarehouseDrag *self)
{
  TsView view = ts_warehouse_wars_camera_view (self->camera);

  if (self->mover == WAREHOUSE_BY_KEYS) {
    self->cursor = ts_warehouse_wars_look_at (&view, self->cursor.x, self->cursor.y, self->cursor.z);
    ts_warehouse_wars_drag_hold (self, &self->cursor);
  } else if (self->mover == WAREHOUSE_BY_POINTER)
    ts_warehouse_wars_drag_point (self, self->pointer);
  else
    ts_warehouse_wars_drag_let_go (self);
}

gboolean
ts_warehouse_wars_drag_waits (const WarehouseDrag *self)
{
  return self->mover == WAREHOUSE_BY_FINGER && self->ghost.shown && self->ghost.refusal == NULL;
}

/* What does not fit is said to nobody: its sentence is shown, and stays to be read. */
void
ts_warehouse_wars_drag_place (WarehouseDrag *self)
{
  TsView view = ts_warehouse_wars_camera_view (self->camera);
  TsBoard *board = self->camera->board;

  if (!self->ghost.shown)
    return;
  if (self->ghost.refusal == NULL)
    ts_board_say (board, ts_warehouse_wars_ghost_entry (&self->ghost, &view));
  else
    gtk_accessible_announce (GTK_ACCESSIBLE (board), self->ghost.refusal,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

/* --- in words --- */

char *
ts_warehouse_wars_drag_tell (const WarehouseDrag *self)
{
  TsView view = ts_warehouse_wars_camera_view (self->camera);
  g_autofree char *place =
      ts_warehouse_wars_tell_place (&view, self->cursor.x, self->cursor.y, self->cursor.z);
  g_autofree char *plank = NULL;
  g_autofree char *with_plank = NULL;

  if (!self->ghost.shown)
    return g_steal_pointer (&place);
  if (self->ghost.holds == WAREHOUSE_HOLDS_PLANK) {
    plank = ts_warehouse_wars_tell_plank (&self->ghost.plank);
    /* Translators: two things that are read aloud one after the other */
    with_plank = g_strdup_printf (_ ("%s; %s"), place, plank);
  } else
    with_plank = g_steal_pointer (&place);
  if (self->ghost.refusal == NULL)
    return g_steal_pointer (&with_plank);
  /* Translators: a place that is read aloud, and the sentence why nothing can come there */
  return g_strdup_printf (_ ("%s. %s"), with_plank, self->ghost.refusal);
}
