#include "set-picture.h"

#include "config.h"

#define CELL    7.0f /* a cell with the gap after it */
#define GAP     1.5f
#define BETWEEN 8.0f /* the tables */
#define WIDTH   (2 * COMPETITORS_CONTINENTS * CELL + BETWEEN)
#define HEIGHT  (COMPETITORS_FACES * CELL)

struct _TsCompetitorsSetPicture {
  GtkWidget parent_instance;

  gboolean full[COMPETITORS_CELLS];
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetPicture, ts_competitors_set_picture, GTK_TYPE_WIDGET)

/* A column for each continent, a row for each face, beginning where people begin to read. */
static graphene_rect_t
area_of (int cell, gboolean mirrored)
{
  int table = cell / (COMPETITORS_CONTINENTS * COMPETITORS_FACES);
  int column = cell / COMPETITORS_FACES % COMPETITORS_CONTINENTS + table * COMPETITORS_CONTINENTS;
  float x = (float) column * CELL + (float) table * BETWEEN;

  if (mirrored)
    x = WIDTH - x - CELL;
  return GRAPHENE_RECT_INIT (x, (float) (cell % COMPETITORS_FACES) * CELL, CELL - GAP, CELL - GAP);
}

static void
snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA colours[COMPETITORS_TABLES] = { { 0.91f, 0.27f, 0.23f, 1 },
                                                       { 0.06f, 0.37f, 0.66f, 1 } };
  TsCompetitorsSetPicture *self = TS_COMPETITORS_SET_PICTURE (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRGBA empty;

  gtk_widget_get_color (widget, &empty);
  empty.alpha = 0.15f;
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (((float) gtk_widget_get_width (widget) - WIDTH) / 2,
                                                ((float) gtk_widget_get_height (widget) - HEIGHT) / 2));
  for (int i = 0; i < COMPETITORS_CELLS; i++) {
    graphene_rect_t area = area_of (i, mirrored);
    int table = i / (COMPETITORS_CONTINENTS * COMPETITORS_FACES);

    gtk_snapshot_append_color (snapshot, self->full[i] ? &colours[table] : &empty, &area);
  }
}

static void
measure (GtkWidget *widget G_GNUC_UNUSED,
         GtkOrientation orientation,
         int for_size G_GNUC_UNUSED,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT);
}

void
ts_competitors_set_picture_show (TsCompetitorsSetPicture *self, const gboolean full[COMPETITORS_CELLS])
{
  for (int i = 0; i < COMPETITORS_CELLS; i++)
    self->full[i] = full[i];
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ts_competitors_set_picture_class_init (TsCompetitorsSetPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = snapshot;
  widget_class->measure = measure;
  gtk_widget_class_set_css_name (widget_class, "setpicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ts_competitors_set_picture_init (TsCompetitorsSetPicture *self G_GNUC_UNUSED)
{
}

GtkWidget *
ts_competitors_set_picture_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_SET_PICTURE, NULL);
}
