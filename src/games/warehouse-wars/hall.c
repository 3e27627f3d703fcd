/* Pointer, fingers and keys all move the same hand over the same picture, and each has to know what the
 * others did last; so they stand in one file, long as it is. What is drawn stands in draw.c and lamp.c, where
 * things are in scene.c, from where they are seen in turning.c, what shines in glow.c, and what fits in
 * ghost.c. */
#include "hall.h"

#include "config.h"
#include "draw.h"
#include "due.h"
#include "glow.h"
#include "lamp.h"
#include "spoken.h"
#include "turning.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define MARGIN    10
#define THRESHOLD 8  /* pixels from which on a press is a drag */
#define FINGER    26 /* half of the height a cell needs on the picture for a tap to be sure */

/* What moves the hand. */
typedef enum {
  BY_NOTHING,
  BY_POINTER,
  BY_FINGER, /* it waits for a second tap */
  BY_KEYS,
} Mover;

/* What a press has become. */
typedef enum {
  PRESSED,
  TURNS,
  SPANS, /* a plank */
  TAKEN, /* by two fingers, or over */
} Press;

struct _TsWarehouseHall {
  GtkWidget parent_instance;

  TsBoard *board;
  WarehouseArt *art;
  WarehouseLamp lamp;
  WarehouseHand hand;
  WarehouseGhost ghost;
  Mover mover;
  WarehousePoint pointer;
  WarehousePoint on_surface; /* the pointer, too; wherever the hall is */
  gboolean is_pointer_seen;
  WarehouseSpot cursor;
  WarehouseTurning turning;
  int top;
  gboolean is_lifted; /* `top` stays; else it is the highest level there is */

  Press press;
  WarehousePoint pressed_at;
  double turned_from;
  WarehouseSpot spanned_from;
  gboolean two_fingers; /* are turning it */

  WarehouseGlow glow;
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsWarehouseHall, ts_warehouse_hall, GTK_TYPE_WIDGET)

static TsSession *
session_of (TsWarehouseHall *self)
{
  return ts_board_get_session (self->board);
}

static TsView
view_of (TsWarehouseHall *self)
{
  return ts_session_view (session_of (self));
}

WarehouseCamera
ts_warehouse_hall_get_camera (TsWarehouseHall *self)
{
  TsView view = view_of (self);
  WarehouseCamera camera = ts_warehouse_camera (&view, self->top, self->turning.turn,
                                                gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN,
                                                gtk_widget_get_height (GTK_WIDGET (self)) - 2 * MARGIN);

  camera.x += MARGIN;
  camera.y += MARGIN;
  return camera;
}

/* --- the hand --- */

static void
changed (TsWarehouseHall *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
hold_over (TsWarehouseHall *self, const WarehouseSpot *spot)
{
  ts_warehouse_ghost_hold (&self->ghost, session_of (self), &self->hand, spot);
  changed (self);
}

static void
let_go (TsWarehouseHall *self)
{
  self->mover = BY_NOTHING;
  ts_warehouse_ghost_clear (&self->ghost);
  changed (self);
}

static WarehouseSpot
spot_at (TsWarehouseHall *self, WarehousePoint place)
{
  TsView view = view_of (self);
  WarehouseCamera camera = ts_warehouse_hall_get_camera (self);

  return ts_warehouse_hit (&camera, &view, self->top, place);
}

/* Holds the piece where pointer or keys are, after anything else has changed. */
static void
hold_again (TsWarehouseHall *self)
{
  TsView view = view_of (self);
  WarehouseSpot spot;

  if (self->mover == BY_KEYS)
    spot = ts_warehouse_look_at (&view, self->cursor.x, self->cursor.y, self->cursor.z);
  else if (self->mover == BY_POINTER)
    spot = spot_at (self, self->pointer);
  else {
    let_go (self);
    return;
  }
  if (self->mover == BY_KEYS)
    self->cursor = spot;
  hold_over (self, &spot);
}

const WarehouseHand *
ts_warehouse_hall_get_hand (TsWarehouseHall *self)
{
  return &self->hand;
}

static void tell_place (TsWarehouseHall *self, gboolean aloud);

void
ts_warehouse_hall_set_hand (TsWarehouseHall *self, const WarehouseHand *hand)
{
  self->hand = *hand;
  hold_again (self);
  if (self->mover == BY_KEYS)
    tell_place (self, TRUE);
}

const WarehouseGhost *
ts_warehouse_hall_get_ghost (TsWarehouseHall *self)
{
  return &self->ghost;
}

gboolean
ts_warehouse_hall_waits (TsWarehouseHall *self)
{
  return self->mover == BY_FINGER && self->ghost.shown && self->ghost.refusal == NULL;
}

/* What does not fit is said to nobody: its sentence is shown, and stays to be read. */
void
ts_warehouse_hall_place (TsWarehouseHall *self)
{
  TsView view = view_of (self);

  if (!self->ghost.shown)
    return;
  if (self->ghost.refusal == NULL)
    ts_board_say (self->board, ts_warehouse_ghost_entry (&self->ghost, &view));
  else
    gtk_accessible_announce (GTK_ACCESSIBLE (self->board), self->ghost.refusal,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

/* --- levels --- */

static int
highest (TsWarehouseHall *self)
{
  TsView view = view_of (self);

  return ts_warehouse_levels (&view) - 1;
}

int
ts_warehouse_hall_get_top (TsWarehouseHall *self)
{
  return self->top;
}

gboolean
ts_warehouse_hall_can_lift (TsWarehouseHall *self, int by)
{
  return self->top + by >= 0 && self->top + by <= highest (self);
}

void
ts_warehouse_hall_lift (TsWarehouseHall *self, int by)
{
  g_autofree char *text = NULL;

  if (!ts_warehouse_hall_can_lift (self, by))
    return;
  self->top += by;
  self->is_lifted = self->top < highest (self);
  hold_again (self);
  /* Translators: read aloud when levels of the warehouse are hidden or shown again */
  text = g_strdup_printf (_ ("Levels up to %d are shown"), self->top);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->board), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* --- turning --- */

void
ts_warehouse_hall_turn (TsWarehouseHall *self, int by)
{
  ts_warehouse_turning_go (&self->turning, by);
}

static void
on_turned (TsWarehouseHall *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self)); /* in detail again */
  if (self->mover == BY_POINTER)
    hold_again (self);
}

/* --- pointing out --- */

void
ts_warehouse_hall_light (TsWarehouseHall *self, const WarehouseSet *sets, int n, gboolean fades)
{
  ts_warehouse_glow_light (&self->glow, sets, n, fades);
}

/* --- keys --- */

/* The place, the plank over it, and why the piece does not fit. (transfer full) */
static char *
describe (TsWarehouseHall *self)
{
  TsView view = view_of (self);
  g_autofree char *place = ts_warehouse_tell_place (&view, self->cursor.x, self->cursor.y, self->cursor.z);
  g_autofree char *plank = NULL;
  g_autofree char *with_plank = NULL;

  if (!self->ghost.shown)
    return g_steal_pointer (&place);
  if (self->ghost.holds == WAREHOUSE_HOLDS_PLANK) {
    plank = ts_warehouse_tell_plank (&self->ghost.plank);
    /* Translators: two things that are read aloud one after the other */
    with_plank = g_strdup_printf (_ ("%s; %s"), place, plank);
  } else
    with_plank = g_steal_pointer (&place);
  if (self->ghost.refusal == NULL)
    return g_steal_pointer (&with_plank);
  /* Translators: a place that is read aloud, and the sentence why nothing can come there */
  return g_strdup_printf (_ ("%s. %s"), with_plank, self->ghost.refusal);
}

static void
tell_place (TsWarehouseHall *self, gboolean aloud)
{
  g_autofree char *text = describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  if (aloud)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->board), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
go_to (TsWarehouseHall *self, WarehouseSpot spot)
{
  self->mover = BY_KEYS;
  self->cursor = spot;
  hold_over (self, &spot);
  tell_place (self, TRUE);
}

/* Arrows go where they point on the picture: with the view turned, along other sides of the board. */
static gboolean
on_arrow (GtkWidget *widget, GVariant *arguments, gpointer data G_GNUC_UNUSED)
{
  static const int steps[4][2] = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };
  TsWarehouseHall *self = TS_WAREHOUSE_HALL (widget);
  TsView view = view_of (self);
  int quarters = (int) lround ((ts_warehouse_next_turn (self->turning.turn, 0) - G_PI_4) / G_PI_2);
  int step, x, y;

  g_variant_get (arguments, "(i)", &step);
  step = (step - quarters) & 3;
  x = CLAMP (self->cursor.x + steps[step][0], 0, ts_header_int (view.header, "width") - 1);
  y = CLAMP (self->cursor.y + steps[step][1], 0, ts_header_int (view.header, "depth") - 1);
  if (self->mover != BY_KEYS) /* the first one only shows where the keys are */
    go_to (self, ts_warehouse_look_down (&view, self->top, self->cursor.x, self->cursor.y));
  else
    go_to (self, ts_warehouse_look_down (&view, self->top, x, y));
  return GDK_EVENT_STOP;
}

static gboolean
on_level (GtkWidget *widget, GVariant *arguments, gpointer data G_GNUC_UNUSED)
{
  TsWarehouseHall *self = TS_WAREHOUSE_HALL (widget);
  TsView view = view_of (self);
  int by, z;

  g_variant_get (arguments, "(i)", &by);
  z = CLAMP (self->cursor.z + by, 0, MIN (highest (self) + 1, WAREHOUSE_LEVELS - 1));
  go_to (self, ts_warehouse_look_at (&view, self->cursor.x, self->cursor.y, z));
  return GDK_EVENT_STOP;
}

static gboolean
on_enter (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  TsWarehouseHall *self = TS_WAREHOUSE_HALL (widget);
  TsView view = view_of (self);

  if (ts_view_is_over (&view))
    return GDK_EVENT_PROPAGATE;
  if (self->mover != BY_KEYS)
    go_to (self, ts_warehouse_look_down (&view, self->top, self->cursor.x, self->cursor.y));
  else
    ts_warehouse_hall_place (self);
  return GDK_EVENT_STOP;
}

static void
on_focus (TsWarehouseHall *self)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (self)) && self->mover == BY_KEYS)
    let_go (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- pointer and fingers --- */

/* A pointer that lies still seems to move when what is below it changes, and when it is seen first: keys
 * would lose the hand to it. */
static gboolean
moves (TsWarehouseHall *self, GdkEvent *event)
{
  WarehousePoint before = self->on_surface;
  gboolean was_seen = self->is_pointer_seen;

  if (event == NULL || !gdk_event_get_position (event, &self->on_surface.x, &self->on_surface.y))
    return TRUE;
  self->is_pointer_seen = TRUE;
  return was_seen && hypot (self->on_surface.x - before.x, self->on_surface.y - before.y) >= 0.5;
}

static void
on_motion (TsWarehouseHall *self, double x, double y, GtkEventControllerMotion *motion)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (motion));
  WarehouseSpot spot;

  if (device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN)
    return;
  if (!moves (self, gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (motion))))
    return;
  self->pointer = (WarehousePoint) { x, y };
  self->mover = BY_POINTER;
  spot = spot_at (self, self->pointer);
  hold_over (self, &spot);
}

static void
on_leave (TsWarehouseHall *self)
{
  if (self->mover == BY_POINTER)
    let_go (self);
}

static gboolean
is_finger (GtkGesture *gesture)
{
  GdkDevice *device = gtk_gesture_get_device (gesture);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
on_drag_begin (TsWarehouseHall *self, double x, double y, GtkGesture *drag)
{
  self->press = PRESSED;
  self->pressed_at = (WarehousePoint) { x, y };
  self->turned_from = self->turning.turn;
  self->spanned_from = spot_at (self, self->pressed_at);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (is_finger (drag))
    return;
  self->pointer = self->pressed_at;
  self->mover = BY_POINTER;
}

/* A drag with a plank in the hand, from a cell on, is the plank; any other one turns the view. */
static Press
become (TsWarehouseHall *self, GtkGesture *drag)
{
  TsView view = view_of (self);
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (drag));

  gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
  if (button <= GDK_BUTTON_PRIMARY && self->hand.holds == WAREHOUSE_HOLDS_PLANK &&
      self->spanned_from.hit != WAREHOUSE_NOTHING && ts_warehouse_wars_can_lay (&view))
    return SPANS;
  ts_warehouse_turning_pause (&self->turning);
  let_go (self);
  return TURNS;
}

static void
span (TsWarehouseHall *self, WarehousePoint to)
{
  WarehouseCamera camera = ts_warehouse_hall_get_camera (self);
  WarehousePoint point = ts_warehouse_unproject (&camera, to, ts_warehouse_height (self->spanned_from.z + 1));

  ts_warehouse_ghost_span (&self->ghost, session_of (self), &self->hand, &self->spanned_from,
                           (int) floor (point.x), (int) floor (point.y));
  changed (self);
}

static void
on_drag_update (TsWarehouseHall *self, double dx, double dy, GtkGesture *drag)
{
  WarehouseCamera camera = ts_warehouse_hall_get_camera (self);
  double reach = camera.scale * hypot (camera.width, camera.depth) / 2;

  if (self->press == PRESSED && hypot (dx, dy) >= THRESHOLD)
    self->press = become (self, drag);
  if (self->press == TURNS)
    ts_warehouse_turning_set (&self->turning, self->turned_from - dx / reach);
  else if (self->press == SPANS)
    span (self, (WarehousePoint) { self->pressed_at.x + dx, self->pressed_at.y + dy });
}

/* A tap of a finger puts the piece there at once if the cells are large enough to hit, or if the finger has
 * been there before; and always where a finished warehouse is only written down. */
static void
tap (TsWarehouseHall *self, GtkGesture *drag)
{
  TsView view = view_of (self);
  WarehouseCamera camera = ts_warehouse_hall_get_camera (self);
  WarehouseGhost before = self->ghost;
  gboolean waited = ts_warehouse_hall_waits (self);
  gboolean sure = camera.scale * 0.577 >= FINGER || ts_view_state (&view)->phase == WAREHOUSE_RECORD;

  if (gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (drag)) > GDK_BUTTON_PRIMARY)
    return;
  self->mover = is_finger (drag) ? BY_FINGER : BY_POINTER;
  before.refusal = NULL; /* it goes with the ghost */
  self->cursor = self->spanned_from.hit != WAREHOUSE_NOTHING ? self->spanned_from : self->cursor;
  hold_over (self, &self->spanned_from);
  if (!is_finger (drag) || sure || (waited && ts_warehouse_ghost_is_same (&before, &self->ghost)))
    ts_warehouse_hall_place (self);
}

static void
on_drag_end (TsWarehouseHall *self, double dx G_GNUC_UNUSED, double dy G_GNUC_UNUSED, GtkGesture *drag)
{
  Press press = self->press;

  self->press = TAKEN;
  if (press == PRESSED)
    tap (self, drag);
  else if (press == TURNS) {
    gtk_widget_queue_draw (GTK_WIDGET (self));
    ts_warehouse_turning_fall (&self->turning);
  } else if (press == SPANS)
    ts_warehouse_hall_place (self);
}

static void
on_rotate_begin (TsWarehouseHall *self)
{
  self->press = TAKEN;
  self->turned_from = self->turning.turn;
  self->two_fingers = TRUE;
  let_go (self);
}

static void
on_rotate (TsWarehouseHall *self, double angle G_GNUC_UNUSED, double by)
{
  ts_warehouse_turning_set (&self->turning, self->turned_from + by);
}

static void
on_rotate_end (TsWarehouseHall *self)
{
  self->two_fingers = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self)); /* in detail again */
  ts_warehouse_turning_fall (&self->turning);
}

/* --- what is seen --- */

static double
screen_scale (GtkWidget *widget)
{
  return gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));
}

static void
ts_warehouse_hall_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsWarehouseHall *self = TS_WAREHOUSE_HALL (widget);
  TsView view = view_of (self);
  gboolean focused = gtk_widget_has_focus (widget) && self->mover == BY_KEYS;
  WarehouseShow show = {
    .camera = ts_warehouse_hall_get_camera (self),
    .view = view,
    .top = self->top,
    .ghost = &self->ghost,
    .cursor = focused ? &self->cursor : NULL,
    .marks_open = self->hand.holds == WAREHOUSE_HOLDS_CRATE && ts_warehouse_wars_can_place (&view),
    .sets = self->glow.sets,
    .n_sets = self->glow.n_sets,
    .glow = self->glow.strength,
    .scale = screen_scale (widget),
    .moves = self->press == TURNS || self->two_fingers || ts_warehouse_turning_goes (&self->turning),
    .bold = adw_style_manager_get_high_contrast (adw_style_manager_get_default ()),
  };

  if (self->art == NULL)
    self->art = ts_warehouse_art_new (view.header);
  ts_warehouse_lamp_draw (&self->lamp, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget), show.scale);
  ts_warehouse_art_draw (self->art, &show, gtk_widget_get_pango_context (widget), snapshot);
}

static void
ts_warehouse_hall_measure (GtkWidget *widget G_GNUC_UNUSED,
                           GtkOrientation orientation,
                           int for_size G_GNUC_UNUSED,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline G_GNUC_UNUSED,
                           int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 160 : 120;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 360 : 300;
}

void
ts_warehouse_hall_update (TsWarehouseHall *self)
{
  self->top = self->is_lifted ? MIN (self->top, highest (self)) : highest (self);
  if (self->mover != BY_KEYS)
    self->mover = BY_NOTHING; /* the same again, on top of what was just placed, is not what was meant */
  hold_again (self);
  tell_place (self, FALSE);
}

/* --- object --- */

static void
ts_warehouse_hall_dispose (GObject *object)
{
  TsWarehouseHall *self = TS_WAREHOUSE_HALL (object);

  ts_warehouse_turning_clear (&self->turning);
  ts_warehouse_glow_clear (&self->glow);
  G_OBJECT_CLASS (ts_warehouse_hall_parent_class)->dispose (object);
}

static void
ts_warehouse_hall_finalize (GObject *object)
{
  TsWarehouseHall *self = TS_WAREHOUSE_HALL (object);

  g_clear_pointer (&self->art, ts_warehouse_art_free);
  ts_warehouse_lamp_clear (&self->lamp);
  ts_warehouse_ghost_clear (&self->ghost);
  G_OBJECT_CLASS (ts_warehouse_hall_parent_class)->finalize (object);
}

static void
add_keys (GtkWidgetClass *klass)
{
  static const struct {
    guint key, keypad;
    int step; /* a quarter of a turn each */
  } arrows[] = {
    { GDK_KEY_Right, GDK_KEY_KP_Right, 0 },
    { GDK_KEY_Down, GDK_KEY_KP_Down, 1 },
    { GDK_KEY_Left, GDK_KEY_KP_Left, 2 },
    { GDK_KEY_Up, GDK_KEY_KP_Up, 3 },
  };
  static const guint enters[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space, GDK_KEY_KP_Space };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++) {
    gtk_widget_class_add_binding (klass, arrows[i].key, 0, on_arrow, "(i)", arrows[i].step);
    gtk_widget_class_add_binding (klass, arrows[i].keypad, 0, on_arrow, "(i)", arrows[i].step);
  }
  for (guint i = 0; i < G_N_ELEMENTS (enters); i++)
    gtk_widget_class_add_binding (klass, enters[i], 0, on_enter, NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_Page_Up, 0, on_level, "(i)", 1);
  gtk_widget_class_add_binding (klass, GDK_KEY_Page_Down, 0, on_level, "(i)", -1);
}

static void
ts_warehouse_hall_class_init (TsWarehouseHallClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_warehouse_hall_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_warehouse_hall_finalize;
  widget_class->snapshot = ts_warehouse_hall_snapshot;
  widget_class->measure = ts_warehouse_hall_measure;
  signals[CHANGED] = g_signal_new ("changed", TS_TYPE_WAREHOUSE_HALL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "warehousehall");
  add_keys (widget_class);
}

static void
add_gestures (TsWarehouseHall *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *rotate = gtk_gesture_rotate_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect_swapped (rotate, "begin", G_CALLBACK (on_rotate_begin), self);
  g_signal_connect_swapped (rotate, "angle-changed", G_CALLBACK (on_rotate), self);
  g_signal_connect_swapped (rotate, "end", G_CALLBACK (on_rotate_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (rotate));
  gtk_gesture_group (rotate, drag);
}

static void
ts_warehouse_hall_init (TsWarehouseHall *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->hand.length = 2;
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The warehouse"),
                                  -1);
  ts_warehouse_turning_init (&self->turning, widget, G_CALLBACK (on_turned), self);
  ts_warehouse_glow_init (&self->glow, widget);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (on_focus), NULL);
  add_gestures (self);
}

TsWarehouseHall *
ts_warehouse_hall_new (TsBoard *board)
{
  TsWarehouseHall *self = g_object_new (TS_TYPE_WAREHOUSE_HALL, NULL);

  self->board = board;
  return self;
}
