#include "polygons.h"

#include <math.h>

#define GRID 16.0 /* of the seats' shapes */

static WarehousePoint
minus (WarehousePoint a, WarehousePoint b)
{
  return (WarehousePoint) { a.x - b.x, a.y - b.y };
}

/* From `a` to `b`, so that u goes to the right; and from there downwards, or towards the eye. */
static WarehouseFace
face_of (WarehousePoint a, WarehousePoint b, WarehousePoint down)
{
  return a.x <= b.x ? (WarehouseFace) { a, minus (b, a), down } : (WarehouseFace) { b, minus (a, b), down };
}

WarehouseFace
ts_warehouse_wars_polygon_top (const WarehouseProjection *projection, const WarehouseBox *box)
{
  double far_y = ts_warehouse_wars_nearer_y (projection) > 0 ? box->y : box->y + box->width;
  double near_y = ts_warehouse_wars_nearer_y (projection) > 0 ? box->y + box->width : box->y;
  double high = box->low + box->height;
  WarehousePoint a = ts_warehouse_wars_project (projection, box->x, far_y, high);
  WarehousePoint b = ts_warehouse_wars_project (projection, box->x + box->length, far_y, high);
  WarehousePoint c = ts_warehouse_wars_project (projection, box->x, near_y, high);

  return face_of (a, b, minus (c, a));
}

WarehouseFace
ts_warehouse_wars_polygon_x (const WarehouseProjection *projection, const WarehouseBox *box)
{
  double x = ts_warehouse_wars_nearer_x (projection) > 0 ? box->x + box->length : box->x;
  WarehousePoint a = ts_warehouse_wars_project (projection, x, box->y, box->low + box->height);
  WarehousePoint b = ts_warehouse_wars_project (projection, x, box->y + box->width, box->low + box->height);
  WarehousePoint c = ts_warehouse_wars_project (projection, x, box->y, box->low);

  return face_of (a, b, minus (c, a));
}

WarehouseFace
ts_warehouse_wars_polygon_y (const WarehouseProjection *projection, const WarehouseBox *box)
{
  double y = ts_warehouse_wars_nearer_y (projection) > 0 ? box->y + box->width : box->y;
  WarehousePoint a = ts_warehouse_wars_project (projection, box->x, y, box->low + box->height);
  WarehousePoint b = ts_warehouse_wars_project (projection, box->x + box->length, y, box->low + box->height);
  WarehousePoint c = ts_warehouse_wars_project (projection, box->x, y, box->low);

  return face_of (a, b, minus (c, a));
}

/* `right`: how far the side looks to the right, -1 to 1. */
static double
light_of (double right)
{
  return 0.8 - 0.3 * right;
}

double
ts_warehouse_wars_light_x (const WarehouseProjection *projection)
{
  return light_of (cos (projection->turn) * ts_warehouse_wars_nearer_x (projection));
}

double
ts_warehouse_wars_light_y (const WarehouseProjection *projection)
{
  return light_of (-sin (projection->turn) * ts_warehouse_wars_nearer_y (projection));
}

WarehousePoint
ts_warehouse_wars_polygon_point (const WarehouseFace *face, double u, double v)
{
  return (WarehousePoint) { face->at.x + u * face->u.x + v * face->v.x,
                            face->at.y + u * face->u.y + v * face->v.y };
}

void
ts_warehouse_wars_trace (GskPathBuilder *builder, const WarehousePoint *points, int n)
{
  gsk_path_builder_move_to (builder, (float) points[0].x, (float) points[0].y);
  for (int i = 1; i < n; i++)
    gsk_path_builder_line_to (builder, (float) points[i].x, (float) points[i].y);
}

void
ts_warehouse_wars_polygon_add (const WarehouseFace *face, double inset, GskPathBuilder *builder)
{
  const WarehousePoint corners[] = {
    ts_warehouse_wars_polygon_point (face, inset, inset),
    ts_warehouse_wars_polygon_point (face, 1 - inset, inset),
    ts_warehouse_wars_polygon_point (face, 1 - inset, 1 - inset),
    ts_warehouse_wars_polygon_point (face, inset, 1 - inset),
  };

  ts_warehouse_wars_trace (builder, corners, G_N_ELEMENTS (corners));
  gsk_path_builder_close (builder);
}

void
ts_warehouse_wars_polygon_fill (const WarehouseFace *face,
                                double inset,
                                GtkSnapshot *snapshot,
                                const GdkRGBA *rgba)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  ts_warehouse_wars_polygon_add (face, inset, builder);
  ts_warehouse_wars_fill (snapshot, builder, rgba);
}

/* --- laying a path onto a face --- */

typedef struct {
  const WarehouseFace *face;
  GskPathBuilder *builder;
} Laying;

static gboolean
lay (GskPathOperation operation,
     const graphene_point_t *points,
     gsize n_points,
     float weight G_GNUC_UNUSED,
     gpointer data)
{
  Laying *self = data;
  WarehousePoint at[4];

  for (gsize i = 0; i < n_points && i < 4; i++)
    at[i] = ts_warehouse_wars_polygon_point (self->face, points[i].x / GRID, points[i].y / GRID);
  if (operation == GSK_PATH_MOVE)
    gsk_path_builder_move_to (self->builder, (float) at[0].x, (float) at[0].y);
  else if (operation == GSK_PATH_CLOSE)
    gsk_path_builder_close (self->builder);
  else if (operation == GSK_PATH_LINE)
    gsk_path_builder_line_to (self->builder, (float) at[1].x, (float) at[1].y);
  else if (operation == GSK_PATH_QUAD)
    gsk_path_builder_quad_to (self->builder, (float) at[1].x, (float) at[1].y, (float) at[2].x,
                              (float) at[2].y);
  else if (operation == GSK_PATH_CUBIC)
    gsk_path_builder_cubic_to (self->builder, (float) at[1].x, (float) at[1].y, (float) at[2].x,
                               (float) at[2].y, (float) at[3].x, (float) at[3].y);
  return TRUE;
}

GskPath *
ts_warehouse_wars_polygon_lay (const WarehouseFace *face, GskPath *path)
{
  Laying self = { face, gsk_path_builder_new () };

  gsk_path_foreach (path, GSK_PATH_FOREACH_ALLOW_QUAD | GSK_PATH_FOREACH_ALLOW_CUBIC, lay, &self);
  return gsk_path_builder_free_to_path (self.builder);
}

/* --- paint --- */

GdkRGBA
ts_warehouse_wars_mix (const GdkRGBA *rgba, const GdkRGBA *other, double part)
{
  float p = (float) part;

  return (GdkRGBA) { rgba->red + p * (other->red - rgba->red), rgba->green + p * (other->green - rgba->green),
                     rgba->blue + p * (other->blue - rgba->blue), rgba->alpha };
}

/* Shadows in a hall at night are blue, not black. */
GdkRGBA
ts_warehouse_wars_darker (const GdkRGBA *rgba, double part)
{
  static const GdkRGBA night = { 0.04f, 0.07f, 0.17f, 1 };

  return ts_warehouse_wars_mix (rgba, &night, part);
}

GdkRGBA
ts_warehouse_wars_lighter (const GdkRGBA *rgba, double part)
{
  static const GdkRGBA lamp = { 1, 0.99f, 0.95f, 1 };

  return ts_warehouse_wars_mix (rgba, &lamp, part);
}

void
ts_warehouse_wars_fill (GtkSnapshot *snapshot, GskPathBuilder *builder, const GdkRGBA *rgba)
{
  g_autoptr (GskPath) path = gsk_path_builder_to_path (builder);

  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, rgba);
}

void
ts_warehouse_wars_stroke_path (GtkSnapshot *snapshot, GskPath *path, const GdkRGBA *rgba, double width)
{
  g_autoptr (GskStroke) stroke = gsk_stroke_new ((float) width);

  gsk_stroke_set_line_join (stroke, width > 2 ? GSK_LINE_JOIN_ROUND : GSK_LINE_JOIN_BEVEL);
  gsk_stroke_set_line_cap (stroke, width > 2 ? GSK_LINE_CAP_ROUND : GSK_LINE_CAP_BUTT);
  gtk_snapshot_append_stroke (snapshot, path, stroke, rgba);
}

void
ts_warehouse_wars_stroke (GtkSnapshot *snapshot, GskPathBuilder *builder, const GdkRGBA *rgba, double width)
{
  g_autoptr (GskPath) path = gsk_path_builder_to_path (builder);

  ts_warehouse_wars_stroke_path (snapshot, path, rgba, width);
}
