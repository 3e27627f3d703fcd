#include "world.h"

#include <math.h>

static const char *const fills[COMPETITORS_CONTINENTS] = {
  "#f0c04f", "#7fc36a", "#b9a3e0", "#e89a4a", "#f3d98b", "#e58c8c",
};

graphene_point_t
ts_competitors_world_place (graphene_size_t world, CompetitorsPoint point)
{
  return GRAPHENE_POINT_INIT (
      world.width * (float) (point.east - COMPETITORS_WEST) / (COMPETITORS_EAST - COMPETITORS_WEST),
      world.height * (float) (COMPETITORS_NORTH - point.north) / (COMPETITORS_NORTH - COMPETITORS_SOUTH));
}

static graphene_point_t
halfway (graphene_point_t a, graphene_point_t b)
{
  return GRAPHENE_POINT_INIT ((a.x + b.x) / 2, (a.y + b.y) / 2);
}

/* One ring, its corners rounded off; returns the point after it. */
static const CompetitorsPoint *
add_ring (graphene_size_t world, GskPathBuilder *builder, const CompetitorsPoint *ring)
{
  int n = 0;
  graphene_point_t start;

  while (!COMPETITORS_COAST_ENDS (ring[n]))
    n++;
  start =
      halfway (ts_competitors_world_place (world, ring[n - 1]), ts_competitors_world_place (world, ring[0]));
  gsk_path_builder_move_to (builder, start.x, start.y);
  for (int i = 0; i < n; i++) {
    graphene_point_t corner = ts_competitors_world_place (world, ring[i]);
    graphene_point_t end = halfway (corner, ts_competitors_world_place (world, ring[(i + 1) % n]));

    gsk_path_builder_quad_to (builder, corner.x, corner.y, end.x, end.y);
  }
  gsk_path_builder_close (builder);
  return ring + n + 1;
}

static GskPath *
build_coast (graphene_size_t world, int continent)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  const CompetitorsPoint *ring = ts_competitors_coast (continent);

  while (!COMPETITORS_COAST_ENDS (*ring))
    ring = add_ring (world, builder, ring);
  return gsk_path_builder_free_to_path (builder);
}

/* --- drawing --- */

static void
stroke (GtkSnapshot *snapshot, GskPath *path, float width, const char *colour)
{
  g_autoptr (GskStroke) pen = gsk_stroke_new (width);
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, colour);
  gsk_stroke_set_line_cap (pen, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_join (pen, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, pen, &rgba);
}

static void
draw_sea (graphene_size_t world, GtkSnapshot *snapshot)
{
  GskColorStop stops[] = { { 0, { 0.10f, 0.45f, 0.75f, 1 } }, { 1, { 0.04f, 0.25f, 0.47f, 1 } } };
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) lines = NULL;

  gtk_snapshot_append_linear_gradient (snapshot, &GRAPHENE_RECT_INIT (0, 0, world.width, world.height),
                                       &GRAPHENE_POINT_INIT (0, 0), &GRAPHENE_POINT_INIT (0, world.height),
                                       stops, G_N_ELEMENTS (stops));
  for (gint16 east = -150; east < 180; east += 30) {
    graphene_point_t at = ts_competitors_world_place (world, (CompetitorsPoint) { east, 0 });

    gsk_path_builder_move_to (builder, at.x, 0);
    gsk_path_builder_line_to (builder, at.x, world.height);
  }
  for (gint16 north = -30; north < 80; north += 30) {
    graphene_point_t at = ts_competitors_world_place (world, (CompetitorsPoint) { 0, north });

    gsk_path_builder_move_to (builder, 0, at.y);
    gsk_path_builder_line_to (builder, world.width, at.y);
  }
  lines = gsk_path_builder_free_to_path (builder);
  stroke (snapshot, lines, 1, "rgba(255,255,255,0.14)");
}

static void
draw_land (graphene_size_t world, GtkSnapshot *snapshot, int continent, gboolean hit)
{
  g_autoptr (GskPath) coast = build_coast (world, continent);
  float pen = MAX (1.0f, world.width / 400);
  GdkRGBA fill;

  gdk_rgba_parse (&fill, fills[continent]);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, 2 * pen));
  stroke (snapshot, coast, 3 * pen, "rgba(2,24,50,0.45)");
  gtk_snapshot_restore (snapshot);
  stroke (snapshot, coast, hit ? 5 * pen : 3 * pen, hit ? "#e8443a" : "rgba(255,255,255,0.75)");
  gtk_snapshot_append_fill (snapshot, coast, GSK_FILL_RULE_WINDING, &fill);
  if (hit) {
    GdkRGBA red = { 0.91f, 0.27f, 0.23f, 0.38f };

    gtk_snapshot_append_fill (snapshot, coast, GSK_FILL_RULE_WINDING, &red);
  }
  stroke (snapshot, coast, pen * 0.7f, "rgba(60,40,10,0.5)");
}

static GskPath *
build_arc (graphene_size_t world, const CompetitorsArc *arc)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  graphene_point_t from = ts_competitors_world_place (world, ts_competitors_middle (arc->from));
  graphene_point_t to = ts_competitors_world_place (world, ts_competitors_middle (arc->to));
  graphene_point_t top = halfway (from, to);
  float lift =
      hypotf (to.x - from.x, to.y - from.y) * 0.28f + world.width * (0.03f + 0.025f * (float) arc->rank);

  gsk_path_builder_move_to (builder, from.x, from.y);
  if (arc->from == arc->to) /* a loop over the continent */
    gsk_path_builder_cubic_to (builder, from.x - world.width * 0.09f, from.y - lift * 2.6f,
                               to.x + world.width * 0.09f, to.y - lift * 2.6f, to.x, to.y);
  else
    gsk_path_builder_quad_to (builder, top.x, top.y - lift, to.x, to.y);
  return gsk_path_builder_free_to_path (builder);
}

static void
draw_goods (GtkSnapshot *snapshot, GskPath *path, const CompetitorsArc *arc, float size)
{
  g_autoptr (GskPathMeasure) measure = gsk_path_measure_new (path);
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) dot = NULL;
  GskPathPoint point;
  graphene_point_t at;

  if (!gsk_path_measure_get_point (measure, gsk_path_measure_get_length (measure) * arc->way, &point)) {
    g_autoptr (GskPath) nothing = gsk_path_builder_free_to_path (builder);

    return;
  }
  gsk_path_point_get_position (&point, path, &at);
  gsk_path_builder_add_circle (builder, &at, size);
  dot = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_fill (snapshot, dot, GSK_FILL_RULE_WINDING, &arc->colour);
  stroke (snapshot, dot, size / 2.5f, "#ffffff");
}

/* Signed ones are dashed; one under way is a whole line, with the goods on it. */
static void
draw_arc (graphene_size_t world, GtkSnapshot *snapshot, const CompetitorsArc *arc)
{
  g_autoptr (GskPath) path = build_arc (world, arc);
  float pen = MAX (2.0f, world.width / 220);
  g_autoptr (GskStroke) line = gsk_stroke_new (pen);
  float dashes[] = { 2 * pen, 2.2f * pen };

  gsk_stroke_set_line_cap (line, GSK_LINE_CAP_ROUND);
  if (!arc->moving)
    gsk_stroke_set_dash (line, dashes, G_N_ELEMENTS (dashes));
  stroke (snapshot, path, pen + 2, arc->moving ? "rgba(255,255,255,0.9)" : "rgba(255,255,255,0.55)");
  gtk_snapshot_append_stroke (snapshot, path, line, &arc->colour);
  draw_goods (snapshot, path, arc, arc->moving ? 2 * pen : 1.3f * pen);
}

void
ts_competitors_world_draw (
    GtkSnapshot *snapshot, graphene_size_t world, int danger, const CompetitorsArc *arcs, int n_arcs)
{
  draw_sea (world, snapshot);
  for (int continent = 0; continent < COMPETITORS_CONTINENTS; continent++)
    draw_land (world, snapshot, continent, continent == danger);
  for (int i = 0; i < n_arcs; i++)
    draw_arc (world, snapshot, &arcs[i]);
}
