#include "pointing.h"

#include "config.h"
#include "games/warehouse-wars/rules/due.h"

#include <math.h>

#define THRESHOLD 8  /* pixels from which on a press is a drag */
#define FINGER    26 /* half of the height a cell needs on the picture for a tap to be sure */

/* --- the pointer --- */

/* A pointer that lies still seems to move when what is below it changes, and when it is seen first: keys
 * would lose the hand to it. */
static gboolean
moves (WarehousePointing *self, GdkEvent *event)
{
  WarehousePoint before = self->on_surface;
  gboolean was_seen = self->is_pointer_seen;

  if (event == NULL || !gdk_event_get_position (event, &self->on_surface.x, &self->on_surface.y))
    return TRUE;
  self->is_pointer_seen = TRUE;
  return was_seen && hypot (self->on_surface.x - before.x, self->on_surface.y - before.y) >= 0.5;
}

static void
on_motion (WarehousePointing *self, double x, double y, GtkEventControllerMotion *motion)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (motion));

  if (device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN)
    return;
  if (!moves (self, gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (motion))))
    return;
  ts_warehouse_wars_drag_point (self->drag, (WarehousePoint) { x, y });
}

static void
on_leave (WarehousePointing *self)
{
  if (self->drag->mover == WAREHOUSE_BY_POINTER)
    ts_warehouse_wars_drag_let_go (self->drag);
}

/* --- presses --- */

static gboolean
is_finger (GtkGesture *gesture)
{
  GdkDevice *device = gtk_gesture_get_device (gesture);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
on_drag_begin (WarehousePointing *self, double x, double y, GtkGesture *gesture)
{
  self->press = WAREHOUSE_PRESSED;
  self->pressed_at = (WarehousePoint) { x, y };
  self->turned_from = self->camera->turning.turn;
  self->spanned_from = ts_warehouse_wars_camera_spot (self->camera, self->pressed_at);
  gtk_widget_grab_focus (self->camera->picture);
  if (is_finger (gesture))
    return;
  self->drag->pointer = self->pressed_at;
  self->drag->mover = WAREHOUSE_BY_POINTER;
}

/* A drag with a plank in the hand, from a cell on, is the plank; any other one turns the view. */
static WarehousePress
become (WarehousePointing *self, GtkGesture *gesture)
{
  TsView view = ts_warehouse_wars_camera_view (self->camera);
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (button <= GDK_BUTTON_PRIMARY && self->drag->hand.holds == WAREHOUSE_HOLDS_PLANK &&
      self->spanned_from.hit != WAREHOUSE_NOTHING && ts_warehouse_wars_can_lay (&view))
    return WAREHOUSE_SPANS;
  ts_warehouse_wars_turning_pause (&self->camera->turning);
  ts_warehouse_wars_drag_let_go (self->drag);
  return WAREHOUSE_TURNS;
}

static void
span (WarehousePointing *self, WarehousePoint to)
{
  WarehouseProjection projection = ts_warehouse_wars_camera_project (self->camera);
  WarehousePoint point =
      ts_warehouse_wars_unproject (&projection, to, ts_warehouse_wars_height (self->spanned_from.z + 1));

  ts_warehouse_wars_drag_span (self->drag, &self->spanned_from, (int) floor (point.x), (int) floor (point.y));
}

static void
on_drag_update (WarehousePointing *self, double dx, double dy, GtkGesture *gesture)
{
  WarehouseProjection projection = ts_warehouse_wars_camera_project (self->camera);
  double reach = projection.scale * hypot (projection.width, projection.depth) / 2;

  if (self->press == WAREHOUSE_PRESSED && hypot (dx, dy) >= THRESHOLD)
    self->press = become (self, gesture);
  if (self->press == WAREHOUSE_TURNS)
    ts_warehouse_wars_turning_set (&self->camera->turning, self->turned_from - dx / reach);
  else if (self->press == WAREHOUSE_SPANS)
    span (self, (WarehousePoint) { self->pressed_at.x + dx, self->pressed_at.y + dy });
}

/* A tap of a finger puts the piece there at once if the cells are large enough to hit, or if the finger has
 * been there before; and always where a finished warehouse is only written down. */
static void
tap (WarehousePointing *self, GtkGesture *gesture)
{
  TsView view = ts_warehouse_wars_camera_view (self->camera);
  WarehouseProjection projection = ts_warehouse_wars_camera_project (self->camera);
  WarehouseGhost before = self->drag->ghost;
  gboolean waited = ts_warehouse_wars_drag_waits (self->drag);
  gboolean sure = projection.scale * 0.577 >= FINGER || ts_view_state (&view)->phase == WAREHOUSE_RECORD;

  if (gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) > GDK_BUTTON_PRIMARY)
    return;
  self->drag->mover = is_finger (gesture) ? WAREHOUSE_BY_FINGER : WAREHOUSE_BY_POINTER;
  before.refusal = NULL; /* it goes with the ghost */
  if (self->spanned_from.hit != WAREHOUSE_NOTHING)
    self->drag->cursor = self->spanned_from;
  ts_warehouse_wars_drag_hold (self->drag, &self->spanned_from);
  if (!is_finger (gesture) || sure ||
      (waited && ts_warehouse_wars_ghost_is_same (&before, &self->drag->ghost)))
    ts_warehouse_wars_drag_place (self->drag);
}

static void
on_drag_end (WarehousePointing *self, double dx G_GNUC_UNUSED, double dy G_GNUC_UNUSED, GtkGesture *gesture)
{
  WarehousePress press = self->press;

  self->press = WAREHOUSE_TAKEN;
  if (press == WAREHOUSE_PRESSED)
    tap (self, gesture);
  else if (press == WAREHOUSE_TURNS) {
    gtk_widget_queue_draw (self->camera->picture);
    ts_warehouse_wars_turning_fall (&self->camera->turning);
  } else if (press == WAREHOUSE_SPANS)
    ts_warehouse_wars_drag_place (self->drag);
}

/* --- two fingers --- */

static void
on_rotate_begin (WarehousePointing *self)
{
  self->press = WAREHOUSE_TAKEN;
  self->turned_from = self->camera->turning.turn;
  self->two_fingers = TRUE;
  ts_warehouse_wars_drag_let_go (self->drag);
}

static void
on_rotate (WarehousePointing *self, double angle G_GNUC_UNUSED, double by)
{
  ts_warehouse_wars_turning_set (&self->camera->turning, self->turned_from + by);
}

static void
on_rotate_end (WarehousePointing *self)
{
  self->two_fingers = FALSE;
  gtk_widget_queue_draw (self->camera->picture); /* in detail again */
  ts_warehouse_wars_turning_fall (&self->camera->turning);
}

gboolean
ts_warehouse_wars_pointing_turns (const WarehousePointing *self)
{
  return self->press == WAREHOUSE_TURNS || self->two_fingers;
}

void
ts_warehouse_wars_pointing_init (WarehousePointing *self, WarehouseCamera *camera, WarehouseDrag *drag)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *gesture = gtk_gesture_drag_new ();
  GtkGesture *rotate = gtk_gesture_rotate_new ();

  self->camera = camera;
  self->drag = drag;
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), 0);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect_swapped (gesture, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (gesture, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect_swapped (gesture, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect_swapped (rotate, "begin", G_CALLBACK (on_rotate_begin), self);
  g_signal_connect_swapped (rotate, "angle-changed", G_CALLBACK (on_rotate), self);
  g_signal_connect_swapped (rotate, "end", G_CALLBACK (on_rotate_end), self);
  gtk_widget_add_controller (camera->picture, motion);
  gtk_widget_add_controller (camera->picture, GTK_EVENT_CONTROLLER (gesture));
  gtk_widget_add_controller (camera->picture, GTK_EVENT_CONTROLLER (rotate));
  gtk_gesture_group (rotate, gesture);
}
