/* The projection is parallel, and the eye looks down. So whatever lies between two heights is in front of all
 * that lies lower, and things can be drawn level by level. On one level all that stands is a prism over its
 * own cells. Of two of them, the one that is nearer along x cannot be behind if it is also nearer along y, or
 * even with it; and if one is nearer along x and the other along y, neither hides the other. So sorting by
 * level, then x, then y is right from every side. */
#include "scene.h"

#include "games/warehouse-wars/rules/support.h"

#include <math.h>

/* Of true isometric projection: all three axes are shortened alike. */
#define SLOPE 0.57735 /* how long a step towards the eye is on the picture */
#define RISE  0.81650 /* how long a step up is */

/* How far a cell's farthest corner is from the middle of the board. */
static double
reach_of (int x, int y, int width, int depth)
{
  return hypot (MAX (width / 2.0 - x, x + 1 - width / 2.0), MAX (depth / 2.0 - y, y + 1 - depth / 2.0));
}

/* The highest place of the picture above the middle of the board, from whatever side, in cells. */
static double
highest (const WarehouseTops *tops, int top)
{
  double high = 0;

  for (int x = 0; x < tops->width; x++)
    for (int y = 0; y < tops->depth; y++) {
      int level = MIN (MAX (tops->tops[x][y].floor, tops->tops[x][y].crate), top);
      double height = ts_warehouse_wars_height (level) + WAREHOUSE_CRATE_HEIGHT;

      high = MAX (high, reach_of (x, y, tops->width, tops->depth) * SLOPE + height * RISE);
    }
  return high;
}

WarehouseProjection
ts_warehouse_wars_camera (const TsView *view, int top, double turn, double room_x, double room_y)
{
  WarehouseTops tops = ts_warehouse_wars_tops (view);
  double across = hypot (tops.width + 2 * WAREHOUSE_BOARD_RIM, tops.depth + 2 * WAREHOUSE_BOARD_RIM);
  double above = MAX (highest (&tops, top), across / 2 * SLOPE);
  double below = across / 2 * SLOPE + WAREHOUSE_BOARD_HEIGHT * RISE;
  double scale = MAX (MIN (room_x / across, room_y / (above + below)), 1);

  return (WarehouseProjection) {
    .turn = turn,
    .scale = scale,
    .x = room_x / 2,
    .y = (room_y - (above + below) * scale) / 2 + above * scale,
    .width = tops.width,
    .depth = tops.depth,
  };
}

double
ts_warehouse_wars_height (int level)
{
  return level * WAREHOUSE_LEVEL_HEIGHT;
}

WarehousePoint
ts_warehouse_wars_project (const WarehouseProjection *self, double x, double y, double height)
{
  double u = x - self->width / 2.0;
  double v = y - self->depth / 2.0;
  double right = u * cos (self->turn) - v * sin (self->turn);
  double near = u * sin (self->turn) + v * cos (self->turn);

  return (WarehousePoint) { self->x + self->scale * right,
                            self->y + self->scale * (near * SLOPE - height * RISE) };
}

WarehousePoint
ts_warehouse_wars_unproject (const WarehouseProjection *self, WarehousePoint place, double height)
{
  double right = (place.x - self->x) / self->scale;
  double near = ((place.y - self->y) / self->scale + height * RISE) / SLOPE;
  double u = right * cos (self->turn) + near * sin (self->turn);
  double v = near * cos (self->turn) - right * sin (self->turn);

  return (WarehousePoint) { u + self->width / 2.0, v + self->depth / 2.0 };
}

int
ts_warehouse_wars_nearer_x (const WarehouseProjection *self)
{
  return sin (self->turn) >= 0 ? 1 : -1;
}

int
ts_warehouse_wars_nearer_y (const WarehouseProjection *self)
{
  return cos (self->turn) >= 0 ? 1 : -1;
}

double
ts_warehouse_wars_next_turn (double turn, int by)
{
  double quarters = (turn - G_PI_4) / G_PI_2;
  double next = by > 0 ? floor (quarters + 0.01) + 1 : by < 0 ? ceil (quarters - 0.01) - 1 : round (quarters);

  return G_PI_4 + next * G_PI_2;
}

/* --- what is in front of what --- */

/* Whether `a` has to be drawn before `b`. */
static gboolean
is_behind (const WarehouseProjection *self, const WarehouseCrate *a, const WarehouseCrate *b)
{
  if (a->z != b->z)
    return a->z < b->z;
  if (a->x != b->x)
    return (a->x - b->x) * ts_warehouse_wars_nearer_x (self) < 0;
  return (a->y - b->y) * ts_warehouse_wars_nearer_y (self) < 0;
}

static int
compare (gconstpointer a, gconstpointer b, gpointer self)
{
  return is_behind (self, a, b) ? -1 : is_behind (self, b, a) ? 1 : 0;
}

void
ts_warehouse_wars_sort (const WarehouseProjection *self, WarehouseCrate *crates, int n)
{
  g_sort_array (crates, (gsize) n, sizeof *crates, compare, (gpointer) self);
}

/* --- what is seen at a place --- */

/* Cuts the part from..to of a line that goes from `a` by `d` down to where it is between `low` and `high`. */
static void
cut (double a, double d, double low, double high, double *from, double *to)
{
  if (fabs (d) < 1e-9) {
    if (a < low || a > high)
      *to = *from - 1;
    return;
  }
  *from = MAX (*from, MIN ((low - a) / d, (high - a) / d));
  *to = MIN (*to, MAX ((low - a) / d, (high - a) / d));
}

/* Whether the line of sight goes through the crate: where it is at the crate's foot and at its top. */
static gboolean
sees_crate (const WarehouseProjection *self, const WarehouseCrate *crate, WarehousePoint place)
{
  double height = ts_warehouse_wars_height (crate->z);
  WarehousePoint foot = ts_warehouse_wars_unproject (self, place, height);
  WarehousePoint top = ts_warehouse_wars_unproject (self, place, height + WAREHOUSE_CRATE_HEIGHT);
  double from = 0;
  double to = 1;

  cut (foot.x, top.x - foot.x, crate->x + WAREHOUSE_CRATE_INSET, crate->x + 1 - WAREHOUSE_CRATE_INSET, &from,
       &to);
  cut (foot.y, top.y - foot.y, crate->y + WAREHOUSE_CRATE_INSET, crate->y + 1 - WAREHOUSE_CRATE_INSET, &from,
       &to);
  return from <= to;
}

static gboolean
is_floor (const TsView *view, int x, int y, int z)
{
  const WarehouseWars *state = view->state;

  for (int i = 0; z > 0 && i < state->n_planks; i++)
    if (state->planks[i].z == z && ts_warehouse_wars_covers (&state->planks[i], x, y))
      return TRUE;
  return z == 0;
}

/* Of the crates of a level that the line of sight goes through, the nearest. */
static const WarehouseCrate *
nearest_crate (const WarehouseProjection *self, const TsView *view, int z, WarehousePoint place)
{
  const WarehouseWars *state = view->state;
  const WarehouseCrate *nearest = NULL;

  for (int i = 0; i < state->n_crates; i++) {
    const WarehouseCrate *crate = &state->crates[i];

    if (crate->z == z && (nearest == NULL || is_behind (self, nearest, crate)) &&
        sees_crate (self, crate, place))
      nearest = crate;
  }
  return nearest;
}

WarehouseSpot
ts_warehouse_wars_hit (const WarehouseProjection *self, const TsView *view, int top, WarehousePoint place)
{
  for (int z = MIN (top, WAREHOUSE_LEVELS - 1); z >= 0; z--) {
    const WarehouseCrate *crate = nearest_crate (self, view, z, place);
    WarehousePoint floor_point = ts_warehouse_wars_unproject (self, place, ts_warehouse_wars_height (z));
    int x = (int) floor (floor_point.x);
    int y = (int) floor (floor_point.y);

    if (crate != NULL)
      return (WarehouseSpot) { WAREHOUSE_A_CRATE, crate->x, crate->y, crate->z };
    if (x >= 0 && x < self->width && y >= 0 && y < self->depth && is_floor (view, x, y, z))
      return (WarehouseSpot) { WAREHOUSE_FLOOR, x, y, z };
  }
  return (WarehouseSpot) { .hit = WAREHOUSE_NOTHING };
}

static gboolean
is_crate (const TsView *view, int x, int y, int z)
{
  const WarehouseWars *state = view->state;

  for (int i = 0; i < state->n_crates; i++)
    if (state->crates[i].x == x && state->crates[i].y == y && state->crates[i].z == z)
      return TRUE;
  return FALSE;
}

WarehouseSpot
ts_warehouse_wars_look_at (const TsView *view, int x, int y, int z)
{
  return (WarehouseSpot) { is_crate (view, x, y, z) ? WAREHOUSE_A_CRATE : WAREHOUSE_FLOOR, x, y, z };
}

WarehouseSpot
ts_warehouse_wars_look_down (const TsView *view, int top, int x, int y)
{
  for (int z = MIN (top, WAREHOUSE_LEVELS - 1); z > 0; z--)
    if (is_crate (view, x, y, z) || is_floor (view, x, y, z))
      return ts_warehouse_wars_look_at (view, x, y, z);
  return ts_warehouse_wars_look_at (view, x, y, 0);
}

int
ts_warehouse_wars_levels (const TsView *view)
{
  const WarehouseWars *state = view->state;
  int top = 0;

  for (int i = 0; i < state->n_crates; i++)
    top = MAX (top, state->crates[i].z);
  for (int i = 0; i < state->n_planks; i++)
    top = MAX (top, state->planks[i].z);
  return top + 1;
}
