/* polygons.h — the sides of things: parallelograms on the picture, with their paint. */
#pragma once

#include "scene.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From a corner, along two sides. */
typedef struct {
  WarehousePoint at, u, v;
} WarehouseFace;

/* A box in the warehouse, and its sides that are seen: the upper one, and one for x and for y each. */
typedef struct {
  double x, y, low;             /* the corner with the smallest x, y */
  double length, width, height; /* along x, along y, up */
} WarehouseBox;

WarehouseFace ts_warehouse_wars_polygon_top (const WarehouseProjection *projection, const WarehouseBox *box);
WarehouseFace ts_warehouse_wars_polygon_x (const WarehouseProjection *projection, const WarehouseBox *box);
WarehouseFace ts_warehouse_wars_polygon_y (const WarehouseProjection *projection, const WarehouseBox *box);

/* How much of the light a side gets, 0 to 1: it comes from the left, and a little from the front. */
double ts_warehouse_wars_light_x (const WarehouseProjection *projection);
double ts_warehouse_wars_light_y (const WarehouseProjection *projection);

WarehousePoint ts_warehouse_wars_polygon_point (const WarehouseFace *face, double u, double v);

/* Adds a line through points to a path. */
void ts_warehouse_wars_trace (GskPathBuilder *builder, const WarehousePoint *points, int n);

/* Adds the face's outline, `inset` of each side smaller, to a path. */
void ts_warehouse_wars_polygon_add (const WarehouseFace *face, double inset, GskPathBuilder *builder);

void ts_warehouse_wars_polygon_fill (const WarehouseFace *face,
                                     double inset,
                                     GtkSnapshot *snapshot,
                                     const GdkRGBA *rgba);

/* Lays a path of the square from 0, 0 to 16, 16 onto the face. (transfer full) */
GskPath *ts_warehouse_wars_polygon_lay (const WarehouseFace *face, GskPath *path);

/* A colour between two: `part` of the other one. */
GdkRGBA ts_warehouse_wars_mix (const GdkRGBA *rgba, const GdkRGBA *other, double part);
GdkRGBA ts_warehouse_wars_darker (const GdkRGBA *rgba, double part);
GdkRGBA ts_warehouse_wars_lighter (const GdkRGBA *rgba, double part);

/* These take what is in the builder, and leave it empty. */
void ts_warehouse_wars_fill (GtkSnapshot *snapshot, GskPathBuilder *builder, const GdkRGBA *rgba);
void ts_warehouse_wars_stroke_path (GtkSnapshot *snapshot, GskPath *path, const GdkRGBA *rgba, double width);
void
ts_warehouse_wars_stroke (GtkSnapshot *snapshot, GskPathBuilder *builder, const GdkRGBA *rgba, double width);

G_END_DECLS
