/* Warehouse Wars: the piece in the hand, and what is read aloud of a place. */
#include "warehouse-wars.h"

#include "games/warehouse-wars/board/ghost.h"
#include "games/warehouse-wars/rules/tell.h"

static const WarehouseHand crate_hand = { .holds = WAREHOUSE_HOLDS_CRATE };
static const WarehouseHand plank_hand = { .holds = WAREHOUSE_HOLDS_PLANK, .length = 4 };

static WarehouseSpot
spot_of (Fixture *self, int x, int y, int z)
{
  TsView view = ts_session_view (self->session);

  return ts_warehouse_wars_look_at (&view, x, y, z);
}

static WarehouseGhost
hold (Fixture *self, const WarehouseHand *hand, int x, int y, int z)
{
  WarehouseSpot spot = spot_of (self, x, y, z);
  WarehouseGhost ghost = { 0 };

  ts_warehouse_wars_ghost_hold (&ghost, self->session, hand, &spot);
  return ghost;
}

static void
assert_plank (const WarehouseGhost *ghost, int x, int y, int z, int along, int length)
{
  g_assert_true (ghost->shown);
  g_assert_cmpint (ghost->plank.x, ==, x);
  g_assert_cmpint (ghost->plank.y, ==, y);
  g_assert_cmpint (ghost->plank.z, ==, z);
  g_assert_cmpint (ghost->plank.along, ==, along);
  g_assert_cmpint (ghost->plank.length, ==, length);
}

/* What the ghost says is accepted exactly if it does not say why not; and the sentence is the rules'. */
static void
assert_honest (Fixture *self, const WarehouseGhost *ghost)
{
  TsView view = ts_session_view (self->session);
  g_autoptr (JsonObject) entry = ts_warehouse_wars_ghost_entry (ghost, &view);
  g_autoptr (GError) error = NULL;
  gboolean accepted = ts_session_would_accept (self->session, entry, &error);

  g_assert_true (accepted == (ghost->refusal == NULL));
  if (!accepted)
    g_assert_cmpstr (ghost->refusal, ==, error->message);
}

/* --- crates --- */

TEST (test_a_crate_fits)
{
  WarehouseGhost ghost = hold (self, &crate_hand, 2, 3, 0);

  g_assert_true (ghost.shown);
  g_assert_null (ghost.refusal);
  g_assert_cmpint (ghost.crate.seat, ==, 0);
  g_assert_cmpint (ghost.crate.z, ==, 0);
  assert_honest (self, &ghost);
}

TEST (test_a_crate_on_a_crate)
{
  WarehouseGhost ghost;

  crate (self, 2, 3, 0);
  ghost = hold (self, &crate_hand, 2, 3, 0);
  g_assert_cmpint (ghost.crate.z, ==, 1);
  g_assert_cmpint (ghost.crate.seat, ==, 1); /* the turn's */
  g_assert_cmpstr (ghost.refusal, ==, "A crate does not stand on another one; take another place.");
  assert_honest (self, &ghost);
  ts_warehouse_wars_ghost_clear (&ghost);
  g_assert_false (ghost.shown);
}

TEST (test_nothing_is_pointed_at)
{
  WarehouseSpot nothing = { .hit = WAREHOUSE_NOTHING };
  WarehouseGhost ghost = { 0 };

  ts_warehouse_wars_ghost_hold (&ghost, self->session, &crate_hand, &nothing);
  g_assert_false (ghost.shown);
}

TEST (test_whose_in_a_recording)
{
  WarehouseHand hand = { .holds = WAREHOUSE_HOLDS_CRATE, .seat = 1 };
  WarehouseGhost ghost = hold (self, &hand, 0, 0, 0);

  g_assert_cmpint (ghost.crate.seat, ==, 1);
  g_assert_null (ghost.refusal);
  assert_honest (self, &ghost);
}

/* --- planks --- */

/* It turns and slides by itself to where it fits. */
TEST (test_a_plank_finds_its_place)
{
  WarehouseGhost ghost;

  crate_of (self, 0, 4, 4, 0);
  crate_of (self, 1, 4, 6, 0);
  ghost = hold (self, &plank_hand, 4, 6, 0);
  assert_plank (&ghost, 4, 4, 1, WAREHOUSE_ALONG_Y, 4);
  g_assert_null (ghost.refusal);
  assert_honest (self, &ghost);
  ts_warehouse_wars_ghost_clear (&ghost);
  ghost = hold (self, &plank_hand, 4, 5, 0); /* between them, above the board */
  g_assert_null (ghost.refusal);
  g_assert_cmpint (ghost.plank.z, ==, 1);
}

/* Not where somebody has turned it. */
TEST (test_a_plank_stays_as_it_was_turned)
{
  WarehouseHand hand = {
    .holds = WAREHOUSE_HOLDS_PLANK, .length = 2, .along = WAREHOUSE_ALONG_X, .turned = TRUE
  };
  WarehouseGhost ghost;

  crate_of (self, 0, 7, 4, 0);
  crate_of (self, 1, 7, 5, 0);
  ghost = hold (self, &hand, 7, 4, 0);
  assert_plank (&ghost, 6, 4, 1, WAREHOUSE_ALONG_X, 2); /* on the board */
  g_assert_nonnull (ghost.refusal);
  assert_honest (self, &ghost);
  ts_warehouse_wars_ghost_clear (&ghost);
}

TEST (test_a_plank_that_is_drawn)
{
  WarehouseGhost ghost = { 0 };
  WarehouseSpot from;

  crate_of (self, 0, 1, 1, 0);
  crate_of (self, 1, 4, 1, 0);
  from = spot_of (self, 4, 1, 0);
  ts_warehouse_wars_ghost_span (&ghost, self->session, &plank_hand, &from, 1, 2);
  assert_plank (&ghost, 1, 1, 1, WAREHOUSE_ALONG_X, 4);
  g_assert_null (ghost.refusal);
  ts_warehouse_wars_ghost_span (&ghost, self->session, &plank_hand, &from, 4, 99);
  assert_plank (&ghost, 4, 1, 1, WAREHOUSE_ALONG_Y, 7);
  g_assert_nonnull (ghost.refusal);
  assert_honest (self, &ghost);
  ts_warehouse_wars_ghost_clear (&ghost);
}

/* --- read aloud --- */

static void
expect_place (Fixture *self, int x, int y, int z, const char *expected)
{
  TsView view = ts_session_view (self->session);
  g_autofree char *text = ts_warehouse_wars_tell_place (&view, x, y, z);

  g_assert_cmpstr (text, ==, expected);
}

TEST (test_places)
{
  crate_of (self, 0, 0, 2, 0);
  crate_of (self, 1, 2, 2, 0);
  plank (self, 0, 2, 1, "x", 3);
  crate_of (self, 1, 2, 2, 1);
  expect_place (self, 4, 4, 0, "column 5, row 5, level 0, empty, on the board");
  expect_place (self, 1, 2, 1, "column 2, row 3, level 1, empty, on a plank");
  expect_place (self, 1, 2, 0, "column 2, row 3, level 0, empty, below a plank");
  expect_place (self, 4, 4, 1, "column 5, row 5, level 1, empty, with nothing to stand on");
  expect_place (self, 0, 2, 0, "column 1, row 3, level 0, crate of Ann, below a plank");
  expect_place (self, 2, 2, 1, "column 3, row 3, level 1, crate of Bo, on a plank");
  crate_of (self, 0, 7, 7, 0);
  expect_place (self, 7, 7, 0, "column 8, row 8, level 0, crate of Ann, on the board");
}

TEST (test_planks)
{
  WarehousePlank x = { .x = 0, .y = 2, .z = 1, .along = WAREHOUSE_ALONG_X, .length = 4 };
  WarehousePlank y = { .x = 0, .y = 2, .z = 1, .along = WAREHOUSE_ALONG_Y, .length = 2 };
  g_autofree char *along_x = ts_warehouse_wars_tell_plank (&x);
  g_autofree char *along_y = ts_warehouse_wars_tell_plank (&y);

  (void) self;
  g_assert_cmpstr (along_x, ==, "plank of 4, level 1, row 3, columns 1 to 4");
  g_assert_cmpstr (along_y, ==, "plank of 2, level 1, column 1, rows 3 to 4");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (a_crate_fits);
  ADD (a_crate_on_a_crate);
  ADD (nothing_is_pointed_at);
  ADD_TO (RECORD, whose_in_a_recording);
  ADD_TO (RECORD, a_plank_finds_its_place);
  ADD_TO (RECORD, a_plank_stays_as_it_was_turned);
  ADD_TO (RECORD, a_plank_that_is_drawn);
  ADD_TO (RECORD, places);
  ADD (planks);
  return g_test_run ();
}
