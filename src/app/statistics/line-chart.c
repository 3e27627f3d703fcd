#include "line-chart.h"

#include "config.h"
#include "referee/number.h"
#include "widgets/draw.h"

#include <math.h>

#define HEIGHT 240
#define STEPS  4 /* lines across, about so many */
#define GAP    8

typedef struct {
  int *numbers;
  GdkRGBA colour;
} Line;

struct _TsLineChart {
  GtkWidget parent_instance;

  char **places;
  guint n_places;
  GArray *lines;
  int least, most; /* of all numbers, and 0 */
};

G_DEFINE_FINAL_TYPE (TsLineChart, ts_line_chart, GTK_TYPE_WIDGET)

/* While it is drawn: where the lines are. */
typedef struct {
  TsLineChart *chart;
  GtkSnapshot *snapshot;
  GdkRGBA ink;
  float left, top, width, height;
  double bottom, step; /* numbers: the lowest line across, and from one to the next */
  int n_steps;
} Drawing;

static void
ts_line_chart_measure (GtkWidget *widget G_GNUC_UNUSED,
                       GtkOrientation orientation,
                       int for_size G_GNUC_UNUSED,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline G_GNUC_UNUSED,
                       int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = HEIGHT;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = HEIGHT / 2;
}

/* 1, 2 or 5, and zeros. */
static double
round_step (double least)
{
  double size = pow (10, floor (log10 (MAX (least, 1))));
  double times = least / size;

  return size * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
}

static void
find_scale (Drawing *drawing)
{
  const TsLineChart *self = drawing->chart;

  drawing->step = round_step ((double) (self->most - self->least) / STEPS);
  drawing->bottom = floor (self->least / drawing->step) * drawing->step;
  drawing->n_steps = MAX ((int) ceil ((self->most - drawing->bottom) / drawing->step), 1);
}

static float
x_of (const Drawing *drawing, guint place)
{
  guint last = MAX (drawing->chart->n_places, 2) - 1;
  float share = (float) place / (float) last;
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (drawing->chart)) == GTK_TEXT_DIR_RTL;

  return drawing->left + drawing->width * (rtl ? 1 - share : share);
}

static float
y_of (const Drawing *drawing, double number)
{
  double share = (number - drawing->bottom) / (drawing->step * drawing->n_steps);

  return drawing->top + drawing->height * (float) (1 - share);
}

/* --- around the lines --- */

static PangoLayout *
new_text (const Drawing *drawing, const char *text)
{
  return gtk_widget_create_pango_layout (GTK_WIDGET (drawing->chart), text);
}

static char *
tell_step (const Drawing *drawing, int i)
{
  return ts_number_tell ((int) lround (drawing->bottom + i * drawing->step));
}

/* How much room the numbers and the places need. */
static void
find_room (Drawing *drawing)
{
  int widest = 0, width, height = 0;

  for (int i = 0; i <= drawing->n_steps; i++) {
    g_autofree char *text = tell_step (drawing, i);
    g_autoptr (PangoLayout) layout = new_text (drawing, text);

    pango_layout_get_pixel_size (layout, &width, &height);
    widest = MAX (widest, width);
  }
  drawing->left = (float) widest + GAP;
  drawing->top = (float) height / 2;
  drawing->width = (float) gtk_widget_get_width (GTK_WIDGET (drawing->chart)) - 2 * drawing->left;
  drawing->height = (float) gtk_widget_get_height (GTK_WIDGET (drawing->chart)) - 2 * (float) height - GAP;
}

static void
draw_steps (const Drawing *drawing)
{
  GdkRGBA pale = drawing->ink;
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (drawing->chart)) == GTK_TEXT_DIR_RTL;

  pale.alpha *= 0.15f;
  for (int i = 0; i <= drawing->n_steps; i++) {
    float y = y_of (drawing, drawing->bottom + i * drawing->step);
    graphene_rect_t line = GRAPHENE_RECT_INIT (drawing->left, y - 1, drawing->width, 2);
    g_autofree char *text = tell_step (drawing, i);
    g_autoptr (PangoLayout) layout = new_text (drawing, text);
    float middle = (drawing->left - GAP) / 2;

    gtk_snapshot_append_color (drawing->snapshot, &pale, &line);
    ts_draw_layout (drawing->snapshot, layout, rtl ? 2 * drawing->left + drawing->width - middle : middle,
                    y - drawing->top, &drawing->ink);
  }
}

/* As many as do not touch each other; the last one always. */
static void
draw_places (const Drawing *drawing)
{
  const TsLineChart *self = drawing->chart;
  float y = drawing->top + drawing->height + GAP;
  int widest = 1, width;
  guint every;

  for (guint i = 0; i < self->n_places; i++) {
    g_autoptr (PangoLayout) layout = new_text (drawing, self->places[i]);

    pango_layout_get_pixel_size (layout, &width, NULL);
    widest = MAX (widest, width + 2 * GAP);
  }
  every = (guint) ceil ((double) widest * MAX (self->n_places - 1, 1) / MAX (drawing->width, 1));
  for (guint i = 0; i < self->n_places; i++) {
    g_autoptr (PangoLayout) layout = new_text (drawing, self->places[i]);

    if ((self->n_places - 1 - i) % MAX (every, 1) == 0)
      ts_draw_layout (drawing->snapshot, layout, x_of (drawing, i), y, &drawing->ink);
  }
}

/* --- the lines --- */

static void
draw_line (const Drawing *drawing, const Line *line)
{
  const TsLineChart *self = drawing->chart;
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (4);

  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  for (guint i = 0; i < self->n_places; i++) {
    float x = x_of (drawing, i), y = y_of (drawing, line->numbers[i]);
    graphene_rect_t dot = GRAPHENE_RECT_INIT (x - 5, y - 5, 10, 10);

    if (i == 0)
      gsk_path_builder_move_to (builder, x, y);
    else
      gsk_path_builder_line_to (builder, x, y);
    if (self->n_places <= 24 || i + 1 == self->n_places)
      ts_draw_box (drawing->snapshot, &dot, 5, &line->colour);
  }
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (drawing->snapshot, path, stroke, &line->colour);
}

static void
ts_line_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsLineChart *self = TS_LINE_CHART (widget);
  Drawing drawing = { .chart = self, .snapshot = snapshot };

  gtk_widget_get_color (widget, &drawing.ink);
  find_scale (&drawing);
  find_room (&drawing);
  draw_steps (&drawing);
  draw_places (&drawing);
  for (guint i = self->lines->len; i-- > 0;)
    draw_line (&drawing, &g_array_index (self->lines, Line, i));
}

/* --- the class --- */

static void
clear_line (gpointer line)
{
  g_free (((Line *) line)->numbers);
}

static void
ts_line_chart_finalize (GObject *object)
{
  g_strfreev (TS_LINE_CHART (object)->places);
  g_array_unref (TS_LINE_CHART (object)->lines);
  G_OBJECT_CLASS (ts_line_chart_parent_class)->finalize (object);
}

static void
ts_line_chart_class_init (TsLineChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_line_chart_finalize;
  GTK_WIDGET_CLASS (klass)->measure = ts_line_chart_measure;
  GTK_WIDGET_CLASS (klass)->snapshot = ts_line_chart_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ts_line_chart_init (TsLineChart *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (self->lines, clear_line);
}

TsLineChart *
ts_line_chart_new (const char *title, const char *const *places)
{
  TsLineChart *self = g_object_new (TS_TYPE_LINE_CHART, NULL);

  self->places = g_strdupv ((char **) places);
  self->n_places = g_strv_length (self->places);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return self;
}

void
ts_line_chart_add (TsLineChart *self, const int *numbers, const GdkRGBA *colour)
{
  Line line = { g_memdup2 (numbers, self->n_places * sizeof *numbers), *colour };

  for (guint i = 0; i < self->n_places; i++) {
    self->least = MIN (self->least, numbers[i]);
    self->most = MAX (self->most, numbers[i]);
  }
  g_array_append_val (self->lines, line);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
