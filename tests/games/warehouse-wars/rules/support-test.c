/* Warehouse Wars: where planks lie, and what lies over what. */
#include "warehouse-wars.h"

#include "referee/entry.h"
#include "referee/json.h"
#include "referee/random.h"

#include <string.h>

/* --- planks --- */

TEST (test_plank)
{
  begin (self);
  expect (self, "legal", "['crate','plank','topple']");
  expect (self, "prompt", "'Ann places a crate, and may lay a plank.'");
  plank (self, 0, 0, 1, "x", 3);
  evening_expect_effects (self->session, "0 planks -1 laid, 1 planks -1 laid");
  expect (self, "players/0/counters/planks", "11");
  expect (self, "players/1/counters/planks", "11");
  expect (self, "board/planks", "[{'x':0,'y':0,'z':1,'along':'x','length':3}]");
  expect (self, "turn", "0");
  expect (self, "legal", "['crate','topple']");
}

TEST (test_plank_refused)
{
  begin (self);
  refuse (self, "{'do':'plank','x':0,'y':0,'z':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'plank','x':0,'y':0,'z':1,'along':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'plank','x':0,'y':0,'z':1,'along':'x','length':'2'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'plank','who':1,'x':0,'y':0,'z':1,'along':'x','length':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'plank','who':2,'x':0,'y':0,'z':1,'along':'x','length':2}", TS_ERROR_RANGE);
  refuse_plank (self, 0, 0, 1, "z", 2, TS_ERROR_RANGE);
  refuse_plank (self, 0, 0, 0, "x", 2, TS_ERROR_RANGE);
  refuse_plank (self, 0, 0, 64, "x", 2, TS_ERROR_RANGE);
  refuse_plank (self, 0, 0, 1, "x", 1, TS_ERROR_RANGE);
  refuse_plank (self, 0, 0, 1, "x", 5, TS_ERROR_RANGE);
  refuse_plank (self, 0, 0, 1, "x", 9, TS_ERROR_RANGE);
  refuse_plank (self, 4, 0, 1, "x", 2, TS_ERROR_RANGE);
  refuse_plank (self, 0, 4, 1, "x", 2, TS_ERROR_RANGE);
  refuse_plank (self, -1, 0, 1, "x", 2, TS_ERROR_RANGE);
  plank (self, 0, 0, 1, "x", 2);
}

/* One that says no length covers `plank_length` cells. */
TEST (test_plank_without_length)
{
  begin (self);
  refuse (self, "{'do':'plank','x':1,'y':0,'z':1,'along':'x'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'plank','x':0,'y':0,'z':1,'along':'x'}");
  expect (self, "board/planks/0/length", "4");
}

/* A plank rests on at least two crates, of any colour; they need not be at its ends. */
TEST (test_two_crates_below)
{
  crate (self, 1, 0, 0);
  crate (self, 2, 0, 0);
  refuse_plank (self, 0, 0, 1, "x", 2, TS_ERROR_ILLEGAL);
  refuse_plank (self, 1, 0, 1, "y", 2, TS_ERROR_ILLEGAL);
  refuse_plank (self, 0, 1, 1, "x", 4, TS_ERROR_ILLEGAL);
  refuse_plank (self, 1, 0, 2, "x", 2, TS_ERROR_ILLEGAL);
  plank (self, 0, 0, 1, "x", 4);
}

TEST (test_a_plank_stays_on_the_board)
{
  crate (self, 2, 0, 0);
  crate (self, 3, 0, 0);
  refuse_plank (self, 2, 0, 1, "x", 3, TS_ERROR_ILLEGAL);
  crate (self, 3, 2, 0);
  next (self);
  crate (self, 3, 3, 0);
  next (self);
  refuse_plank (self, 3, 2, 1, "y", 3, TS_ERROR_ILLEGAL);
  plank (self, 3, 2, 1, "y", 2);
}

/* No plank in either player's first turn. */
TEST (test_first_turn)
{
  refuse_plank (self, 0, 0, 1, "x", 2, TS_ERROR_ILLEGAL);
  crate (self, 0, 0, 0);
  expect (self, "turn", "1");
  refuse_plank (self, 0, 0, 1, "x", 2, TS_ERROR_ILLEGAL);
  crate (self, 1, 0, 0);
  expect (self, "turn", "0");
  plank (self, 0, 0, 1, "x", 2);
}

/* Skipped, a player has not had the first turn yet. */
TEST (test_first_turn_after_being_skipped)
{
  adjust (self, 1, "crates", -16);
  crate (self, 0, 0, 0);
  expect (self, "turn", "0");
  crate (self, 1, 0, 0);
  adjust (self, 1, "crates", 5);
  next (self);
  expect (self, "turn", "1");
  refuse_plank (self, 0, 0, 1, "x", 2, TS_ERROR_ILLEGAL);
  crate (self, 2, 0, 0);
  expect (self, "turn", "0");
}

TEST (test_one_plank_a_turn)
{
  begin (self);
  crate (self, 2, 0, 0);
  next (self);
  crate (self, 3, 0, 0);
  next (self);
  plank (self, 0, 0, 1, "x", 2);
  refuse_plank (self, 2, 0, 1, "x", 2, TS_ERROR_ILLEGAL);
}

TEST (test_planks_used_up)
{
  begin (self);
  adjust (self, 0, "planks", -12);
  expect (self, "legal", "['crate','topple']");
  refuse_plank (self, 0, 0, 1, "x", 2, TS_ERROR_ILLEGAL);
}

static void
test_no_shorter_planks (void)
{
  g_autoptr (TsSession) session =
      evening_new (&ts_warehouse_wars, HEADER ("'any_length':false,'plank_length':3"));

  evening_say (session, "{'do':'crate','x':1,'y':0,'z':0}");
  evening_say (session, "{'do':'crate','x':2,'y':0,'z':0}");
  evening_refuse (session, "{'do':'plank','x':1,'y':0,'z':1,'along':'x','length':2}", TS_ERROR_ILLEGAL);
  evening_refuse (session, "{'do':'plank','x':1,'y':0,'z':1,'along':'x','length':1}", TS_ERROR_RANGE);
  evening_refuse (session, "{'do':'plank','x':0,'y':0,'z':1,'along':'x','length':4}", TS_ERROR_RANGE);
  evening_say (session, "{'do':'plank','x':0,'y':0,'z':1,'along':'x','length':3}");
}

/* A plank longer than the board fits nowhere, so that nothing waits for it. */
static void
test_planks_too_long (void)
{
  g_autoptr (TsSession) session =
      evening_new (&ts_warehouse_wars, HEADER ("'any_length':false,'plank_length':5"));

  for (int i = 0; i < 4; i++) {
    g_autofree char *line = crate_line (i, 0, 0);

    evening_say (session, line);
  }
  evening_expect (session, "turn", "0");
  evening_expect (session, "legal", "['crate','topple']");
  evening_refuse (session, "{'do':'plank','x':0,'y':0,'z':1,'along':'x'}", TS_ERROR_ILLEGAL);
}

/* --- planks in a recording: what lies over what --- */

/* Crates of seat 0 in the rows y = 0 and y = 1. */
static void
two_rows (Fixture *self)
{
  for (int x = 0; x < 4; x++) {
    crate_of (self, 0, x, 0, 0);
    crate_of (self, 0, x, 1, 0);
  }
}

/* Over a crate, at a right angle. */
TEST (test_crossing)
{
  two_rows (self);
  plank (self, 0, 0, 1, "x", 3);
  plank (self, 1, 0, 1, "y", 2);
  expect (self, "board/planks",
          "[{'x':0,'y':0,'z':1,'along':'x','length':3},"
          "{'x':1,'y':0,'z':1,'along':'y','length':2}]");
}

TEST (test_crossing_only_at_a_right_angle)
{
  two_rows (self);
  plank (self, 0, 0, 1, "x", 3);
  refuse_plank (self, 0, 0, 1, "x", 3, TS_ERROR_ILLEGAL);
  refuse_plank (self, 2, 0, 1, "x", 2, TS_ERROR_ILLEGAL);
  refuse_plank (self, 1, 0, 1, "x", 2, TS_ERROR_ILLEGAL);
}

TEST (test_crossing_only_over_a_crate)
{
  crate_of (self, 0, 0, 0, 0);
  crate_of (self, 0, 2, 0, 0);
  crate_of (self, 1, 1, 1, 0);
  crate_of (self, 1, 1, 2, 0);
  plank (self, 0, 0, 1, "x", 3);
  refuse_plank (self, 1, 0, 1, "y", 3, TS_ERROR_ILLEGAL);
  plank (self, 1, 1, 1, "y", 2);
}

/* A third plank cannot cross where two do. */
TEST (test_crossing_only_once)
{
  two_rows (self);
  plank (self, 0, 0, 1, "x", 2);
  plank (self, 1, 0, 1, "y", 2);
  refuse_plank (self, 1, 0, 1, "x", 2, TS_ERROR_ILLEGAL);
  refuse_plank (self, 1, 0, 1, "y", 2, TS_ERROR_ILLEGAL);
}

/* But not where a crate stands on that cell; elsewhere on the plank one may. */
TEST (test_crossing_with_a_crate_on_it)
{
  two_rows (self);
  plank (self, 0, 0, 1, "x", 3);
  crate_of (self, 1, 1, 0, 1);
  refuse_plank (self, 1, 0, 1, "y", 2, TS_ERROR_ILLEGAL);
  plank (self, 2, 0, 1, "y", 2);
}

/* The crate under a crossing carries both planks. */
TEST (test_crossing_rests_on_the_crate_below)
{
  crate_of (self, 0, 0, 0, 0);
  crate_of (self, 0, 1, 0, 0);
  crate_of (self, 0, 1, 1, 0);
  plank (self, 0, 0, 1, "x", 2);
  plank (self, 1, 0, 1, "y", 2);
}

/* Nothing at or above its level. */
TEST (test_nothing_above_a_plank)
{
  two_rows (self);
  plank (self, 0, 0, 1, "x", 2);
  crate_of (self, 0, 0, 0, 1);
  crate_of (self, 0, 1, 0, 1);
  plank (self, 0, 0, 2, "x", 2);
  refuse_plank (self, 0, 0, 1, "y", 2, TS_ERROR_ILLEGAL);
  refuse_plank (self, 1, 0, 1, "y", 2, TS_ERROR_ILLEGAL);
  refuse_plank (self, 0, 0, 1, "x", 4, TS_ERROR_ILLEGAL);
  refuse_crate (self, 0, 0, 0, TS_ERROR_SYNTAX);
  refuse (self, "{'do':'crate','who':0,'x':0,'y':0,'z':1}", TS_ERROR_ILLEGAL);
  plank (self, 2, 0, 1, "x", 2);
}

/* Not even where the plank above hangs high over a crate. */
TEST (test_nothing_under_a_plank)
{
  two_rows (self);
  plank (self, 0, 0, 1, "x", 2);
  crate_of (self, 0, 0, 0, 1);
  crate_of (self, 0, 1, 0, 1);
  plank (self, 0, 0, 2, "x", 3);
  refuse_plank (self, 2, 0, 1, "y", 2, TS_ERROR_ILLEGAL);
  plank (self, 3, 0, 1, "y", 2);
}

/* What is refused is told with what would be right. */
static void
expect_reason (Fixture *self, int x, int y, int z, const char *along, const char *expected)
{
  g_autofree char *line = plank_line (x, y, z, along, 2);
  g_autofree char *text = evening_quote (line);
  g_autoptr (GError) error = NULL;

  g_assert_false (ts_session_say (self->session, text, strlen (text), &error));
  g_assert_cmpstr (error->message, ==, expected);
}

TEST (test_reasons)
{
  two_rows (self);
  plank (self, 0, 0, 1, "x", 2);
  crate_of (self, 0, 0, 0, 1);
  crate_of (self, 0, 1, 0, 1);
  expect_reason (self, 7, 0, 1, "x", "The plank would stick out over the edge of the board.");
  expect_reason (self, 0, 0, 1, "y",
                 "A crate is in the way; a plank lies on top of crates, with nothing above.");
  plank (self, 0, 0, 2, "x", 3);
  expect_reason (self, 2, 0, 1, "y", "Another plank lies above; this one would have to go on top.");
  expect_reason (self, 2, 0, 2, "x", "Another plank lies there; two of a level only cross at a right angle.");
  expect_reason (self, 2, 0, 2, "y", "Planks of a level only cross over a crate.");
  expect_reason (self, 3, 1, 1, "x", "A plank on level 1 rests on at least two crates of level 0.");
}

/* It may hang over a lower crate, over a covered cell, and over nothing. */
TEST (test_a_plank_hangs)
{
  two_rows (self);
  crate_of (self, 1, 4, 0, 0);
  plank (self, 0, 0, 1, "x", 2);
  crate_of (self, 0, 0, 0, 1);
  crate_of (self, 0, 1, 0, 1);
  plank (self, 2, 1, 1, "x", 2);
  plank (self, 0, 0, 2, "x", 6);
  refuse (self, "{'do':'crate','who':0,'x':5,'y':0,'z':0}", TS_ERROR_ILLEGAL);
  crate_of (self, 0, 5, 0, 2);
}

/* Level 63 is the last one. */
TEST (test_highest_level)
{
  for (int z = 0; z < 63; z++) {
    crate_of (self, 0, 0, 0, z);
    crate_of (self, 1, 1, 0, z);
    plank (self, 0, 0, z + 1, "x", 2);
  }
  expect (self, "players/0/score", "5");
  crate_of (self, 0, 0, 0, 63);
  crate_of (self, 1, 1, 0, 63);
  expect (self, "board/sets/0/length", "64");
  expect (self, "players/0/score", "5");
  expect (self, "legal", "['finish']");
  refuse_plank (self, 0, 0, 64, "x", 2, TS_ERROR_RANGE);
  say (self, "{'do':'finish'}");
  expect (self, "winners", "[0,1]");
}

/* --- what fits --- */

/* Each form that random play knows would be accepted, all of them are different, and no other is accepted. */
static void
check_forms (TsSession *session, const char *id)
{
  const TsVerb *verb = &ts_warehouse_wars.verbs[ts_game_verb (&ts_warehouse_wars, id)];
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  TsView view = ts_session_view (session);
  int n = ts_random_forms (&view, verb, 0, NULL);

  g_assert_cmpint (n > 0, ==, ts_view_possible (&view, verb));
  for (int i = 0; i < n; i++) {
    g_autoptr (TsEntry) entry = ts_entry_new (verb, TS_NOBODY);
    g_autoptr (JsonObject) object = NULL;
    g_autoptr (GError) error = NULL;

    ts_random_forms (&view, verb, i, entry);
    object = ts_entry_write (entry);
    ts_session_would_accept (session, object, &error);
    g_assert_no_error (error);
    g_assert_true (g_hash_table_add (seen, ts_json_write (object)));
  }
}

/* How many planks would be accepted, tried one by one. */
static int
count_planks (TsSession *session)
{
  int n = 0;

  for (int i = 0; i < 4 * 4 * 2 * 3 * 5; i++) {
    g_autofree char *line = plank_line (i % 4, i / 4 % 4, 1 + i / 96, i / 16 % 2 ? "y" : "x", 2 + i / 32 % 3);
    g_autofree char *text = evening_quote (line);
    g_autoptr (JsonObject) object = ts_json_read (text, strlen (text), NULL);

    n += ts_session_would_accept (session, object, NULL);
  }
  return n;
}

static void
test_forms (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  const TsVerb *verb = &ts_warehouse_wars.verbs[ts_game_verb (&ts_warehouse_wars, "plank")];

  for (int game = 0; game < 6; game++) {
    g_autoptr (TsSession) session =
        evening_new (&ts_warehouse_wars, game % 2 == 0 ? PLAY : HEADER ("'tally_only':true"));

    for (int i = 0; i < 60; i++) {
      TsView view = ts_session_view (session);
      g_autofree char *line = ts_random_entry (rand, &view, &ts_warehouse_wars.verbs[i % 3]);

      ts_session_say (session, line, strlen (line), NULL);
      view = ts_session_view (session);
      check_forms (session, "crate");
      check_forms (session, "plank");
      g_assert_cmpint (ts_random_forms (&view, verb, 0, NULL), ==, count_planks (session));
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (plank);
  ADD (plank_refused);
  ADD (plank_without_length);
  ADD (two_crates_below);
  ADD (a_plank_stays_on_the_board);
  ADD (first_turn);
  ADD (first_turn_after_being_skipped);
  ADD (one_plank_a_turn);
  ADD (planks_used_up);
  ADD_FUNC (no_shorter_planks);
  ADD_FUNC (planks_too_long);
  ADD_TO (RECORD, crossing);
  ADD_TO (RECORD, crossing_only_at_a_right_angle);
  ADD_TO (RECORD, crossing_only_over_a_crate);
  ADD_TO (RECORD, crossing_only_once);
  ADD_TO (RECORD, crossing_with_a_crate_on_it);
  ADD_TO (RECORD, crossing_rests_on_the_crate_below);
  ADD_TO (RECORD, nothing_above_a_plank);
  ADD_TO (RECORD, nothing_under_a_plank);
  ADD_TO (RECORD, reasons);
  ADD_TO (RECORD, a_plank_hangs);
  ADD_TO (RECORD, highest_level);
  ADD_FUNC (forms);
  return g_test_run ();
}
