/* Warehouse Wars: where a place is on the picture, what is seen at a point of it, and what is in front. */
#include "warehouse-wars.h"

#include "games/warehouse-wars/board/scene.h"

#include <math.h>

#define WIDTH  900
#define HEIGHT 600
#define TURNS  48 /* views that are looked at, all around */
#define ALL    (WAREHOUSE_LEVELS - 1)

static double
turn_of (int i)
{
  return 2 * G_PI * i / TURNS;
}

static WarehouseProjection
camera_of (const TsView *view, double turn)
{
  return ts_warehouse_wars_camera (view, ALL, turn, WIDTH, HEIGHT);
}

static void
assert_spot (const WarehouseSpot *spot, WarehouseHit hit, int x, int y, int z)
{
  g_assert_cmpint (spot->hit, ==, hit);
  g_assert_cmpint (spot->x, ==, x);
  g_assert_cmpint (spot->y, ==, y);
  g_assert_cmpint (spot->z, ==, z);
}

/* Brings a crate into a state as it is, without any rules. */
static void
stack (WarehouseWars *state, int x, int y, int z)
{
  state->crates[state->n_crates++] = (WarehouseCrate) { 0, (guint8) x, (guint8) y, (guint8) z };
}

/* --- projection --- */

TEST (test_there_and_back)
{
  TsView view = ts_session_view (self->session);

  for (int i = 0; i < TURNS; i++) {
    WarehouseProjection projection = camera_of (&view, turn_of (i));
    WarehousePoint place = ts_warehouse_wars_project (&projection, 2.3, 6.7, 1.9);
    WarehousePoint back = ts_warehouse_wars_unproject (&projection, place, 1.9);

    g_assert_cmpfloat_with_epsilon (back.x, 2.3, 1e-9);
    g_assert_cmpfloat_with_epsilon (back.y, 6.7, 1e-9);
  }
}

/* From the first side, columns go to the right and nearer, rows to the left and nearer; up is up. */
TEST (test_axes)
{
  TsView view = ts_session_view (self->session);
  WarehouseProjection projection = camera_of (&view, G_PI_4);
  WarehousePoint origin = ts_warehouse_wars_project (&projection, 0, 0, 0);
  WarehousePoint x = ts_warehouse_wars_project (&projection, 1, 0, 0);
  WarehousePoint y = ts_warehouse_wars_project (&projection, 0, 1, 0);
  WarehousePoint z = ts_warehouse_wars_project (&projection, 0, 0, 1);

  g_assert_true (x.x > origin.x && x.y > origin.y);
  g_assert_true (y.x < origin.x && y.y > origin.y);
  g_assert_true (z.x == origin.x && z.y < origin.y);
  /* Isometric: a step along each axis is as long as along the others. */
  g_assert_cmpfloat_with_epsilon (hypot (x.x - origin.x, x.y - origin.y), origin.y - z.y, 1e-2);
  g_assert_cmpfloat_with_epsilon (hypot (y.x - origin.x, y.y - origin.y), origin.y - z.y, 1e-2);
}

static void
assert_inside (WarehousePoint place)
{
  g_assert_cmpfloat (place.x, >=, 0);
  g_assert_cmpfloat (place.x, <=, WIDTH);
  g_assert_cmpfloat (place.y, >=, 0);
  g_assert_cmpfloat (place.y, <=, HEIGHT);
}

/* The board, the highest crate, and the next one above it are on the picture from all sides. */
TEST (test_fits)
{
  WarehouseWars state = { 0 };
  TsView view = ts_session_view (self->session);

  view.state = &state;
  for (int top = 0; top < 20; top++) {
    stack (&state, 0, 0, top);
    for (int i = 0; i < TURNS; i++) {
      WarehouseProjection projection = camera_of (&view, turn_of (i));

      for (int corner = 0; corner < 4; corner++) {
        int x = corner % 2 * 8;
        int y = corner / 2 * 8;

        assert_inside (ts_warehouse_wars_project (&projection, x, y, -WAREHOUSE_BOARD_HEIGHT));
        assert_inside (ts_warehouse_wars_project (&projection, corner % 2, corner / 2,
                                                  ts_warehouse_wars_height (top) + WAREHOUSE_CRATE_HEIGHT));
      }
    }
  }
}

/* It is as large from all sides, so that it does not swell while it is turned. */
TEST (test_as_large)
{
  TsView view = ts_session_view (self->session);
  double scale = camera_of (&view, 0).scale;

  for (int i = 0; i < TURNS; i++)
    g_assert_cmpfloat (camera_of (&view, turn_of (i)).scale, ==, scale);
}

TEST (test_next_turn)
{
  (void) self;
  g_assert_cmpfloat_with_epsilon (ts_warehouse_wars_next_turn (G_PI_4, 1), 3 * G_PI_4, 1e-9);
  g_assert_cmpfloat_with_epsilon (ts_warehouse_wars_next_turn (G_PI_4, -1), -G_PI_4, 1e-9);
  g_assert_cmpfloat_with_epsilon (ts_warehouse_wars_next_turn (1.0, 1), 3 * G_PI_4, 1e-9);
  g_assert_cmpfloat_with_epsilon (ts_warehouse_wars_next_turn (1.0, -1), G_PI_4, 1e-9);
  g_assert_cmpfloat_with_epsilon (ts_warehouse_wars_next_turn (1.0, 0), G_PI_4, 1e-9);
  g_assert_cmpfloat_with_epsilon (ts_warehouse_wars_next_turn (-1.0, 0), -G_PI_4, 1e-9);
}

/* --- what is seen --- */

TEST (test_every_cell_hits_itself)
{
  TsView view = ts_session_view (self->session);

  for (int i = 0; i < TURNS; i++) {
    WarehouseProjection projection = camera_of (&view, turn_of (i));

    for (int x = 0; x < 8; x++)
      for (int y = 0; y < 8; y++) {
        WarehousePoint place = ts_warehouse_wars_project (&projection, x + 0.5, y + 0.5, 0);
        WarehouseSpot spot = ts_warehouse_wars_hit (&projection, &view, ALL, place);

        assert_spot (&spot, WAREHOUSE_FLOOR, x, y, 0);
      }
  }
}

TEST (test_beside_the_board)
{
  TsView view = ts_session_view (self->session);
  WarehouseProjection projection = camera_of (&view, G_PI_4);
  WarehouseSpot spot = ts_warehouse_wars_hit (&projection, &view, ALL, (WarehousePoint) { 1, 1 });

  g_assert_cmpint (spot.hit, ==, WAREHOUSE_NOTHING);
}

/* The middle of a crate's upper side, and one on a plank above the others. */
TEST (test_crates_hit_themselves)
{
  TsView view;

  crate_of (self, 0, 3, 3, 0);
  crate_of (self, 1, 4, 3, 0);
  plank (self, 2, 3, 1, "x", 4);
  crate_of (self, 0, 5, 3, 1);
  view = ts_session_view (self->session);
  for (int i = 0; i < TURNS; i++) {
    WarehouseProjection projection = camera_of (&view, turn_of (i));
    WarehousePoint above = ts_warehouse_wars_project (&projection, 5.5, 3.5,
                                                      ts_warehouse_wars_height (1) + WAREHOUSE_CRATE_HEIGHT);
    WarehousePoint wood = ts_warehouse_wars_project (&projection, 2.5, 3.5, ts_warehouse_wars_height (1));
    WarehouseSpot spot = ts_warehouse_wars_hit (&projection, &view, ALL, above);

    assert_spot (&spot, WAREHOUSE_A_CRATE, 5, 3, 1);
    spot = ts_warehouse_wars_hit (&projection, &view, ALL, wood);
    assert_spot (&spot, WAREHOUSE_FLOOR, 2, 3, 1);
  }
}

/* With the upper level lifted off, the crates below the plank are seen, and the cells beside them. */
TEST (test_lifted_off)
{
  TsView view;

  crate_of (self, 0, 3, 3, 0);
  crate_of (self, 1, 4, 3, 0);
  plank (self, 2, 3, 1, "x", 4);
  view = ts_session_view (self->session);
  for (int i = 0; i < TURNS; i++) {
    WarehouseProjection projection = ts_warehouse_wars_camera (&view, 0, turn_of (i), WIDTH, HEIGHT);
    WarehousePoint top = ts_warehouse_wars_project (&projection, 3.5, 3.5, WAREHOUSE_CRATE_HEIGHT);
    WarehousePoint ground = ts_warehouse_wars_project (&projection, 2.5, 3.5, 0);
    WarehouseSpot spot = ts_warehouse_wars_hit (&projection, &view, 0, top);

    assert_spot (&spot, WAREHOUSE_A_CRATE, 3, 3, 0);
    spot = ts_warehouse_wars_hit (&projection, &view, 0, ground);
    g_assert_cmpint (spot.z, ==, 0);
    spot = ts_warehouse_wars_hit (
        &projection, &view, 1,
        ts_warehouse_wars_project (&projection, 2.5, 3.5, ts_warehouse_wars_height (1)));
    assert_spot (&spot, WAREHOUSE_FLOOR, 2, 3, 1);
  }
}

TEST (test_looking_down)
{
  TsView view;
  WarehouseSpot spot;

  crate_of (self, 0, 3, 3, 0);
  crate_of (self, 1, 4, 3, 0);
  plank (self, 2, 3, 1, "x", 4);
  view = ts_session_view (self->session);
  spot = ts_warehouse_wars_look_down (&view, ALL, 3, 3);
  assert_spot (&spot, WAREHOUSE_FLOOR, 3, 3, 1);
  spot = ts_warehouse_wars_look_down (&view, 0, 3, 3);
  assert_spot (&spot, WAREHOUSE_A_CRATE, 3, 3, 0);
  spot = ts_warehouse_wars_look_down (&view, ALL, 0, 0);
  assert_spot (&spot, WAREHOUSE_FLOOR, 0, 0, 0);
  g_assert_cmpint (ts_warehouse_wars_levels (&view), ==, 2);
}

/* --- what is in front --- */

/* How near to the eye the line of sight meets a crate: the larger, the nearer. -1: it does not. */
static double
nearness (const WarehouseProjection *projection, const WarehouseCrate *crate, WarehousePoint place)
{
  double nearest = -1;

  /* Slowly, and unlike the code: height by height from the top. */
  for (int i = 0; i <= 200 && nearest < 0; i++) {
    double height = ts_warehouse_wars_height (crate->z) + WAREHOUSE_CRATE_HEIGHT * (200 - i) / 200;
    WarehousePoint point = ts_warehouse_wars_unproject (projection, place, height);

    if (point.x >= crate->x + WAREHOUSE_CRATE_INSET && point.x <= crate->x + 1 - WAREHOUSE_CRATE_INSET &&
        point.y >= crate->y + WAREHOUSE_CRATE_INSET && point.y <= crate->y + 1 - WAREHOUSE_CRATE_INSET)
      nearest = height;
  }
  return nearest;
}

static void
fill_by_chance (WarehouseWars *state, GRand *rand)
{
  for (int z = 0; z < 3; z++)
    for (int i = 0; i < 64; i++)
      if (g_rand_int_range (rand, 0, 3) == 0 && state->n_crates < WAREHOUSE_MAX_CRATES)
        stack (state, i % 8, i / 8, z);
}

/* Of all crates that a line of sight meets, the one that is drawn last is the nearest; and it is what is hit.
 */
TEST (test_order)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  TsView view = ts_session_view (self->session);
  WarehouseWars state = { 0 };
  int met = 0;

  view.state = &state;
  fill_by_chance (&state, rand);
  for (int i = 0; i < TURNS; i++) {
    WarehouseProjection projection = camera_of (&view, turn_of (i) + 0.01);
    WarehouseCrate crates[WAREHOUSE_MAX_CRATES];

    memcpy (crates, state.crates, sizeof crates);
    ts_warehouse_wars_sort (&projection, crates, state.n_crates);
    for (int j = 0; j < 60; j++) {
      WarehousePoint place = { g_rand_double_range (rand, 0, WIDTH), g_rand_double_range (rand, 0, HEIGHT) };
      WarehouseSpot spot = ts_warehouse_wars_hit (&projection, &view, ALL, place);
      const WarehouseCrate *last = NULL;
      WarehouseCrate hit;
      double nearest = -1;

      for (int k = 0; k < state.n_crates; k++) {
        double near = nearness (&projection, &crates[k], place);

        if (near < 0)
          continue;
        g_assert_cmpfloat (near, >=, nearest - 1e-9);
        nearest = near;
        last = &crates[k];
      }
      hit = (WarehouseCrate) { 0, (guint8) spot.x, (guint8) spot.y, (guint8) spot.z };
      if (last == NULL ||
          nearness (&projection, &hit, place) < 0) /* only grazed: too fine for so slow a look */
        continue;
      met++;
      assert_spot (&spot, WAREHOUSE_A_CRATE, last->x, last->y, last->z);
    }
  }
  g_assert_cmpint (met, >, 300);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TO (RECORD, there_and_back);
  ADD_TO (RECORD, axes);
  ADD_TO (RECORD, fits);
  ADD_TO (RECORD, as_large);
  ADD_TO (RECORD, next_turn);
  ADD_TO (RECORD, every_cell_hits_itself);
  ADD_TO (RECORD, beside_the_board);
  ADD_TO (RECORD, crates_hit_themselves);
  ADD_TO (RECORD, lifted_off);
  ADD_TO (RECORD, looking_down);
  ADD_TO (RECORD, order);
  return g_test_run ();
}
