#include "pieces.h"

/* A crate as a box of its own: the node is made at the board's corner. */
static const WarehouseBox crate_box = {
  .x = WAREHOUSE_CRATE_INSET,
  .y = WAREHOUSE_CRATE_INSET,
  .low = 0,
  .length = 1 - 2 * WAREHOUSE_CRATE_INSET,
  .width = 1 - 2 * WAREHOUSE_CRATE_INSET,
  .height = WAREHOUSE_CRATE_HEIGHT,
};

#define FRAME    0.12 /* of a side, around its boards */
#define DETAILED 22   /* pixels of a cell from which on boards and nails can be told apart */

/* As the seats' icons: see src/widgets/seat.h. A shape fills the middle of a side. */
static const char *const shapes[] = {
  "M 8 3.8 A 4.2 4.2 0 1 1 8 12.2 A 4.2 4.2 0 1 1 8 3.8 Z",
  "M 4.6 4.3 H 11.4 Q 11.7 4.3 11.7 4.6 V 11.4 Q 11.7 11.7 11.4 11.7 H 4.6 Q 4.3 11.7 4.3 11.4 V 4.6 Q 4.3 "
  "4.3 4.6 4.3 Z",
};

G_STATIC_ASSERT (G_N_ELEMENTS (shapes) == WAREHOUSE_SEATS);

GskPath *
ts_warehouse_wars_shape (int seat)
{
  return gsk_path_parse (shapes[seat]);
}

GskPath *
ts_warehouse_wars_cross (void)
{
  return gsk_path_parse ("M 4 5.4 L 5.4 4 L 8 6.6 L 10.6 4 L 12 5.4 L 9.4 8 L 12 10.6 L 10.6 12 L 8 9.4 "
                         "L 5.4 12 L 4 10.6 L 6.6 8 Z");
}

GskPath *
ts_warehouse_wars_plus (void)
{
  return gsk_path_parse ("M 6.9 3.4 H 9.1 V 6.9 H 12.6 V 9.1 H 9.1 V 12.6 H 6.9 V 9.1 H 3.4 V 6.9 H 6.9 Z");
}

/* Dark on light paint, and light on dark. */
static GdkRGBA
ink_on (const GdkRGBA *fill)
{
  double light = 0.3 * fill->red + 0.59 * fill->green + 0.11 * fill->blue;

  return light > 0.65 ? (GdkRGBA) { 0.13f, 0.19f, 0.35f, 1 } : (GdkRGBA) { 1, 1, 1, 1 };
}

/* The gaps between the boards of a side, inside of its frame. */
static void
draw_boards (GtkSnapshot *snapshot, const WarehouseFace *face, const GdkRGBA *rgba, double width)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  for (int i = 1; i < 3; i++) {
    double v = FRAME + (1 - 2 * FRAME) * i / 3.0;
    const WarehousePoint gap[] = { ts_warehouse_wars_polygon_point (face, FRAME, v),
                                   ts_warehouse_wars_polygon_point (face, 1 - FRAME, v) };

    ts_warehouse_wars_trace (builder, gap, 2);
  }
  ts_warehouse_wars_stroke (snapshot, builder, rgba, width);
}

static void
draw_side (GtkSnapshot *snapshot,
           const WarehouseProjection *projection,
           const WarehouseFace *face,
           const WarehousePaint *paint,
           const GdkRGBA *fill)
{
  GdkRGBA inner = ts_warehouse_wars_darker (fill, 0.13);
  GdkRGBA gap = ts_warehouse_wars_darker (fill, 0.3);
  GdkRGBA ink = ink_on (&paint->fill);
  g_autoptr (GskPath) shape = ts_warehouse_wars_polygon_lay (face, paint->shape);

  ts_warehouse_wars_polygon_fill (face, 0, snapshot, fill);
  if (projection->scale >= DETAILED) {
    ts_warehouse_wars_polygon_fill (face, FRAME, snapshot, &inner);
    draw_boards (snapshot, face, &gap, MAX (projection->scale * 0.018, 0.6));
  }
  ink = ts_warehouse_wars_mix (&ink, fill, 0.12);
  gtk_snapshot_append_fill (snapshot, shape, GSK_FILL_RULE_WINDING, &ink);
}

/* Light on the upper edges; around a crate that is pointed out, much of it. */
static void
draw_edges (GtkSnapshot *snapshot,
            const WarehouseProjection *projection,
            const WarehousePaint *paint,
            const WarehouseFace faces[3])
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  GdkRGBA shine = { 1, 1, 1, 0.45f };
  GdkRGBA glow = { 1, 0.83f, 0.25f, 1 };
  GdkRGBA outline = { 0, 0, 0, 1 };

  ts_warehouse_wars_polygon_add (&faces[0], 0, builder);
  if (!paint->lit && !paint->bold) {
    ts_warehouse_wars_stroke (snapshot, builder, &shine, MAX (projection->scale * 0.014, 0.5));
    return;
  }
  ts_warehouse_wars_polygon_add (&faces[1], 0, builder);
  ts_warehouse_wars_polygon_add (&faces[2], 0, builder);
  ts_warehouse_wars_stroke (snapshot, builder, paint->lit ? &glow : &outline,
                            MAX (projection->scale * (paint->lit ? 0.05 : 0.03), 1.5));
}

GskRenderNode *
ts_warehouse_wars_crate_node (const WarehouseProjection *projection, const WarehousePaint *paint)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  WarehousePoint origin = ts_warehouse_wars_project (projection, 0, 0, 0);
  WarehouseFace faces[3] = { ts_warehouse_wars_polygon_top (projection, &crate_box),
                             ts_warehouse_wars_polygon_x (projection, &crate_box),
                             ts_warehouse_wars_polygon_y (projection, &crate_box) };
  GdkRGBA top = ts_warehouse_wars_lighter (&paint->fill, paint->lit ? 0.42 : 0.24);
  GdkRGBA side_x =
      ts_warehouse_wars_darker (&paint->fill, (1 - ts_warehouse_wars_light_x (projection)) * 0.75);
  GdkRGBA side_y =
      ts_warehouse_wars_darker (&paint->fill, (1 - ts_warehouse_wars_light_y (projection)) * 0.75);

  for (int i = 0; i < 3; i++) {
    faces[i].at.x -= origin.x;
    faces[i].at.y -= origin.y;
  }
  draw_side (snapshot, projection, &faces[1], paint, &side_x);
  draw_side (snapshot, projection, &faces[2], paint, &side_y);
  draw_side (snapshot, projection, &faces[0], paint, &top);
  draw_edges (snapshot, projection, paint, faces);
  return gtk_snapshot_free_to_node (snapshot);
}
