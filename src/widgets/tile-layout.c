#include "tile-layout.h"

#include <adwaita.h>

struct _TsTileLayout {
  GtkLayoutManager parent_instance;

  int tile_width;
  int max_columns;
  int spacing;
  int columns; /* that there were last, 0: not known yet */
  guint tell;  /* a source's id, or 0 */
  gboolean headed;
  int lead; /* sp */
};

G_DEFINE_FINAL_TYPE (TsTileLayout, ts_tile_layout, GTK_TYPE_LAYOUT_MANAGER)

enum {
  TILE_WIDTH = 1,
  MAX_COLUMNS,
  SPACING,
  COLUMNS,
  HEADED,
  LEAD,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/* The next child that is shown, from `child` on. */
static GtkWidget *
shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
heading_of (TsTileLayout *self, GtkWidget *widget)
{
  return self->headed ? gtk_widget_get_first_child (widget) : NULL;
}

static GtkWidget *
first (TsTileLayout *self, GtkWidget *widget)
{
  GtkWidget *heading = heading_of (self, widget);

  return shown (heading != NULL ? gtk_widget_get_next_sibling (heading)
                                : gtk_widget_get_first_child (widget));
}

static GtkWidget *
next (GtkWidget *child)
{
  return shown (gtk_widget_get_next_sibling (child));
}

static int
scaled (GtkWidget *widget, int sp)
{
  return (int) adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, sp, gtk_widget_get_settings (widget));
}

static int
widest_in (TsTileLayout *self, GtkWidget *widget)
{
  int widest = 0, tile;

  for (GtkWidget *child = first (self, widget); child != NULL; child = next (child)) {
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &tile, NULL, NULL, NULL);
    widest = MAX (widest, tile);
  }
  return widest;
}

/* No tile becomes narrower than its content: a long word makes all of them wider. */
static int
narrowest (TsTileLayout *self, GtkWidget *widget)
{
  return MAX (scaled (widget, self->tile_width), widest_in (self, widget));
}

static int
columns_in (TsTileLayout *self, GtkWidget *widget, int width)
{
  int tile = narrowest (self, widget);

  return CLAMP ((width + self->spacing) / (tile + self->spacing), 1, self->max_columns);
}

static int
column_width (TsTileLayout *self, int width, int columns)
{
  return MAX ((width - (columns - 1) * self->spacing) / columns, 0);
}

/* The height of the row that begins with `child`; `child` moves on to the next row. */
static int
row_height (GtkWidget **child, int columns, int width)
{
  int height = 0, tile;

  for (int i = 0; i < columns && *child != NULL; i++, *child = next (*child)) {
    gtk_widget_measure (*child, GTK_ORIENTATION_VERTICAL, width, NULL, &tile, NULL, NULL);
    height = MAX (height, tile);
  }
  return height;
}

static int
height_of_rows (TsTileLayout *self, GtkWidget *widget, int columns, int width)
{
  GtkWidget *child = first (self, widget);
  int height = 0;

  while (child != NULL) {
    height += row_height (&child, columns, width);
    if (child != NULL)
      height += self->spacing;
  }
  return height;
}

/* As high as it is in any greater width, where more tiles are beside each other, but narrower: GTK takes the
 * height that two widths have in common for that of all between them. */
static int
height_for (TsTileLayout *self, GtkWidget *widget, int width)
{
  int columns = columns_in (self, widget, width);
  int height = height_of_rows (self, widget, columns, column_width (self, width, columns));

  while (++columns <= self->max_columns)
    height = MAX (height, height_of_rows (self, widget, columns, narrowest (self, widget)));
  return height;
}

/* --- the heading --- */

static int
heading_height (GtkWidget *heading, int width)
{
  int height;

  gtk_widget_measure (heading, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* How wide it is beside the tiles. */
static int
heading_width (TsTileLayout *self, GtkWidget *widget)
{
  int least;

  gtk_widget_measure (heading_of (self, widget), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return MAX (scaled (widget, self->lead), least);
}

/* How much of the width a heading beside the tiles takes, with the gap; 0: it is above them, or there is
 * none. It is beside them only where as many as there are at most have room in a row. */
static int
lead_in (TsTileLayout *self, GtkWidget *widget, int width)
{
  int lead = self->headed && self->lead > 0 ? heading_width (self, widget) + self->spacing : 0;

  return columns_in (self, widget, width - lead) == self->max_columns ? lead : 0;
}

/* As above: no lower than it is beside them. */
static int
whole_height (TsTileLayout *self, GtkWidget *widget, int width)
{
  GtkWidget *heading = heading_of (self, widget);
  int lead = lead_in (self, widget, width);
  int height = height_for (self, widget, width - lead);

  if (heading == NULL)
    return height;
  if (lead == 0)
    height += heading_height (heading, width) + self->spacing;
  return self->lead > 0 ? MAX (heading_height (heading, heading_width (self, widget)), height) : height;
}

static GtkSizeRequestMode
ts_tile_layout_get_request_mode (GtkLayoutManager *layout G_GNUC_UNUSED, GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ts_tile_layout_measure (GtkLayoutManager *layout,
                        GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  TsTileLayout *self = TS_TILE_LAYOUT (layout);
  GtkWidget *heading = heading_of (self, widget);
  int widest = widest_in (self, widget), least = 0;

  if (heading != NULL)
    gtk_widget_measure (heading, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  *minimum = widest = MAX (widest, least);
  *natural =
      MAX (widest, self->max_columns * (scaled (widget, self->tile_width) + self->spacing) - self->spacing);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = whole_height (self, widget, for_size < 0 ? *natural : MAX (for_size, widest));
}

static void
tell_columns (gpointer layout)
{
  TS_TILE_LAYOUT (layout)->tell = 0;
  g_object_notify_by_pspec (layout, properties[COLUMNS]);
}

/* Whoever hears it may want other sizes, which cannot be changed while they are given. */
static void
set_columns (TsTileLayout *self, int columns)
{
  if (columns != self->columns && self->tell == 0)
    self->tell = g_idle_add_once (tell_columns, self);
  self->columns = columns;
}

/* Returns where the tiles begin. */
static int
place_heading (TsTileLayout *self, GtkWidget *widget, int width, int height, int lead)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *heading = heading_of (self, widget);
  GtkAllocation place = { .width = lead > 0 ? lead - self->spacing : width };

  place.x = mirrored ? width - place.width : 0;
  place.height = lead > 0 ? height : heading_height (heading, width);
  gtk_widget_size_allocate (heading, &place, -1);
  return lead > 0 ? 0 : place.height + self->spacing;
}

static void
ts_tile_layout_allocate (
    GtkLayoutManager *layout, GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  TsTileLayout *self = TS_TILE_LAYOUT (layout);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int lead = lead_in (self, widget, width);
  int columns = columns_in (self, widget, width - lead);
  GtkAllocation place = { .width = column_width (self, width - lead, columns) };
  GtkWidget *child = first (self, widget);

  set_columns (self, columns);
  if (heading_of (self, widget) != NULL)
    place.y = place_heading (self, widget, width, height, lead);
  while (child != NULL) {
    GtkWidget *row = child;

    place.height = row_height (&child, columns, place.width);
    for (int i = 0; row != child; i++, row = next (row)) {
      place.x = (mirrored ? 0 : lead) + (mirrored ? columns - 1 - i : i) * (place.width + self->spacing);
      gtk_widget_size_allocate (row, &place, -1);
    }
    place.y += place.height + self->spacing;
  }
}

static int *
property (TsTileLayout *self, guint id)
{
  switch (id) {
  case TILE_WIDTH:
    return &self->tile_width;
  case MAX_COLUMNS:
    return &self->max_columns;
  case SPACING:
    return &self->spacing;
  case COLUMNS:
    return &self->columns;
  case LEAD:
    return &self->lead;
  default:
    g_assert_not_reached ();
  }
}

static void
ts_tile_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec G_GNUC_UNUSED)
{
  if (id == HEADED)
    g_value_set_boolean (value, TS_TILE_LAYOUT (object)->headed);
  else
    g_value_set_int (value, *property (TS_TILE_LAYOUT (object), id));
}

static void
ts_tile_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec G_GNUC_UNUSED)
{
  if (id == HEADED)
    TS_TILE_LAYOUT (object)->headed = g_value_get_boolean (value);
  else
    *property (TS_TILE_LAYOUT (object), id) = g_value_get_int (value);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
}

static void
ts_tile_layout_dispose (GObject *object)
{
  g_clear_handle_id (&TS_TILE_LAYOUT (object)->tell, g_source_remove);
  G_OBJECT_CLASS (ts_tile_layout_parent_class)->dispose (object);
}

static void
ts_tile_layout_class_init (TsTileLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS;

  object_class->dispose = ts_tile_layout_dispose;
  object_class->get_property = ts_tile_layout_get_property;
  object_class->set_property = ts_tile_layout_set_property;
  layout_class->get_request_mode = ts_tile_layout_get_request_mode;
  layout_class->measure = ts_tile_layout_measure;
  layout_class->allocate = ts_tile_layout_allocate;

  properties[TILE_WIDTH] = g_param_spec_int ("tile-width", NULL, NULL, 1, 10000, 300, flags);
  properties[MAX_COLUMNS] = g_param_spec_int ("max-columns", NULL, NULL, 1, 100, 3, flags);
  properties[SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 1000, 18, flags);
  properties[COLUMNS] =
      g_param_spec_int ("columns", NULL, NULL, 0, 100, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[HEADED] =
      g_param_spec_boolean ("headed", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[LEAD] =
      g_param_spec_int ("lead", NULL, NULL, 0, 10000, 0, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
ts_tile_layout_init (TsTileLayout *self G_GNUC_UNUSED)
{
}

/* Given as a property, a layout manager would be kept by whoever made it, too. */
GtkWidget *
ts_tile_box_new (int tile_width, int max_columns, int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, g_object_new (TS_TYPE_TILE_LAYOUT, "tile-width", tile_width,
                                                    "max-columns", max_columns, "spacing", spacing, NULL));
  return box;
}
