#include "grow.h"

/* sp that a board has in a laptop's window, and in which all games can be looked over */
#define WIDTH  1100
#define HEIGHT 560

#define MOST 3.0f /* times its size: a wall is looked at from further away than a table is long */

struct _TsGrow {
  AdwBin parent_instance;

  int enough_width, enough_height; /* sp */
};

G_DEFINE_FINAL_TYPE (TsGrow, ts_grow, ADW_TYPE_BIN)

enum {
  ENOUGH_WIDTH = 1,
  ENOUGH_HEIGHT,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/* How often `sp` go into that many px. */
static float
times (TsGrow *self, int px, int sp)
{
  double whole = adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, sp, gtk_widget_get_settings (GTK_WIDGET (self)));

  return (float) (px / whole);
}

static void
ts_grow_measure (GtkWidget *widget,
                 GtkOrientation orientation,
                 int for_size,
                 int *minimum,
                 int *natural,
                 int *minimum_baseline G_GNUC_UNUSED,
                 int *natural_baseline G_GNUC_UNUSED)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (child != NULL)
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
ts_grow_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  TsGrow *self = TS_GROW (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  float room = MIN (times (self, width, self->enough_width), times (self, height, self->enough_height));
  float scale = CLAMP (room, 1, MOST);

  if (child != NULL)
    gtk_widget_allocate (child, (int) ((float) width / scale), (int) ((float) height / scale), -1,
                         gsk_transform_scale (NULL, scale, scale));
}

static void
ts_grow_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec G_GNUC_UNUSED)
{
  TsGrow *self = TS_GROW (object);

  *(id == ENOUGH_WIDTH ? &self->enough_width : &self->enough_height) = g_value_get_int (value);
}

static void
ts_grow_class_init (TsGrowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = ts_grow_set_property;
  properties[ENOUGH_WIDTH] = g_param_spec_int ("enough-width", NULL, NULL, 1, 10000, WIDTH, flags);
  properties[ENOUGH_HEIGHT] = g_param_spec_int ("enough-height", NULL, NULL, 1, 10000, HEIGHT, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  widget_class->measure = ts_grow_measure;
  widget_class->size_allocate = ts_grow_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
ts_grow_init (TsGrow *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL); /* a bin's would measure instead of us */
}
