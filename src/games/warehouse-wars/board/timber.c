/* Planks and the board. */
#include "pieces.h"

#include "config.h"
#include "games/warehouse-wars/rules/support.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define WOODS 3 /* shades of it */

/* --- planks --- */

WarehouseBox
ts_warehouse_wars_plank_box (const WarehousePlank *plank)
{
  gboolean along_x = plank->along == WAREHOUSE_ALONG_X;
  double end = 0.02; /* two planks in a row do not touch */

  return (WarehouseBox) {
    .x = plank->x + (along_x ? end : WAREHOUSE_PLANK_INSET),
    .y = plank->y + (along_x ? WAREHOUSE_PLANK_INSET : end),
    .low = ts_warehouse_wars_height (plank->z) - WAREHOUSE_PLANK_HEIGHT,
    .length = along_x ? plank->length - 2 * end : 1 - 2 * WAREHOUSE_PLANK_INSET,
    .width = along_x ? 1 - 2 * WAREHOUSE_PLANK_INSET : plank->length - 2 * end,
    .height = WAREHOUSE_PLANK_HEIGHT,
  };
}

/* Adds the part of a long side between two cuts, 0 to 1. */
static void
add_part (const WarehouseFace *face, double from, double to, GskPathBuilder *builder)
{
  WarehouseFace part = *face;

  part.at = ts_warehouse_wars_polygon_point (face, from, 0);
  part.u = (WarehousePoint) { face->u.x * (to - from), face->u.y * (to - from) };
  ts_warehouse_wars_polygon_add (&part, 0, builder);
}

/* Adds the part of a long side that belongs to a cell. Where another plank crosses, only the ends stick out.
 */
static void
add_long_side (const WarehouseFace *face, int n, int i, gboolean crossed, GskPathBuilder *builder)
{
  double from = (double) i / n;
  double to = (i + 1.0) / n;
  double end = WAREHOUSE_PLANK_INSET / n;

  if (crossed) {
    add_part (face, from, from + end, builder);
    add_part (face, to - end, to, builder);
  } else
    add_part (face, from, to, builder);
}

static gboolean
is_crossed (const WarehousePlank *planks, int n, const WarehousePlank *plank, int i)
{
  gboolean along_x = plank->along == WAREHOUSE_ALONG_X;

  for (int j = 0; j < n; j++)
    if (planks[j].along != plank->along &&
        ts_warehouse_wars_covers (&planks[j], plank->x + (along_x ? i : 0), plank->y + (along_x ? 0 : i)))
      return TRUE;
  return FALSE;
}

/* Adds the sides of a plank: one end to those that look along x or y, one long side to the others. */
static void
add_sides (const WarehouseProjection *projection,
           const WarehousePlank *planks,
           int n,
           const WarehousePlank *plank,
           GskPathBuilder *looking_x,
           GskPathBuilder *looking_y)
{
  gboolean along_x = plank->along == WAREHOUSE_ALONG_X;
  WarehouseBox box = ts_warehouse_wars_plank_box (plank);
  WarehouseFace side_x = ts_warehouse_wars_polygon_x (projection, &box);
  WarehouseFace side_y = ts_warehouse_wars_polygon_y (projection, &box);
  WarehousePoint first = ts_warehouse_wars_project (projection, plank->x, plank->y, 0);
  WarehousePoint last = ts_warehouse_wars_project (projection, plank->x + along_x, plank->y + !along_x, 0);

  ts_warehouse_wars_polygon_add (along_x ? &side_x : &side_y, 0, along_x ? looking_x : looking_y);
  for (int i = 0; i < plank->length; i++)
    add_long_side (along_x ? &side_y : &side_x, plank->length, i,
                   is_crossed (planks, n, plank, first.x <= last.x ? i : plank->length - 1 - i),
                   along_x ? looking_y : looking_x);
}

static void
draw_sides (const WarehouseProjection *projection,
            const WarehousePlank *planks,
            int n,
            GtkSnapshot *snapshot,
            const GdkRGBA *wood)
{
  g_autoptr (GskPathBuilder) looking_x = gsk_path_builder_new ();
  g_autoptr (GskPathBuilder) looking_y = gsk_path_builder_new ();
  GdkRGBA shade_x =
      ts_warehouse_wars_darker (wood, 0.08 + (1 - ts_warehouse_wars_light_x (projection)) * 0.75);
  GdkRGBA shade_y =
      ts_warehouse_wars_darker (wood, 0.08 + (1 - ts_warehouse_wars_light_y (projection)) * 0.75);

  for (int i = 0; i < n; i++)
    add_sides (projection, planks, n, &planks[i], looking_x, looking_y);
  ts_warehouse_wars_fill (snapshot, looking_x, &shade_x);
  ts_warehouse_wars_fill (snapshot, looking_y, &shade_y);
}

/* A number from 0 to 1 that looks like chance and is always the same. */
static double
grain_of (const WarehousePlank *plank, int i)
{
  guint hash = plank->x * 7919u + plank->y * 104729u + plank->z * 1299709u + (guint) i * 15485863u + 13;

  hash ^= hash << 13;
  hash ^= hash >> 17;
  hash ^= hash << 5;
  return (hash % 1000) / 1000.0;
}

/* A point of the upper side, whichever way the plank lies. */
static WarehousePoint
point_on (const WarehouseFace *face, const WarehousePlank *plank, double along, double across)
{
  return plank->along == WAREHOUSE_ALONG_X ? ts_warehouse_wars_polygon_point (face, along, across)
                                           : ts_warehouse_wars_polygon_point (face, across, along);
}

/* Adds a long thin sliver: a line of the grain. */
static void
add_grain (const WarehouseFace *face, const WarehousePlank *plank, int i, GskPathBuilder *builder)
{
  double across = 0.13 + 0.24 * i + 0.07 * grain_of (plank, i);
  double bend = 0.05 * (grain_of (plank, i + 4) - 0.5);
  double from = 0.03 + 0.25 * grain_of (plank, i + 8);
  double to = 0.97 - 0.25 * grain_of (plank, i + 12);
  WarehousePoint points[4] = {
    point_on (face, plank, from, across),
    point_on (face, plank, (from + to) / 2, across + bend - 0.014),
    point_on (face, plank, to, across + bend / 2),
    point_on (face, plank, (from + to) / 2, across + bend + 0.014),
  };

  ts_warehouse_wars_trace (builder, points, 4);
  gsk_path_builder_close (builder);
}

/* Adds four nails, small squares as they are. */
static void
add_nails (const WarehouseFace *face, const WarehousePlank *plank, GskPathBuilder *builder)
{
  double size = 0.022;

  for (int i = 0; i < 4; i++) {
    double end = 0.14 / plank->length;
    double along = i % 2 == 0 ? end : 1 - end;
    double across = i < 2 ? 0.2 : 0.8;
    WarehousePoint points[4] = {
      point_on (face, plank, along - size / plank->length, across - size),
      point_on (face, plank, along + size / plank->length, across - size),
      point_on (face, plank, along + size / plank->length, across + size),
      point_on (face, plank, along - size / plank->length, across + size),
    };

    ts_warehouse_wars_trace (builder, points, 4);
    gsk_path_builder_close (builder);
  }
}

static void
draw_detail (const WarehouseProjection *projection,
             const WarehousePlank *planks,
             int n,
             guint along,
             GtkSnapshot *snapshot,
             const GdkRGBA *wood,
             gboolean bold)
{
  g_autoptr (GskPathBuilder) grain = gsk_path_builder_new ();
  g_autoptr (GskPathBuilder) nails = gsk_path_builder_new ();
  g_autoptr (GskPathBuilder) edges = gsk_path_builder_new ();
  GdkRGBA dark = ts_warehouse_wars_darker (wood, 0.14);
  GdkRGBA nail = ts_warehouse_wars_darker (wood, 0.6);
  GdkRGBA edge = bold ? (GdkRGBA) { 0, 0, 0, 1 } : (GdkRGBA) { 1, 0.97f, 0.85f, 0.55f };

  for (int i = 0; i < n; i++)
    if (planks[i].along == along) {
      WarehouseBox box = ts_warehouse_wars_plank_box (&planks[i]);
      WarehouseFace face = ts_warehouse_wars_polygon_top (projection, &box);

      ts_warehouse_wars_polygon_add (&face, 0, edges);
      for (int j = 0; j < 4; j++)
        add_grain (&face, &planks[i], j, grain);
      add_nails (&face, &planks[i], nails);
    }
  ts_warehouse_wars_fill (snapshot, grain, &dark);
  ts_warehouse_wars_fill (snapshot, nails, &nail);
  ts_warehouse_wars_stroke (snapshot, edges, &edge, MAX (projection->scale * (bold ? 0.03 : 0.012), 0.5));
}

/* Draws the upper sides of the planks that lie one way. Their wood is of three shades. */
static void
draw_tops (const WarehouseProjection *projection,
           const WarehousePlank *planks,
           int n,
           guint along,
           GtkSnapshot *snapshot,
           const GdkRGBA *wood)
{
  GskPathBuilder *tops[WOODS];

  for (int i = 0; i < WOODS; i++)
    tops[i] = gsk_path_builder_new ();
  for (int i = 0; i < n; i++)
    if (planks[i].along == along) {
      WarehouseBox box = ts_warehouse_wars_plank_box (&planks[i]);
      WarehouseFace face = ts_warehouse_wars_polygon_top (projection, &box);

      ts_warehouse_wars_polygon_add (&face, 0, tops[(int) (grain_of (&planks[i], 20) * WOODS)]);
    }
  for (int i = 0; i < WOODS; i++) {
    GdkRGBA top = ts_warehouse_wars_lighter (wood, 0.15 + 0.08 * i);

    ts_warehouse_wars_fill (snapshot, tops[i], &top);
    gsk_path_builder_unref (tops[i]);
  }
}

void
ts_warehouse_wars_planks_draw (const WarehouseProjection *projection,
                               const WarehousePlank *planks,
                               int n,
                               GtkSnapshot *snapshot,
                               const GdkRGBA *wood,
                               WarehouseFinish finish)
{
  if (n == 0)
    return;
  draw_sides (projection, planks, n, snapshot, wood);
  for (guint along = WAREHOUSE_ALONG_X; along <= WAREHOUSE_ALONG_Y; along++) {
    draw_tops (projection, planks, n, along, snapshot, wood);
    if (finish != WAREHOUSE_PLAIN)
      draw_detail (projection, planks, n, along, snapshot, wood, finish == WAREHOUSE_BOLD);
  }
}

/* --- the board --- */

static void
draw_lines (const WarehouseProjection *projection, GtkSnapshot *snapshot, const GdkRGBA *rgba)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  for (int i = 0; i <= projection->width; i++) {
    const WarehousePoint line[] = { ts_warehouse_wars_project (projection, i, 0, 0),
                                    ts_warehouse_wars_project (projection, i, projection->depth, 0) };

    ts_warehouse_wars_trace (builder, line, 2);
  }
  for (int i = 0; i <= projection->depth; i++) {
    const WarehousePoint line[] = { ts_warehouse_wars_project (projection, 0, i, 0),
                                    ts_warehouse_wars_project (projection, projection->width, i, 0) };

    ts_warehouse_wars_trace (builder, line, 2);
  }
  ts_warehouse_wars_stroke (snapshot, builder, rgba, MAX (projection->scale * 0.022, 0.8));
}

/* Writes flat on the board, around a point of it, `high` of a cell; `u` is a cell's side to the right, `v`
 * one downwards. The matrix of both is made of a turn, a scale and a skew, which GSK knows to be flat. */
static void
write_flat (GtkSnapshot *snapshot,
            PangoLayout *layout,
            WarehousePoint at,
            WarehousePoint u,
            WarehousePoint v,
            double high,
            const GdkRGBA *rgba)
{
  int width, height;
  double size, length, across;
  GskTransform *transform;

  pango_layout_get_pixel_size (layout, &width, &height);
  size = high / height;
  length = hypot (u.x, u.y);
  across = (u.x * v.x + u.y * v.y) / length; /* how far `v` leans along `u` */
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) at.x, (float) at.y));
  transform = gsk_transform_rotate (transform, (float) (atan2 (u.y, u.x) * 180 / G_PI));
  transform = gsk_transform_scale (transform, (float) (length * size),
                                   (float) ((u.x * v.y - u.y * v.x) / length * size));
  transform = gsk_transform_skew (transform, (float) (atan2 (across, length) * 180 / G_PI), 0);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_transform (snapshot, transform);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) -width / 2, (float) -height / 2));
  gtk_snapshot_append_layout (snapshot, layout, rgba);
  gtk_snapshot_restore (snapshot);
  gsk_transform_unref (transform);
}

/* What is counted along that edge, on the side of the board below its numbers. */
static void
write_name (const WarehouseProjection *projection,
            PangoLayout *layout,
            GtkSnapshot *snapshot,
            gboolean columns,
            WarehousePoint u,
            const GdkRGBA *rgba)
{
  int near = columns ? ts_warehouse_wars_nearer_y (projection) : ts_warehouse_wars_nearer_x (projection);
  int end = columns ? projection->depth : projection->width;
  double edge = near > 0 ? end + WAREHOUSE_BOARD_RIM : -WAREHOUSE_BOARD_RIM;
  double low = -WAREHOUSE_BOARD_HEIGHT / 2;
  WarehousePoint at = columns ? ts_warehouse_wars_project (projection, projection->width / 2.0, edge, low)
                              : ts_warehouse_wars_project (projection, edge, projection->depth / 2.0, low);
  WarehousePoint high = ts_warehouse_wars_project (projection, 0, 0, 1);
  WarehousePoint ground = ts_warehouse_wars_project (projection, 0, 0, 0);
  WarehousePoint down = { ground.x - high.x, ground.y - high.y };

  pango_layout_set_text (layout, columns ? _ ("Columns") : _ ("Rows"), -1);
  write_flat (snapshot, layout, at, u, down, WAREHOUSE_BOARD_HEIGHT * 0.9, rgba);
}

/* The numbers of columns (along x) or rows, on the rim that is nearer to the eye. */
static void
write_numbers (const WarehouseProjection *projection,
               PangoContext *pango,
               GtkSnapshot *snapshot,
               gboolean columns,
               const GdkRGBA *rgba)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (pango);
  int near = columns ? ts_warehouse_wars_nearer_y (projection) : ts_warehouse_wars_nearer_x (projection);
  int far_end = columns ? projection->depth : projection->width;
  double rim = near > 0 ? far_end + WAREHOUSE_BOARD_RIM / 2 : -WAREHOUSE_BOARD_RIM / 2;
  WarehousePoint origin = ts_warehouse_wars_project (projection, 0, 0, 0);
  WarehousePoint x = ts_warehouse_wars_project (projection, 1, 0, 0);
  WarehousePoint y = ts_warehouse_wars_project (projection, 0, 1, 0);
  WarehousePoint along = columns ? x : y;
  WarehousePoint across = columns ? y : x;
  double to_right = along.x >= origin.x ? 1 : -1;
  WarehousePoint u = { (along.x - origin.x) * to_right, (along.y - origin.y) * to_right };
  WarehousePoint v = { (across.x - origin.x) * near, (across.y - origin.y) * near };

  for (int i = 0; i < (columns ? projection->width : projection->depth); i++) {
    g_autofree char *text = g_strdup_printf ("%d", i + 1);
    WarehousePoint at = columns ? ts_warehouse_wars_project (projection, i + 0.5, rim, 0)
                                : ts_warehouse_wars_project (projection, rim, i + 0.5, 0);

    pango_layout_set_text (layout, text, -1);
    write_flat (snapshot, layout, at, u, v, WAREHOUSE_BOARD_RIM * 0.95, rgba);
  }
  write_name (projection, layout, snapshot, columns, u, rgba);
}

void
ts_warehouse_wars_board_draw (const WarehouseProjection *projection,
                              PangoContext *pango,
                              GtkSnapshot *snapshot,
                              WarehouseFinish finish)
{
  WarehouseBox box = {
    .x = -WAREHOUSE_BOARD_RIM,
    .y = -WAREHOUSE_BOARD_RIM,
    .low = -WAREHOUSE_BOARD_HEIGHT,
    .length = projection->width + 2 * WAREHOUSE_BOARD_RIM,
    .width = projection->depth + 2 * WAREHOUSE_BOARD_RIM,
    .height = WAREHOUSE_BOARD_HEIGHT,
  };
  WarehouseBox cells = {
    0, 0, -WAREHOUSE_BOARD_HEIGHT, projection->width, projection->depth, WAREHOUSE_BOARD_HEIGHT
  };
  WarehouseFace top = ts_warehouse_wars_polygon_top (projection, &box);
  WarehouseFace side_x = ts_warehouse_wars_polygon_x (projection, &box);
  WarehouseFace side_y = ts_warehouse_wars_polygon_y (projection, &box);
  WarehouseFace inner = ts_warehouse_wars_polygon_top (projection, &cells);
  GdkRGBA rim = { 0.30f, 0.39f, 0.57f, 1 };
  GdkRGBA floor_colour = { 0.42f, 0.53f, 0.71f, 1 };
  GdkRGBA line = { 0.87f, 0.92f, 1, 0.42f };
  GdkRGBA paint = { 0.98f, 0.79f, 0.35f, 0.95f };
  GdkRGBA shade_x =
      ts_warehouse_wars_darker (&rim, 0.12 + (1 - ts_warehouse_wars_light_x (projection)) * 0.8);
  GdkRGBA shade_y =
      ts_warehouse_wars_darker (&rim, 0.12 + (1 - ts_warehouse_wars_light_y (projection)) * 0.8);
  g_autoptr (GskPathBuilder) border = gsk_path_builder_new ();

  if (finish == WAREHOUSE_BOLD)
    line.alpha = 1;
  ts_warehouse_wars_polygon_fill (&side_x, 0, snapshot, &shade_x);
  ts_warehouse_wars_polygon_fill (&side_y, 0, snapshot, &shade_y);
  ts_warehouse_wars_polygon_fill (&top, 0, snapshot, &rim);
  ts_warehouse_wars_polygon_fill (&inner, 0, snapshot, &floor_colour);
  draw_lines (projection, snapshot, &line);
  ts_warehouse_wars_polygon_add (&inner, 0, border);
  ts_warehouse_wars_stroke (snapshot, border, &paint, MAX (projection->scale * 0.035, 1));
  if (finish == WAREHOUSE_PLAIN)
    return;
  write_numbers (projection, pango, snapshot, TRUE, &paint);
  write_numbers (projection, pango, snapshot, FALSE, &paint);
}
