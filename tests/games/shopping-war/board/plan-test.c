/* The plan of the mall: every space has its place, they lie in a ring clockwise, and the Lobby is inside. */
#include "games/shopping-war/board/plan.h"

static const int numbers[] = { 8, 12, 16 };
static const float sizes[][2] = { { 336, 240 }, { 336, 500 }, { 700, 500 }, { 1200, 400 }, { 300, 900 } };

static float
overlap (float from, float length, float other_from, float other_length)
{
  return MIN (from + length, other_from + other_length) - MAX (from, other_from);
}

static gboolean
overlaps (const ShoppingArea *one, const ShoppingArea *other)
{
  return overlap (one->x, one->width, other->x, other->width) > 0.01f &&
         overlap (one->y, one->height, other->y, other->height) > 0.01f;
}

/* Whether they share a wall, and more than a corner of it. */
static gboolean
touches (const ShoppingArea *one, const ShoppingArea *other)
{
  float x = overlap (one->x, one->width, other->x, other->width);
  float y = overlap (one->y, one->height, other->y, other->height);

  return (ABS (x) < 0.01f && y > 1) || (ABS (y) < 0.01f && x > 1);
}

static void
assert_inside (const ShoppingArea *area, float width, float height)
{
  g_assert_cmpfloat (area->x, >=, 0);
  g_assert_cmpfloat (area->y, >=, 0);
  g_assert_cmpfloat (area->x + area->width, <=, width + 0.01f);
  g_assert_cmpfloat (area->y + area->height, <=, height + 0.01f);
  g_assert_cmpfloat (area->width, >, 10);
  g_assert_cmpfloat (area->height, >, 10);
}

static void
check_plan (int n, float width, float height)
{
  ShoppingPlan plan;
  ShoppingArea lobby;

  ts_shopping_war_plan_lay (&plan, n, width, height, 0);
  lobby = ts_shopping_war_plan_lobby (&plan);
  assert_inside (&lobby, width, height);
  for (int space = 0; space < n; space++) {
    ShoppingArea area = ts_shopping_war_plan_space (&plan, space);
    ShoppingArea next = ts_shopping_war_plan_space (&plan, (space + 1) % n);

    assert_inside (&area, width, height);
    g_assert_true (touches (&area, &next));
    g_assert_false (overlaps (&area, &lobby));
    for (int other = 0; other < space; other++) {
      ShoppingArea before = ts_shopping_war_plan_space (&plan, other);

      g_assert_false (overlaps (&area, &before));
    }
  }
}

static void
test_ring (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      check_plan (numbers[i], sizes[j][0], sizes[j][1]);
}

/* The first space is at the top left, and the second to its right: clockwise. */
static void
test_clockwise (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    ShoppingPlan plan;
    ShoppingArea first, second, last;

    ts_shopping_war_plan_lay (&plan, numbers[i], 600, 500, 0);
    first = ts_shopping_war_plan_space (&plan, 0);
    second = ts_shopping_war_plan_space (&plan, 1);
    last = ts_shopping_war_plan_space (&plan, numbers[i] - 1);
    g_assert_cmpfloat (first.x, ==, 0);
    g_assert_cmpfloat (first.y, ==, 0);
    g_assert_cmpfloat (second.x, >, first.x);
    g_assert_cmpfloat (second.y, ==, first.y);
    g_assert_cmpfloat (last.x, ==, first.x);
    g_assert_cmpfloat (last.y, >, first.y);
  }
}

/* A Shop stands in each corner, and all Shops are as large as each other. */
static void
test_shops (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    ShoppingPlan plan;
    ShoppingArea first;
    int corners = 0;

    ts_shopping_war_plan_lay (&plan, numbers[i], 336, 260, 0);
    first = ts_shopping_war_plan_space (&plan, 0);
    for (int space = 0; space < numbers[i]; space += 2) {
      ShoppingArea shop = ts_shopping_war_plan_space (&plan, space);
      gboolean side = shop.x < 1 || shop.x + shop.width > 335;
      gboolean end = shop.y < 1 || shop.y + shop.height > 259;

      g_assert_cmpfloat_with_epsilon (shop.width, first.width, 0.01);
      g_assert_cmpfloat_with_epsilon (shop.height, first.height, 0.01);
      corners += side && end;
    }
    g_assert_cmpint (corners, ==, 4);
  }
}

/* Where it is wide the plan is wide, and where it is high it is high. */
static void
test_fits_room (void)
{
  ShoppingPlan plan;

  ts_shopping_war_plan_lay (&plan, 12, 800, 300, 0);
  g_assert_cmpint (plan.columns, ==, 5);
  g_assert_cmpint (plan.rows, ==, 3);
  ts_shopping_war_plan_lay (&plan, 12, 300, 800, 0);
  g_assert_cmpint (plan.columns, ==, 3);
  g_assert_cmpint (plan.rows, ==, 5);
  ts_shopping_war_plan_lay (&plan, 16, 500, 500, 0);
  g_assert_cmpint (plan.columns, ==, 5);
  g_assert_cmpint (plan.rows, ==, 5);
}

/* A Shop is as wide as it needs in some plan, or else as large as can be. */
static void
test_least (void)
{
  ShoppingPlan plan;

  ts_shopping_war_plan_lay (&plan, 16, 356, 218, 0);
  g_assert_cmpint (plan.columns, ==, 7);
  ts_shopping_war_plan_lay (&plan, 16, 356, 218, 68);
  g_assert_cmpint (plan.columns, ==, 5);
  ts_shopping_war_plan_lay (&plan, 16, 356, 218, 200);
  g_assert_cmpint (plan.columns, ==, 7);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plan/ring", test_ring);
  g_test_add_func ("/plan/clockwise", test_clockwise);
  g_test_add_func ("/plan/shops", test_shops);
  g_test_add_func ("/plan/fits-room", test_fits_room);
  g_test_add_func ("/plan/least", test_least);
  return g_test_run ();
}
