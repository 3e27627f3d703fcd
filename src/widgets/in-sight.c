#include "in-sight.h"

#include "board-layout.h"
#include "fit.h"

#include <math.h>

/* times its size: how small it is drawn, and how much smaller each time until it is in sight */
#define LEAST 0.75f
#define LESS  0.02f

#define RING 4 /* px below it: of the focus, and of shadows */

struct _TsInSight {
  AdwBin parent_instance;

  float least;        /* times its size, that it is drawn at */
  float scale;        /* that it is drawn at */
  GSignalGroup *seen; /* how much of what scrolls is */
  guint tell;         /* a source's id, or 0 */
};

G_DEFINE_FINAL_TYPE (TsInSight, ts_in_sight, ADW_TYPE_BIN)

/* --- asking again --- */

static void
ask_again (gpointer self)
{
  TS_IN_SIGHT (self)->tell = 0;
  gtk_widget_queue_resize (self);
}

/* Sizes cannot be changed while they are given: what is below it moves in the next frame. */
static void
ask_later (TsInSight *self)
{
  if (self->tell == 0)
    self->tell = g_idle_add_once (ask_again, self);
}

/* --- room --- */

/* px from its top to the lower edge of what scrolls, when that is at its top; −1: it is drawn at its size. */
static int
find_room (TsInSight *self)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);
  GtkWidget *layout = gtk_widget_get_ancestor (GTK_WIDGET (self), TS_TYPE_BOARD_LAYOUT);
  GtkAdjustment *scrolls = view != NULL ? gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view)) : NULL;
  graphene_point_t top;

  g_signal_group_set_target (self->seen, scrolls);
  if (view == NULL || layout == NULL || ts_board_layout_get_room (TS_BOARD_LAYOUT (layout)) != TS_ROOM_WIDE ||
      !gtk_widget_compute_point (GTK_WIDGET (self), view, &GRAPHENE_POINT_INIT (0, 0), &top))
    return -1;
  return gtk_widget_get_height (view) - (int) ceil (top.y + gtk_adjustment_get_value (scrolls)) - RING;
}

/* Where not even the least helps, it stays as large as it is. */
static float
find_scale (TsInSight *self, int width)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  int room = find_room (self);
  float scale = 1;

  if (room < 0 || !ts_fit_fits (child, width, room, self->least))
    return 1;
  while (!ts_fit_fits (child, width, room, scale))
    scale = MAX (scale - LESS, self->least);
  return scale;
}

/* --- as a widget --- */

static GtkSizeRequestMode
ts_in_sight_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ts_in_sight_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline G_GNUC_UNUSED,
                     int *natural_baseline G_GNUC_UNUSED)
{
  TsInSight *self = TS_IN_SIGHT (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  else
    *minimum = *natural = ts_fit_height_at (child, for_size, self->scale);
}

static void
ts_in_sight_size_allocate (GtkWidget *widget, int width, int height G_GNUC_UNUSED, int baseline G_GNUC_UNUSED)
{
  TsInSight *self = TS_IN_SIGHT (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  float scale = find_scale (self, width);

  if (scale != self->scale)
    ask_later (self);
  self->scale = scale;
  gtk_widget_allocate (child, ts_fit_width_at (child, width, scale),
                       (int) ceilf ((float) ts_fit_height_at (child, width, scale) / scale), -1,
                       gsk_transform_scale (NULL, scale, scale));
}

static void
ts_in_sight_dispose (GObject *object)
{
  TsInSight *self = TS_IN_SIGHT (object);

  g_clear_handle_id (&self->tell, g_source_remove);
  g_clear_object (&self->seen);
  G_OBJECT_CLASS (ts_in_sight_parent_class)->dispose (object);
}

static void
ts_in_sight_class_init (TsInSightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_in_sight_dispose;
  widget_class->get_request_mode = ts_in_sight_get_request_mode;
  widget_class->measure = ts_in_sight_measure;
  widget_class->size_allocate = ts_in_sight_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
ts_in_sight_init (TsInSight *self)
{
  self->least = LEAST;
  self->scale = 1;
  self->seen = g_signal_group_new (GTK_TYPE_ADJUSTMENT);
  g_signal_group_connect_swapped (self->seen, "notify::page-size", G_CALLBACK (ask_later), self);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL); /* a bin's would measure instead of us */
}

GtkWidget *
ts_in_sight_new (GtkWidget *child)
{
  return g_object_new (TS_TYPE_IN_SIGHT, "child", child, NULL);
}

void
ts_in_sight_set_least (TsInSight *self, float least)
{
  self->least = least;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
