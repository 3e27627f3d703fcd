#include "die.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

struct _TsDie {
  GtkWidget parent_instance;

  int sides;
  int size;
  int face;
  float turn;
  float height;
};

G_DEFINE_FINAL_TYPE (TsDie, ts_die, GTK_TYPE_WIDGET)

/* Everything is drawn in a square of this many units, round its middle. */
#define UNITS 100.0f

/* Ivory with dark ink, on light and on dark ground alike: real dice do not change with the lamp. */
static const GdkRGBA top_light = { 1.00f, 0.995f, 0.97f, 1 };
static const GdkRGBA bottom_light = { 0.90f, 0.87f, 0.80f, 1 };
static const GdkRGBA edge = { 0.36f, 0.30f, 0.22f, 0.35f };
static const GdkRGBA gleam = { 1, 1, 1, 0.85f };
static const GdkRGBA ink = { 0.14f, 0.12f, 0.19f, 1 };
static const GdkRGBA shade = { 0, 0, 0, 0.32f };

/* The outlines of the well-known dice: corners of the silhouette and of the face that is up, and by how much
 * both are turned from a corner at the top. */
static const struct {
  int sides;
  int outer, inner;
  float turn;
} outlines[] = {
  { 4, 3, 0, 0 }, { 8, 6, 3, 0 }, { 10, 4, 0, 0 }, { 12, 10, 5, 0 }, { 20, 6, 3, 0 },
};

/* --- outlines --- */

static GskPath *
polygon (int corners, float radius, float turn)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  for (int i = 0; i < corners; i++) {
    float angle = (turn - 90 + 360.0f * (float) i / (float) corners) * (float) G_PI / 180;
    float x = cosf (angle) * radius, y = sinf (angle) * radius;

    if (i == 0)
      gsk_path_builder_move_to (builder, x, y);
    else
      gsk_path_builder_line_to (builder, x, y);
  }
  gsk_path_builder_close (builder);
  return gsk_path_builder_free_to_path (builder);
}

static GskPath *
rounded_square (float half, float radius)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskRoundedRect rect;

  gsk_rounded_rect_init_from_rect (&rect, &GRAPHENE_RECT_INIT (-half, -half, 2 * half, 2 * half), radius);
  gsk_path_builder_add_rounded_rect (builder, &rect);
  return gsk_path_builder_free_to_path (builder);
}

static int
outline_of (const TsDie *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (outlines); i++)
    if (outlines[i].sides == self->sides)
      return (int) i;
  return -1;
}

static GskPath *
silhouette (const TsDie *self)
{
  int i = outline_of (self);

  return i < 0 ? rounded_square (38, 11) : polygon (outlines[i].outer, 42, outlines[i].turn);
}

/* --- drawing --- */

/* A path with its corners rounded off: filled, and drawn round once more with a round pen. */
static void
fill_soft (GtkSnapshot *snapshot, GskPath *path, float round, const GdkRGBA *colour)
{
  g_autoptr (GskStroke) stroke = gsk_stroke_new (round);

  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, colour);
  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
}

/* Falls wider and softer the higher the die is. */
static void
draw_shadow (const TsDie *self, GtkSnapshot *snapshot, GskPath *path)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_blur (snapshot, 5 + 8 * self->height);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, 4));
  gtk_snapshot_rotate (snapshot, self->turn);
  fill_soft (snapshot, path, 6, &shade);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
draw_body (const TsDie *self, GtkSnapshot *snapshot, GskPath *path)
{
  const GskColorStop stops[] = { { 0, top_light }, { 0.55f, top_light }, { 1, bottom_light } };
  g_autoptr (GskStroke) pen = gsk_stroke_new (6);
  g_autoptr (GskStroke) thin = gsk_stroke_new (1);
  const graphene_rect_t all = GRAPHENE_RECT_INIT (-50, -50, UNITS, UNITS);
  int outline = outline_of (self);

  gsk_stroke_set_line_join (pen, GSK_LINE_JOIN_ROUND);
  gsk_stroke_set_line_join (thin, GSK_LINE_JOIN_ROUND);

  gtk_snapshot_push_stroke (snapshot, path, pen);
  gtk_snapshot_append_color (snapshot, &bottom_light, &all);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_push_fill (snapshot, path, GSK_FILL_RULE_WINDING);
  gtk_snapshot_append_linear_gradient (snapshot, &all, &GRAPHENE_POINT_INIT (-20, -45),
                                       &GRAPHENE_POINT_INIT (20, 45), stops, G_N_ELEMENTS (stops));
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_stroke (snapshot, path, thin, &gleam);
  if (outline >= 0 && outlines[outline].inner > 0) {
    g_autoptr (GskPath) up = polygon (outlines[outline].inner, 31, 0);

    gtk_snapshot_append_stroke (snapshot, up, thin, &edge);
  }
}

static void
draw_pip (GtkSnapshot *snapshot, float x, float y)
{
  g_autoptr (GskPath) rim = NULL;
  g_autoptr (GskPath) hole = NULL;
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (x, y + 1.2f), 8);
  rim = gsk_path_builder_free_to_path (builder);
  builder = gsk_path_builder_new ();
  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (x, y), 8);
  hole = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_fill (snapshot, rim, GSK_FILL_RULE_WINDING, &gleam);
  gtk_snapshot_append_fill (snapshot, hole, GSK_FILL_RULE_WINDING, &ink);
}

/* Pips in a 3 × 3 square, a bit for each place, by rows. */
static void
draw_pips (const TsDie *self, GtkSnapshot *snapshot)
{
  static const guint places[] = { 0, 0020, 0104, 0124, 0505, 0525, 0555 };

  for (int i = 0; i < 9; i++)
    if (places[self->face] & (1u << i))
      draw_pip (snapshot, (float) (i % 3 - 1) * 20, (float) (i / 3 - 1) * 20);
}

static void
draw_number (const TsDie *self, GtkSnapshot *snapshot)
{
  /* A dot tells 6 from 9 as it does on real dice, where both are: to the right of it in any script. */
  gboolean dotted = self->sides >= 9 && (self->face == 6 || self->face == 9);
  g_autofree char *text = g_strdup_printf (dotted ? "\u200e%d." : "%d", self->face);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_new ();
  int width, height;

  pango_font_description_set_weight (font, PANGO_WEIGHT_HEAVY);
  pango_font_description_set_absolute_size (font, (self->sides == 6 ? 44 : 34) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (-(float) width / 2, -(float) height / 2 + (self->sides == 4 ? 7 : 0)));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

/* Where a die is still to come: its outline, dashed, in the colour of the text around. */
static void
draw_place (const TsDie *self, GtkSnapshot *snapshot, GskPath *path)
{
  const float dashes[] = { 5, 6 };
  g_autoptr (GskStroke) stroke = gsk_stroke_new (3);
  GdkRGBA colour;

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  colour.alpha *= 0.45f;
  gsk_stroke_set_dash (stroke, dashes, G_N_ELEMENTS (dashes));
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
}

static void
ts_die_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsDie *self = TS_DIE (widget);
  g_autoptr (GskPath) path = silhouette (self);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  float scale = MIN (width, height) / UNITS;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, height / 2));
  gtk_snapshot_scale (snapshot, scale, scale);
  if (self->face == 0) {
    draw_place (self, snapshot, path);
    return;
  }
  draw_shadow (self, snapshot, path);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -40 * self->height));
  gtk_snapshot_rotate (snapshot, self->turn);
  draw_body (self, snapshot, path);
  if (self->sides == 6)
    draw_pips (self, snapshot);
  else
    draw_number (self, snapshot);
}

static void
ts_die_measure (GtkWidget *widget,
                GtkOrientation orientation G_GNUC_UNUSED,
                int for_size G_GNUC_UNUSED,
                int *minimum,
                int *natural,
                int *minimum_baseline G_GNUC_UNUSED,
                int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = TS_DIE (widget)->size;
}

static void
ts_die_class_init (TsDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ts_die_snapshot;
  widget_class->measure = ts_die_measure;
  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ts_die_init (TsDie *self G_GNUC_UNUSED)
{
}

GtkWidget *
ts_die_new (int sides, int size)
{
  TsDie *self = g_object_new (TS_TYPE_DIE, NULL);

  g_assert (sides >= 2 && sides <= 100);
  self->sides = sides;
  self->size = size;
  ts_die_set_face (self, 0);
  return GTK_WIDGET (self);
}

void
ts_die_set_size (TsDie *self, int size)
{
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ts_die_set_face (TsDie *self, int face)
{
  g_autofree char *number = g_strdup_printf ("%d", face);

  g_assert (face >= 0 && face <= self->sides);
  self->face = face;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  face == 0 ? _ ("A die to come") : number, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
ts_die_get_face (TsDie *self)
{
  return self->face;
}

int
ts_die_get_sides (TsDie *self)
{
  return self->sides;
}

void
ts_die_set_pose (TsDie *self, float turn, float height)
{
  self->turn = turn;
  self->height = height;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
