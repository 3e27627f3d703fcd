/* The lamp hangs before the picture, on the left: shadows fall to the right, from whatever side the warehouse
 * is seen. All shadows of a level are one path, so that none is darker where two fall on each other. */
#include "shadow.h"

#include "pieces.h"

#include <math.h>

/* How far the shadow of something one cell high falls, on the picture: to the right, and towards the eye. */
#define TO_RIGHT 0.42
#define TO_EYE   0.10

static const GdkRGBA shade = { 0.03f, 0.05f, 0.16f, 0.34f };

/* The same in the warehouse. */
static WarehousePoint
fall_of (const WarehouseProjection *projection)
{
  double c = cos (projection->turn);
  double s = sin (projection->turn);

  return (WarehousePoint) { TO_RIGHT * c + TO_EYE * s, TO_EYE * c - TO_RIGHT * s };
}

/* Adds what a box covers at a height when its outline is moved from its lower side's shadow to its upper
 * side's: the edges that look along the way are moved, and the corners between join them. */
static void
add_shadow (const WarehouseProjection *projection,
            const WarehouseBox *box,
            double height,
            GskPathBuilder *builder)
{
  static const int normals[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  WarehousePoint fall = fall_of (projection);
  double low = box->low - height;
  double x[4] = { box->x, box->x + box->length, box->x + box->length, box->x };
  double y[4] = { box->y, box->y, box->y + box->width, box->y + box->width };
  WarehousePoint corners[8];
  int n = 0;

  for (int i = 0; i < 4; i++)
    for (int edge = i + 3; edge <= i + 4; edge++) {
      gboolean moves = normals[edge % 4][0] * fall.x + normals[edge % 4][1] * fall.y > 0;
      double far = low + (moves ? box->height : 0);

      corners[n++] = ts_warehouse_wars_project (projection, x[i] + far * fall.x, y[i] + far * fall.y, height);
    }
  ts_warehouse_wars_trace (builder, corners, n);
  gsk_path_builder_close (builder);
}

static void
add_crates (const WarehouseProjection *projection, const WarehouseWars *state, int z, GskPathBuilder *builder)
{
  double side = 1 - 2 * WAREHOUSE_CRATE_INSET;

  for (int i = 0; i < state->n_crates; i++)
    if (state->crates[i].z == z) {
      WarehouseBox box = { state->crates[i].x + WAREHOUSE_CRATE_INSET,
                           state->crates[i].y + WAREHOUSE_CRATE_INSET,
                           ts_warehouse_wars_height (z),
                           side,
                           side,
                           WAREHOUSE_CRATE_HEIGHT };

      add_shadow (projection, &box, ts_warehouse_wars_height (z), builder);
    }
}

static void
add_planks (const WarehouseProjection *projection, const WarehouseWars *state, int z, GskPathBuilder *builder)
{
  for (int i = 0; i < state->n_planks; i++)
    if (state->planks[i].z == z + 1) {
      WarehouseBox box = ts_warehouse_wars_plank_box (&state->planks[i]);

      add_shadow (projection, &box, ts_warehouse_wars_height (z), builder);
    }
}

/* What the shadows fall on. (transfer full) */
static GskPath *
ground_of (const WarehouseProjection *projection, const WarehouseWars *state, int z)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  WarehouseBox board = { -WAREHOUSE_BOARD_RIM,
                         -WAREHOUSE_BOARD_RIM,
                         0,
                         projection->width + 2 * WAREHOUSE_BOARD_RIM,
                         projection->depth + 2 * WAREHOUSE_BOARD_RIM,
                         0 };
  WarehouseFace face = ts_warehouse_wars_polygon_top (projection, &board);

  if (z == 0)
    ts_warehouse_wars_polygon_add (&face, 0, builder);
  for (int i = 0; i < state->n_planks; i++)
    if (state->planks[i].z == z) {
      WarehouseBox box = ts_warehouse_wars_plank_box (&state->planks[i]);

      face = ts_warehouse_wars_polygon_top (projection, &box);
      ts_warehouse_wars_polygon_add (&face, 0, builder);
    }
  return gsk_path_builder_free_to_path (builder);
}

void
ts_warehouse_wars_shadow_draw (
    const WarehouseProjection *projection, const TsView *view, int z, int top, GtkSnapshot *snapshot)
{
  const WarehouseWars *state = view->state;
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) ground = ground_of (projection, state, z);

  add_crates (projection, state, z, builder);
  if (z < top)
    add_planks (projection, state, z, builder);
  gtk_snapshot_push_fill (snapshot, ground, GSK_FILL_RULE_WINDING);
  ts_warehouse_wars_fill (snapshot, builder, &shade);
  gtk_snapshot_pop (snapshot);
}
