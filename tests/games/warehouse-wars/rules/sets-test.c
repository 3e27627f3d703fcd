/* Warehouse Wars: which crates are a set, and what it is worth. */
#include "warehouse-wars.h"

#include "games/warehouse-wars/rules/sets.h"
#include "referee/tally.h"

#include <string.h>

/* --- sets --- */

#define MIDDLE 3

/* Brings crates of a seat into a state as they are, without any rules. */
static void
stack (WarehouseWars *state, int seat, int x, int y, int z)
{
  state->crates[state->n_crates++] = (WarehouseCrate) { (guint8) seat, (guint8) x, (guint8) y, (guint8) z };
}

static int
count_sets (Fixture *self, const WarehouseWars *state, int seat, WarehouseSet *first)
{
  TsView view = ts_session_view (self->session);
  WarehouseSet sets[WAREHOUSE_MAX_SETS];
  int n;

  view.state = state;
  n = ts_warehouse_wars_sets (&view, seat, sets);
  *first = sets[0];
  return n;
}

/* A line of three in each of the 26 ways from the middle: the same 13 sets from both ends. */
TEST (test_directions)
{
  int n = 0;

  for (int i = 0; i < 27; i++) {
    int dx = i / 9 - 1;
    int dy = i / 3 % 3 - 1;
    int dz = i % 3 - 1;
    int from = dx < 0 || (dx == 0 && (dy < 0 || (dy == 0 && dz < 0))) ? 2 : 0;
    WarehouseWars state = { 0 };
    WarehouseSet set;

    if (i == 13)
      continue;
    for (int j = 0; j < 3; j++)
      stack (&state, 1, MIDDLE + j * dx, MIDDLE + j * dy, MIDDLE + j * dz);
    g_assert_cmpint (count_sets (self, &state, 0, &set), ==, 0);
    g_assert_cmpint (count_sets (self, &state, 1, &set), ==, 1);
    g_assert_cmpint (set.length, ==, 3);
    g_assert_cmpint (set.x, ==, MIDDLE + from * dx);
    g_assert_cmpint (set.y, ==, MIDDLE + from * dy);
    g_assert_cmpint (set.z, ==, MIDDLE + from * dz);
    n++;
  }
  g_assert_cmpint (n, ==, 26);
}

/* The four space diagonals count unless the option says no. */
TEST (test_space_diagonals)
{
  for (int i = 0; i < 4; i++) {
    WarehouseWars state = { 0 };
    WarehouseSet set;

    for (int j = 0; j < 2; j++)
      stack (&state, 0, MIDDLE + j, MIDDLE + (i % 2 ? j : -j), MIDDLE + (i / 2 ? j : -j));
    g_assert_cmpint (count_sets (self, &state, 0, &set), ==, 0);
    stack (&state, 0, MIDDLE, MIDDLE + 1, MIDDLE + 1);
    stack (&state, 0, MIDDLE, MIDDLE + 2, MIDDLE + 2);
    g_assert_cmpint (count_sets (self, &state, 0, &set), >, 0);
  }
}

/* 2 = 1 point, 3 = 3, 4 or more = 5, however many. */
TEST (test_points)
{
  static const char *const points[] = { "0", "1", "3", "5", "5", "5", "5", "5" };

  for (int x = 0; x < 8; x++) {
    crate_of (self, 1, x, 2, 0);
    expect (self, "players/1/score", points[x]);
  }
  expect (self, "board/sets",
          "[{'seat':1,'length':8,'points':5,'cells':[[0,2,0],[1,2,0],[2,2,0],[3,2,0],"
          "[4,2,0],[5,2,0],[6,2,0],[7,2,0]]}]");
  expect (self, "tally/1",
          "{'seat':1,'lines':[{'id':'sets-4','label':'Sets of 4 or more','points':5}],'total':5}");
}

/* A gap, or a crate of the other colour, parts a line in two. */
TEST (test_gaps)
{
  crate_of (self, 0, 0, 0, 0);
  crate_of (self, 0, 1, 0, 0);
  crate_of (self, 1, 2, 0, 0);
  crate_of (self, 0, 3, 0, 0);
  crate_of (self, 0, 4, 0, 0);
  crate_of (self, 0, 6, 0, 0);
  expect (self, "players/0/score", "2");
  expect (self, "players/1/score", "0");
  expect (self, "board/sets",
          "[{'seat':0,'length':2,'points':1,'cells':[[0,0,0],[1,0,0]]},"
          "{'seat':0,'length':2,'points':1,'cells':[[3,0,0],[4,0,0]]}]");
}

/* A crate belongs to several sets that run in different directions; each length has its line. */
TEST (test_several_sets)
{
  for (int i = 0; i < 4; i++)
    crate_of (self, 0, i, 0, 0);
  for (int i = 1; i < 3; i++)
    crate_of (self, 0, 0, i, 0);
  expect (self, "board/sets",
          "[{'seat':0,'length':3,'points':3,'cells':[[0,0,0],[0,1,0],[0,2,0]]},"
          "{'seat':0,'length':4,'points':5,'cells':[[0,0,0],[1,0,0],[2,0,0],[3,0,0]]},"
          "{'seat':0,'length':2,'points':1,'cells':[[0,1,0],[1,0,0]]}]");
  expect (self, "players/0/score", "9");
  expect (self, "tally/0",
          "{'seat':0,'lines':[{'id':'sets-2','label':'Sets of 2','points':1},"
          "{'id':'sets-3','label':'Sets of 3','points':3},"
          "{'id':'sets-4','label':'Sets of 4 or more','points':5}],'total':9}");
}

/* The score sheet has the lengths in their order, though Ann has only a set of 3, and Bo has none. */
TEST (test_score_sheet)
{
  static const char *const ids[] = { "sets-2", "sets-3", "sets-4" };
  g_autoptr (GArray) rows = NULL;
  TsView view;

  for (int x = 0; x < 3; x++)
    crate_of (self, 0, x, 0, 0);
  for (int x = 0; x < 4; x++)
    crate_of (self, 1, x, 4, 0);
  for (int x = 0; x < 2; x++)
    crate_of (self, 1, x, 7, 0);
  view = ts_session_view (self->session);
  rows = ts_tally_rows (&view);
  g_assert_cmpuint (rows->len, ==, G_N_ELEMENTS (ids));
  for (guint i = 0; i < rows->len; i++)
    g_assert_cmpstr (g_array_index (rows, TsTallyRow, i).id, ==, ids[i]);
}

/* Flat and going up; sorted by seat, then cells. */
TEST (test_sets_going_up)
{
  crate_of (self, 1, 0, 0, 0);
  crate_of (self, 0, 1, 0, 0);
  plank (self, 0, 0, 1, "x", 4);
  crate_of (self, 1, 0, 0, 1);
  crate_of (self, 0, 2, 0, 1);
  expect (self, "board/sets",
          "[{'seat':0,'length':2,'points':1,'cells':[[1,0,0],[2,0,1]]},"
          "{'seat':1,'length':2,'points':1,'cells':[[0,0,0],[0,0,1]]}]");
}

/* Counted slowly, crate by crate, it comes to the same. */
static int
slow_score (const WarehouseWars *state, int seat)
{
  static gboolean is_there[12][12][WAREHOUSE_LEVELS + 4];
  int sum = 0;

  memset (is_there, 0, sizeof is_there);
  for (int i = 0; i < state->n_crates; i++)
    if (state->crates[i].seat == seat)
      is_there[state->crates[i].x + 2][state->crates[i].y + 2][state->crates[i].z + 2] = TRUE;
  for (int i = 0; i < 12 * 12 * (WAREHOUSE_LEVELS + 4) * 13; i++) {
    int d = 14 + i % 13;
    int step[] = { d / 9 - 1, d / 3 % 3 - 1, d % 3 - 1 };
    int cell[] = { i / 13 % 12, i / 13 / 12 % 12, i / 13 / 144 };
    int length = 0;

    if (!is_there[cell[0]][cell[1]][cell[2]] ||
        is_there[cell[0] - step[0]][cell[1] - step[1]][cell[2] - step[2]])
      continue;
    while (is_there[cell[0]][cell[1]][cell[2]]) {
      length++;
      for (int j = 0; j < 3; j++)
        cell[j] += step[j];
    }
    sum += length >= 4 ? 5 : length == 3 ? 3 : length == 2;
  }
  return sum;
}

TEST (test_counted_slowly)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  TsView view = ts_session_view (self->session);

  for (int i = 0; i < 60; i++) {
    WarehouseWars state = { 0 };
    int top = g_rand_int_range (rand, 1, i < 50 ? 4 : WAREHOUSE_LEVELS + 1);

    while (state.n_crates < WAREHOUSE_MAX_CRATES) {
      int x = g_rand_int_range (rand, 0, 8);
      int y = g_rand_int_range (rand, 0, 8);

      stack (&state, state.n_crates % 2, x, y,
             g_rand_boolean (rand) ? top - 1 : g_rand_int_range (rand, 0, top));
    }
    view.state = &state;
    for (int seat = 0; seat < WAREHOUSE_SEATS; seat++)
      g_assert_cmpint (ts_warehouse_wars.score (&view, seat), ==, slow_score (&state, seat));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TO (RECORD, directions);
  ADD_TO (FLAT_DIAGONALS, space_diagonals);
  ADD_TO (RECORD, points);
  ADD_TO (RECORD, gaps);
  ADD_TO (RECORD, several_sets);
  ADD_TO (RECORD, score_sheet);
  ADD_TO (RECORD, sets_going_up);
  ADD_TO (RECORD, counted_slowly);
  return g_test_run ();
}
