#include "fit.h"

#include <math.h>

#define LESS 0.05f

struct _TsFit {
  AdwBin parent_instance;
  float least, liked, most; /* times its size */
};

G_DEFINE_FINAL_TYPE (TsFit, ts_fit, ADW_TYPE_BIN)

int
ts_fit_width_at (GtkWidget *child, int width, float scale)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return width < 0 ? -1 : MAX ((int) floorf ((float) width / scale), least);
}

int
ts_fit_height_at (GtkWidget *child, int width, float scale)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, ts_fit_width_at (child, width, scale), &height, NULL,
                      NULL, NULL);
  return (int) ceilf ((float) height * scale);
}

gboolean
ts_fit_fits (GtkWidget *child, int width, int height, float scale)
{
  return (float) ts_fit_width_at (child, width, scale) * scale <= (float) width &&
         ts_fit_height_at (child, width, scale) <= height;
}

static GtkSizeRequestMode
ts_fit_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ts_fit_measure (GtkWidget *widget,
                GtkOrientation orientation,
                int for_size,
                int *minimum,
                int *natural,
                int *minimum_baseline G_GNUC_UNUSED,
                int *natural_baseline G_GNUC_UNUSED)
{
  TsFit *self = TS_FIT (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  else {
    *natural = ts_fit_height_at (child, for_size, self->liked);
    /* What has a shape of its own, as a board, is higher where it is wider, and no lower drawn smaller. */
    *minimum = MIN (*natural, ts_fit_height_at (child, for_size, self->least));
  }
}

static void
ts_fit_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  TsFit *self = TS_FIT (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  float scale = self->most;

  while (scale > self->least && !ts_fit_fits (child, width, height, scale))
    scale = MAX (scale - LESS, self->least);
  gtk_widget_allocate (child, ts_fit_width_at (child, width, scale), (int) floorf ((float) height / scale),
                       -1, gsk_transform_scale (NULL, scale, scale));
}

static void
ts_fit_class_init (TsFitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = ts_fit_get_request_mode;
  widget_class->measure = ts_fit_measure;
  widget_class->size_allocate = ts_fit_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "fit");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
ts_fit_init (TsFit *self)
{
  self->most = 1;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL); /* a bin's would measure instead of us */
}

GtkWidget *
ts_fit_new (GtkWidget *child, float least, float liked)
{
  TsFit *self = g_object_new (TS_TYPE_FIT, "child", child, NULL);

  self->least = least;
  self->liked = liked;
  return GTK_WIDGET (self);
}

void
ts_fit_set_most (GtkWidget *fit, float most)
{
  TS_FIT (fit)->most = most;
  gtk_widget_queue_allocate (fit);
}
