#include "shrink.h"

#include "text.h"

#include <math.h>

#define LEAST 0.3f /* of its size: what is smaller cannot be read */

struct _TsShrink {
  AdwBin parent_instance;

  gboolean likes_all; /* that the child would like */
};

G_DEFINE_FINAL_TYPE (TsShrink, ts_shrink, ADW_TYPE_BIN)

/* As where a long name stands among its words. */
static gboolean
asks_for_less (GtkLabel *label)
{
  return gtk_label_get_ellipsize (label) != PANGO_ELLIPSIZE_NONE ||
         (gtk_label_get_wrap (label) && gtk_label_get_wrap_mode (label) != PANGO_WRAP_WORD);
}

/* Words are not broken: where there is no room for one, it is drawn smaller. */
static int
least_width (TsShrink *self, int *natural)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, natural, NULL, NULL);
  if (GTK_IS_LABEL (child) && asks_for_less (GTK_LABEL (child)))
    least = MAX (least, ts_text_widest_word (GTK_LABEL (child)));
  return least;
}

static GtkSizeRequestMode
ts_shrink_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ts_shrink_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline G_GNUC_UNUSED,
                   int *natural_baseline G_GNUC_UNUSED)
{
  TsShrink *self = TS_SHRINK (widget);
  int likes, least = least_width (self, &likes);

  *minimum = (int) ceilf ((float) least * LEAST);
  *natural = self->likes_all ? likes : least;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (adw_bin_get_child (ADW_BIN (self)), orientation,
                        for_size < 0 ? -1 : MAX (for_size, least), minimum, natural, NULL, NULL);
}

static void
ts_shrink_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  TsShrink *self = TS_SHRINK (widget);
  int least = least_width (self, NULL);
  float scale = width < least ? (float) width / (float) least : 1;
  graphene_point_t top = GRAPHENE_POINT_INIT (0, (float) height * (1 - scale) / 2);

  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (self)), MAX (width, least), height, -1,
                       gsk_transform_scale (gsk_transform_translate (NULL, &top), scale, scale));
}

static void
ts_shrink_class_init (TsShrinkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = ts_shrink_get_request_mode;
  widget_class->measure = ts_shrink_measure;
  widget_class->size_allocate = ts_shrink_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
ts_shrink_init (TsShrink *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL); /* a bin's would measure instead of us */
}

GtkWidget *
ts_shrink_new (GtkWidget *child)
{
  TsShrink *self = g_object_new (TS_TYPE_SHRINK, "child", child, NULL);

  return GTK_WIDGET (self);
}

void
ts_shrink_like_all (TsShrink *self)
{
  self->likes_all = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ts_shrink_set_text (TsShrink *self, const char *text)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  gtk_label_set_label (GTK_LABEL (child), text);
  ts_text_wrap_words (GTK_LABEL (child));
}

GtkWidget *
ts_shrink_new_text (const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *self;

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  self = ts_shrink_new (label);
  if (text != NULL)
    ts_shrink_set_text (TS_SHRINK (self), text);
  return self;
}

GtkWidget *
ts_shrink_new_line (const char *text, const char *style)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return ts_shrink_new (label);
}

GtkWidget *
ts_shrink_new_amount (const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 1.0, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return ts_shrink_new (label);
}
