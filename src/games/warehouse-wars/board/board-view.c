#include "board-view.h"

#include "backdrop.h"
#include "config.h"
#include "games/warehouse-wars/rules/due.h"
#include "highlight.h"
#include "painting.h"
#include "pointing.h"
#include "widgets/style.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

struct _TsWarehouseWarsBoardView {
  GtkWidget parent_instance;

  WarehouseArt *art;
  WarehouseBackdrop backdrop;
  WarehouseHighlight highlight;
  WarehouseCamera camera;
  WarehouseDrag drag;
  WarehousePointing pointing;
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsWarehouseWarsBoardView, ts_warehouse_wars_board_view, GTK_TYPE_WIDGET)

static TsView
view_of (TsWarehouseWarsBoardView *self)
{
  return ts_warehouse_wars_camera_view (&self->camera);
}

WarehouseProjection
ts_warehouse_wars_board_view_get_projection (TsWarehouseWarsBoardView *self)
{
  return ts_warehouse_wars_camera_project (&self->camera);
}

/* --- the hand --- */

static void
changed (gpointer picture)
{
  gtk_widget_queue_draw (picture);
  g_signal_emit (picture, signals[CHANGED], 0);
}

const WarehouseHand *
ts_warehouse_wars_board_view_get_hand (TsWarehouseWarsBoardView *self)
{
  return &self->drag.hand;
}

/* Says where keys are. */
static void
tell_place (TsWarehouseWarsBoardView *self, gboolean aloud)
{
  g_autofree char *text = ts_warehouse_wars_drag_tell (&self->drag);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  if (aloud)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->camera.board), text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

void
ts_warehouse_wars_board_view_set_hand (TsWarehouseWarsBoardView *self, const WarehouseHand *hand)
{
  self->drag.hand = *hand;
  ts_warehouse_wars_drag_hold_again (&self->drag);
  if (self->drag.mover == WAREHOUSE_BY_KEYS)
    tell_place (self, TRUE);
}

const WarehouseGhost *
ts_warehouse_wars_board_view_get_ghost (TsWarehouseWarsBoardView *self)
{
  return &self->drag.ghost;
}

gboolean
ts_warehouse_wars_board_view_waits (TsWarehouseWarsBoardView *self)
{
  return ts_warehouse_wars_drag_waits (&self->drag);
}

void
ts_warehouse_wars_board_view_place (TsWarehouseWarsBoardView *self)
{
  ts_warehouse_wars_drag_place (&self->drag);
}

/* --- levels --- */

int
ts_warehouse_wars_board_view_get_top (TsWarehouseWarsBoardView *self)
{
  return self->camera.top;
}

gboolean
ts_warehouse_wars_board_view_can_lift (TsWarehouseWarsBoardView *self, int by)
{
  return ts_warehouse_wars_camera_can_lift (&self->camera, by);
}

void
ts_warehouse_wars_board_view_lift (TsWarehouseWarsBoardView *self, int by)
{
  g_autofree char *text = NULL;

  if (!ts_warehouse_wars_camera_can_lift (&self->camera, by))
    return;
  ts_warehouse_wars_camera_lift (&self->camera, by);
  ts_warehouse_wars_drag_hold_again (&self->drag);
  /* Translators: read aloud when levels of the warehouse are hidden or shown again */
  text = g_strdup_printf (_ ("Levels up to %d are shown"), self->camera.top);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->camera.board), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* --- turning --- */

void
ts_warehouse_wars_board_view_turn (TsWarehouseWarsBoardView *self, int by)
{
  ts_warehouse_wars_turning_go (&self->camera.turning, by);
}

static void
on_turned (TsWarehouseWarsBoardView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self)); /* in detail again */
  if (self->drag.mover == WAREHOUSE_BY_POINTER)
    ts_warehouse_wars_drag_hold_again (&self->drag);
}

/* --- pointing out --- */

void
ts_warehouse_wars_board_view_light (TsWarehouseWarsBoardView *self,
                                    const WarehouseSet *sets,
                                    int n,
                                    gboolean fades)
{
  ts_warehouse_wars_highlight_light (&self->highlight, sets, n, fades);
}

/* --- keys --- */

static void
go_to (TsWarehouseWarsBoardView *self, WarehouseSpot spot)
{
  self->drag.mover = WAREHOUSE_BY_KEYS;
  self->drag.cursor = spot;
  ts_warehouse_wars_drag_hold (&self->drag, &spot);
  tell_place (self, TRUE);
}

/* Arrows go where they point on the picture: with the view turned, along other sides of the board. */
static gboolean
on_arrow (GtkWidget *widget, GVariant *arguments, gpointer data G_GNUC_UNUSED)
{
  static const int steps[4][2] = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };
  TsWarehouseWarsBoardView *self = TS_WAREHOUSE_WARS_BOARD_VIEW (widget);
  TsView view = view_of (self);
  int quarters =
      (int) lround ((ts_warehouse_wars_next_turn (self->camera.turning.turn, 0) - G_PI_4) / G_PI_2);
  int step, x, y;

  g_variant_get (arguments, "(i)", &step);
  step = (step - quarters) & 3;
  x = CLAMP (self->drag.cursor.x + steps[step][0], 0, ts_header_int (view.header, "width") - 1);
  y = CLAMP (self->drag.cursor.y + steps[step][1], 0, ts_header_int (view.header, "depth") - 1);
  if (self->drag.mover != WAREHOUSE_BY_KEYS) /* the first one only shows where the keys are */
    go_to (self,
           ts_warehouse_wars_look_down (&view, self->camera.top, self->drag.cursor.x, self->drag.cursor.y));
  else
    go_to (self, ts_warehouse_wars_look_down (&view, self->camera.top, x, y));
  return GDK_EVENT_STOP;
}

static gboolean
on_level (GtkWidget *widget, GVariant *arguments, gpointer data G_GNUC_UNUSED)
{
  TsWarehouseWarsBoardView *self = TS_WAREHOUSE_WARS_BOARD_VIEW (widget);
  TsView view = view_of (self);
  int by, z;

  g_variant_get (arguments, "(i)", &by);
  z = CLAMP (self->drag.cursor.z + by, 0,
             MIN (ts_warehouse_wars_camera_highest (&self->camera) + 1, WAREHOUSE_LEVELS - 1));
  go_to (self, ts_warehouse_wars_look_at (&view, self->drag.cursor.x, self->drag.cursor.y, z));
  return GDK_EVENT_STOP;
}

static gboolean
on_enter (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  TsWarehouseWarsBoardView *self = TS_WAREHOUSE_WARS_BOARD_VIEW (widget);
  TsView view = view_of (self);

  if (ts_view_is_over (&view))
    return GDK_EVENT_PROPAGATE;
  if (self->drag.mover != WAREHOUSE_BY_KEYS)
    go_to (self,
           ts_warehouse_wars_look_down (&view, self->camera.top, self->drag.cursor.x, self->drag.cursor.y));
  else
    ts_warehouse_wars_board_view_place (self);
  return GDK_EVENT_STOP;
}

static void
on_focus (TsWarehouseWarsBoardView *self)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (self)) && self->drag.mover == WAREHOUSE_BY_KEYS)
    ts_warehouse_wars_drag_let_go (&self->drag);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ts_warehouse_wars_board_view_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (ts_warehouse_wars_board_view_parent_class)->state_flags_changed (widget, before);
  if (((before ^ gtk_widget_get_state_flags (widget)) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0)
    gtk_widget_queue_draw (widget);
}

/* --- what is seen --- */

/* Whoever comes by keyboard sees where the keys are before the first of them is pressed. */
static gboolean
shows_cursor (TsWarehouseWarsBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return (gtk_widget_has_focus (widget) && self->drag.mover == WAREHOUSE_BY_KEYS) ||
         (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;
}

static double
screen_scale (GtkWidget *widget)
{
  return gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));
}

static void
ts_warehouse_wars_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsWarehouseWarsBoardView *self = TS_WAREHOUSE_WARS_BOARD_VIEW (widget);
  TsView view = view_of (self);
  WarehouseShow show = {
    .projection = ts_warehouse_wars_board_view_get_projection (self),
    .view = view,
    .top = self->camera.top,
    .ghost = &self->drag.ghost,
    .cursor = shows_cursor (self) ? &self->drag.cursor : NULL,
    .marks_open = self->drag.hand.holds == WAREHOUSE_HOLDS_CRATE && ts_warehouse_wars_can_place (&view),
    .sets = self->highlight.sets,
    .n_sets = self->highlight.n_sets,
    .glow = self->highlight.strength,
    .scale = screen_scale (widget),
    .moves = ts_warehouse_wars_pointing_turns (&self->pointing) ||
             ts_warehouse_wars_turning_goes (&self->camera.turning),
    .bold = adw_style_manager_get_high_contrast (adw_style_manager_get_default ()),
  };

  if (self->art == NULL)
    self->art = ts_warehouse_wars_art_new (view.header);
  ts_warehouse_wars_backdrop_draw (&self->backdrop, snapshot, gtk_widget_get_width (widget),
                                   gtk_widget_get_height (widget), show.scale);
  ts_warehouse_wars_art_draw (self->art, &show, gtk_widget_get_pango_context (widget), snapshot);
}

static void
ts_warehouse_wars_board_view_measure (GtkWidget *widget G_GNUC_UNUSED,
                                      GtkOrientation orientation,
                                      int for_size G_GNUC_UNUSED,
                                      int *minimum,
                                      int *natural,
                                      int *minimum_baseline G_GNUC_UNUSED,
                                      int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : 90;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 360 : 300;
}

void
ts_warehouse_wars_board_view_update (TsWarehouseWarsBoardView *self)
{
  ts_warehouse_wars_camera_update (&self->camera);
  if (self->drag.mover != WAREHOUSE_BY_KEYS)
    self->drag.mover =
        WAREHOUSE_BY_NOTHING; /* the same again, on top of what was just placed, is not what was meant */
  ts_warehouse_wars_drag_hold_again (&self->drag);
  tell_place (self, FALSE);
}

/* --- object --- */

static void
ts_warehouse_wars_board_view_dispose (GObject *object)
{
  TsWarehouseWarsBoardView *self = TS_WAREHOUSE_WARS_BOARD_VIEW (object);

  ts_warehouse_wars_turning_clear (&self->camera.turning);
  ts_warehouse_wars_highlight_clear (&self->highlight);
  G_OBJECT_CLASS (ts_warehouse_wars_board_view_parent_class)->dispose (object);
}

static void
ts_warehouse_wars_board_view_finalize (GObject *object)
{
  TsWarehouseWarsBoardView *self = TS_WAREHOUSE_WARS_BOARD_VIEW (object);

  g_clear_pointer (&self->art, ts_warehouse_wars_art_free);
  ts_warehouse_wars_backdrop_clear (&self->backdrop);
  ts_warehouse_wars_drag_clear (&self->drag);
  G_OBJECT_CLASS (ts_warehouse_wars_board_view_parent_class)->finalize (object);
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
ts_warehouse_wars_board_view_class_init (TsWarehouseWarsBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_warehouse_wars_board_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_warehouse_wars_board_view_finalize;
  widget_class->snapshot = ts_warehouse_wars_board_view_snapshot;
  widget_class->measure = ts_warehouse_wars_board_view_measure;
  widget_class->state_flags_changed = ts_warehouse_wars_board_view_state_flags_changed;
  signals[CHANGED] = g_signal_new ("changed", TS_TYPE_WAREHOUSE_WARS_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "warehousehall");
  add_keys (widget_class);
}

static void
ts_warehouse_wars_board_view_init (TsWarehouseWarsBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  ts_set_spoken (self, _ ("The warehouse"));
  self->camera.picture = widget;
  ts_warehouse_wars_turning_init (&self->camera.turning, widget, G_CALLBACK (on_turned), self);
  ts_warehouse_wars_drag_init (&self->drag, &self->camera, changed, self);
  ts_warehouse_wars_highlight_init (&self->highlight, widget);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (on_focus), NULL);
  ts_warehouse_wars_pointing_init (&self->pointing, &self->camera, &self->drag);
}

TsWarehouseWarsBoardView *
ts_warehouse_wars_board_view_new (TsBoard *board)
{
  TsWarehouseWarsBoardView *self = g_object_new (TS_TYPE_WAREHOUSE_WARS_BOARD_VIEW, NULL);

  self->camera.board = board;
  return self;
}
