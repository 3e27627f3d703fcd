#include "event-grid.h"

#include "config.h"
#include "widgets/draw.h"

#define GAP 2

struct _TsCompetitorsEventGrid {
  GtkWidget parent_instance;

  int continent, face;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsEventGrid, ts_competitors_event_grid, GTK_TYPE_WIDGET)

static void
ts_competitors_event_grid_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA lit = { 0.91f, 0.27f, 0.23f, 1 };
  TsCompetitorsEventGrid *self = TS_COMPETITORS_EVENT_GRID (widget);
  float width = (float) gtk_widget_get_width (widget) / COMPETITORS_FACES;
  float height = (float) gtk_widget_get_height (widget) / COMPETITORS_CONTINENTS;
  GdkRGBA dim, line;

  gtk_widget_get_color (widget, &dim);
  line = dim;
  dim.alpha = 0.14f;
  line.alpha = 0.34f;
  for (int row = 0; row < COMPETITORS_CONTINENTS; row++)
    for (int column = 0; column < COMPETITORS_FACES; column++) {
      gboolean on_line = row == self->continent || column + 1 == self->face;
      gboolean is_it = row == self->continent && column + 1 == self->face;

      ts_draw_box (snapshot,
                   &GRAPHENE_RECT_INIT ((float) column * width + GAP / 2.0f,
                                        (float) row * height + GAP / 2.0f, width - GAP, height - GAP),
                   3,
                   is_it     ? &lit
                   : on_line ? &line
                             : &dim);
    }
}

void
ts_competitors_event_grid_light (TsCompetitorsEventGrid *self, int continent, int face)
{
  self->continent = continent;
  self->face = face;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ts_competitors_event_grid_class_init (TsCompetitorsEventGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ts_competitors_event_grid_snapshot;
  gtk_widget_class_set_css_name (widget_class, "eventgrid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ts_competitors_event_grid_init (TsCompetitorsEventGrid *self)
{
  self->continent = -1;
  gtk_widget_set_size_request (GTK_WIDGET (self), 120, 48);
}

TsCompetitorsEventGrid *
ts_competitors_event_grid_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_EVENT_GRID, NULL);
}
