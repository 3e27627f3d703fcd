/* Warehouse Wars' turns and ends: docs/games/warehouse-wars.md, sentence by sentence. */
#include "warehouse-wars.h"

/* --- options and start --- */

TEST (test_begin)
{
  expect (self, "phase", "'place'");
  expect (self, "round", "1");
  expect (self, "turn", "0");
  expect (self, "order", "[0,1]");
  expect (self, "legal", "['crate','topple']");
  expect (self, "prompt", "'Ann places a crate; no planks yet.'");
  expect (self, "players/0",
          "{'name':'Ann','score':0,'rank':1,'in':true,'counters':{'crates':16,'planks':12}}");
  expect (self, "players/1/counters", "{'crates':16,'planks':12}");
  expect (self, "board", "{'crates':[],'planks':[],'sets':[],'toppled':null}");
  expect (self, "tally", "[{'seat':0,'lines':[],'total':0},{'seat':1,'lines':[],'total':0}]");
  expect (self, "over", "false");
  expect (self, "winners", "[]");
  evening_expect_effects (self->session, "0 crates +16 start, 1 crates +16 start, 0 planks +12 start, "
                                         "1 planks +12 start");
}

static void
test_players (void)
{
  evening_refuse_header (&ts_warehouse_wars,
                         "{'tableside':1,'game':'warehouse-wars','players':[{'name':'Ann'}]}",
                         TS_ERROR_RANGE);
  evening_refuse_header (&ts_warehouse_wars,
                         "{'tableside':1,'game':'warehouse-wars','players':[{'name':'Ann'},{'name':'Bo'},"
                         "{'name':'Cy'}]}",
                         TS_ERROR_RANGE);
}

static void
test_options (void)
{
  static const char *const refused[] = {
    HEADER ("'width':1"),        HEADER ("'width':9"),        HEADER ("'depth':1"),   HEADER ("'depth':9"),
    HEADER ("'crates':1"),       HEADER ("'crates':65"),      HEADER ("'planks':-1"), HEADER ("'planks':65"),
    HEADER ("'plank_length':1"), HEADER ("'plank_length':9"), HEADER ("'first':2"),
  };
  static const char *const accepted[] = {
    HEADER ("'width':2,'depth':8,'crates':2,'planks':0,'plank_length':8"),
    HEADER ("'width':8,'depth':2,'crates':64,'planks':64,'plank_length':2"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    evening_refuse_header (&ts_warehouse_wars, refused[i], TS_ERROR_RANGE);
  for (guint i = 0; i < G_N_ELEMENTS (accepted); i++)
    ts_session_unref (evening_new (&ts_warehouse_wars, accepted[i]));
  evening_refuse_header (&ts_warehouse_wars, HEADER ("'any_length':1"), TS_ERROR_SYNTAX);
  evening_refuse_header (&ts_warehouse_wars, HEADER ("'space_diagonals':'no'"), TS_ERROR_SYNTAX);
  evening_refuse_header (&ts_warehouse_wars, HEADER ("'height':4"), TS_ERROR_SYNTAX);
}

static void
test_first (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_warehouse_wars, HEADER ("'first':1"));

  evening_expect (session, "turn", "1");
  evening_expect (session, "order", "[1,0]");
  evening_say (session, "{'do':'crate','x':0,'y':0,'z':0}");
  evening_expect (session, "turn", "0");
  evening_expect (session, "round", "1");
  evening_say (session, "{'do':'crate','x':1,'y':0,'z':0}");
  evening_expect (session, "turn", "1");
  evening_expect (session, "round", "2");
}

static void
test_colours (void)
{
  g_assert_cmpstr (ts_warehouse_wars.colours[0], ==, "teal");
  g_assert_cmpstr (ts_warehouse_wars.colours[1], ==, "white");
}

/* How to place a crate is told only while one can be placed; of planks, which nobody may lay in the first
 * turn that it is told in, it says nothing. */
TEST (test_hint)
{
  static const char hint[] = "Tap where the crate comes.";

  expect_hint (self, hint);
  begin (self);
  expect_hint (self, hint);
  crate (self, 2, 0, 0);
  expect (self, "prompt", "'Ann may lay a plank now.'");
  expect_hint (self, NULL);
  next (self);
  expect_hint (self, hint);
}

/* --- crates --- */

TEST (test_crate)
{
  crate (self, 2, 3, 0);
  evening_expect_effects (self->session, "0 crates -1 placed");
  expect (self, "players/0/counters/crates", "15");
  expect (self, "players/1/counters/crates", "16");
  expect (self, "board/crates", "[{'seat':0,'x':2,'y':3,'z':0}]");
  expect (self, "turn", "1");
  crate (self, 0, 1, 0);
  expect (self, "board/crates", "[{'seat':0,'x':2,'y':3,'z':0},{'seat':1,'x':0,'y':1,'z':0}]");
}

TEST (test_crate_refused)
{
  refuse (self, "{'do':'crate','x':0,'y':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'crate','x':0,'y':0,'z':0.0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'crate','x':0,'y':0,'z':0,'along':'x'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'crate','who':1,'x':0,'y':0,'z':0}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'crate','who':2,'x':0,'y':0,'z':0}", TS_ERROR_RANGE);
  refuse_crate (self, -1, 0, 0, TS_ERROR_RANGE);
  refuse_crate (self, 4, 0, 0, TS_ERROR_RANGE);
  refuse_crate (self, 8, 0, 0, TS_ERROR_RANGE);
  refuse_crate (self, 0, -1, 0, TS_ERROR_RANGE);
  refuse_crate (self, 0, 4, 0, TS_ERROR_RANGE);
  refuse_crate (self, 0, 0, -1, TS_ERROR_RANGE);
  refuse_crate (self, 0, 0, 64, TS_ERROR_RANGE);
  refuse_crate (self, 0, 0, 63, TS_ERROR_ILLEGAL);
  refuse_crate (self, 3, 3, 1, TS_ERROR_ILLEGAL);
}

/* Off the board comes before what the rules forbid, and after whose turn it is. */
TEST (test_order_of_reasons)
{
  begin (self);
  plank (self, 0, 0, 1, "x", 2);
  crate (self, 0, 0, 1);
  crate (self, 2, 0, 0);
  refuse_crate (self, 4, 0, 0, TS_ERROR_RANGE);
  refuse (self, "{'do':'crate','who':1,'x':4,'y':0,'z':0}", TS_ERROR_ILLEGAL);
  refuse_plank (self, 0, 5, 1, "x", 2, TS_ERROR_RANGE);
  refuse_plank (self, 3, 0, 1, "x", 5, TS_ERROR_RANGE);
  refuse_plank (self, 3, 0, 1, "x", 4, TS_ERROR_ILLEGAL);
}

TEST (test_a_place_is_taken_once)
{
  crate (self, 0, 0, 0);
  refuse_crate (self, 0, 0, 0, TS_ERROR_ILLEGAL);
}

/* A crate does not stand on a crate. */
TEST (test_a_crate_needs_a_plank)
{
  crate (self, 0, 0, 0);
  refuse_crate (self, 0, 0, 1, TS_ERROR_ILLEGAL);
  refuse_crate (self, 1, 0, 1, TS_ERROR_ILLEGAL);
}

/* The whole plank can be built on, by both; nothing comes below it any more. */
TEST (test_crates_on_a_plank)
{
  begin (self);
  plank (self, 0, 0, 1, "x", 4);
  refuse_crate (self, 2, 0, 0, TS_ERROR_ILLEGAL);
  refuse_crate (self, 3, 0, 0, TS_ERROR_ILLEGAL);
  refuse_crate (self, 2, 0, 2, TS_ERROR_ILLEGAL);
  refuse_crate (self, 2, 1, 1, TS_ERROR_ILLEGAL);
  crate (self, 3, 0, 1);
  refuse_crate (self, 3, 0, 1, TS_ERROR_ILLEGAL);
  crate (self, 0, 0, 1);
  expect (self, "board/crates/3", "{'seat':1,'x':0,'y':0,'z':1}");
}

/* --- turns --- */

/* Crate and plank in either order; after both the turn ends by itself. */
TEST (test_crate_then_plank)
{
  begin (self);
  crate (self, 2, 0, 0);
  expect (self, "turn", "0");
  expect (self, "legal", "['next','plank','topple']");
  expect (self, "prompt", "'Ann may lay a plank now.'");
  refuse_crate (self, 3, 0, 0, TS_ERROR_ILLEGAL);
  plank (self, 0, 0, 1, "x", 2);
  expect (self, "turn", "1");
}

TEST (test_plank_then_crate)
{
  begin (self);
  plank (self, 0, 0, 1, "x", 2);
  expect (self, "turn", "0");
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  crate (self, 0, 0, 1);
  expect (self, "turn", "1");
}

TEST (test_next)
{
  begin (self);
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  crate (self, 2, 0, 0);
  refuse (self, "{'do':'next','who':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'next','x':1}", TS_ERROR_SYNTAX);
  next (self);
  evening_expect_effects (self->session, "");
  expect (self, "turn", "1");
}

/* Once the crate is placed and no plank could be laid. */
TEST (test_turn_ends_by_itself)
{
  crate (self, 0, 0, 0);
  crate (self, 2, 2, 0);
  expect (self, "turn", "0");
  crate (self, 1, 1, 0);
  expect (self, "turn", "1");
}

TEST (test_round)
{
  crate (self, 0, 0, 0);
  expect (self, "round", "1");
  crate (self, 2, 2, 0);
  expect (self, "round", "2");
  crate (self, 1, 1, 0);
  expect (self, "round", "2");
}

/* A player without crates is skipped; the round rises when the seat that began is skipped, or passed to. */
TEST (test_skip)
{
  adjust (self, 1, "crates", -16);
  crate (self, 0, 0, 0);
  expect (self, "turn", "0");
  expect (self, "round", "2");
  crate (self, 2, 2, 0);
  expect (self, "turn", "0");
  expect (self, "round", "3");
}

TEST (test_skip_the_seat_that_began)
{
  crate (self, 0, 0, 0);
  adjust (self, 0, "crates", -15);
  crate (self, 2, 2, 0);
  expect (self, "turn", "1");
  expect (self, "round", "2");
}

/* The last crate of both ends the game at once, plank or not. */
static void
test_last_crate (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_warehouse_wars, HEADER ("'crates':2"));

  evening_say (session, "{'do':'crate','x':0,'y':0,'z':0}");
  evening_say (session, "{'do':'crate','x':0,'y':1,'z':0}");
  evening_say (session, "{'do':'crate','x':1,'y':0,'z':0}");
  evening_expect (session, "legal", "['next','plank','topple']");
  evening_say (session, "{'do':'next'}");
  evening_say (session, "{'do':'crate','x':3,'y':3,'z':0}");
  evening_expect (session, "over", "true");
  evening_expect (session, "phase", "'over'");
  evening_expect (session, "turn", "null");
  evening_expect (session, "round", "2");
  evening_expect (session, "winners", "[0]");
  evening_expect (session, "prompt", "'Ann wins with 1 point.'");
  evening_refuse (session, "{'do':'crate','x':2,'y':2,'z':0}", TS_ERROR_OVER);
  evening_refuse (session, "{'do':'topple','who':0}", TS_ERROR_OVER);
  evening_refuse (session, "{'do':'next'}", TS_ERROR_OVER);
}

/* If no crate can be placed, even after a plank, the game ends. */
TEST (test_no_place_left)
{
  crate (self, 0, 0, 0);
  crate (self, 1, 0, 0);
  adjust (self, 0, "planks", -12);
  crate (self, 0, 1, 0);
  expect (self, "round", "2");
  crate (self, 1, 1, 0);
  expect (self, "over", "true");
  expect (self, "round", "2");
  expect (self, "winners", "[0,1]");
  expect (self, "prompt", "'A shared win with 1 point: Ann, Bo.'");
}

/* With a plank there is always room. */
TEST (test_plank_to_make_room)
{
  crate (self, 0, 0, 0);
  crate (self, 1, 0, 0);
  crate (self, 0, 1, 0);
  next (self);
  crate (self, 1, 1, 0);
  next (self);
  expect (self, "legal", "['plank','topple']");
  expect (self, "prompt", "'Ann lays a plank to make room, and places a crate.'");
  refuse_crate (self, 0, 0, 1, TS_ERROR_ILLEGAL);
  plank (self, 0, 0, 1, "x", 2);
  expect (self, "legal", "['crate','topple']");
  crate (self, 0, 0, 1);
  expect (self, "turn", "1");
}

/* --- toppling --- */

/* Either player, at any time; the other wins, and scores and tally stay. */
TEST (test_topple)
{
  begin (self);
  crate (self, 0, 1, 0);
  refuse (self, "{'do':'topple'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'topple','who':2}", TS_ERROR_RANGE);
  refuse (self, "{'do':'topple','who':-1}", TS_ERROR_RANGE);
  say (self, "{'do':'topple','who':0}");
  evening_expect_effects (self->session, "");
  expect (self, "over", "true");
  expect (self, "board/toppled", "0");
  expect (self, "winners", "[1]");
  expect (self, "players/0/score", "1");
  expect (self, "players/0/rank", "2");
  expect (self, "players/0/in", "false");
  expect (self, "players/1/score", "0");
  expect (self, "players/1/rank", "1");
  expect (self, "players/1/in", "true");
  expect (self, "tally/0", "{'seat':0,'lines':[{'id':'sets-2','label':'Sets of 2','points':1}],'total':1}");
  expect (self, "prompt", "'Ann has knocked something over, so Bo wins.'");
  adjust (self, 0, "crates", -1);
  expect (self, "winners", "[1]");
  expect (self, "over", "true");
}

TEST (test_topple_by_the_other)
{
  say (self, "{'do':'topple','who':1}");
  expect (self, "winners", "[0]");
  say (self, "{'do':'undo'}");
  expect (self, "board/toppled", "null");
  expect (self, "players/1/in", "true");
  expect (self, "turn", "0");
}

TEST (test_end)
{
  begin (self);
  crate (self, 0, 1, 0);
  say (self, "{'do':'end'}");
  expect (self, "winners", "[0]");
  expect (self, "players/1/in", "true");
  expect (self, "players/1/rank", "2");
  expect (self, "board/toppled", "null");
}

/* --- recording --- */

TEST (test_record)
{
  expect (self, "phase", "'record'");
  expect (self, "turn", "null");
  expect (self, "round", "1");
  expect (self, "legal", "['crate','finish']");
  refuse (self, "{'do':'crate','x':0,'y':0,'z':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'topple','who':0}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'next','who':0}", TS_ERROR_ILLEGAL);
  crate_of (self, 0, 0, 0, 0);
  crate_of (self, 0, 1, 0, 0);
  expect (self, "legal", "['crate','finish','plank']");
  plank (self, 0, 0, 1, "x", 2);
  refuse (self, "{'do':'plank','who':2,'x':0,'y':0,'z':1,'along':'y','length':2}", TS_ERROR_RANGE);
  crate_of (self, 1, 0, 0, 1);
  crate_of (self, 1, 1, 0, 1);
  say (self, "{'do':'plank','who':1,'x':0,'y':0,'z':2,'along':'x','length':2}");
  expect (self, "players/1/counters/planks", "62");
  expect (self, "players/1/counters/crates", "62");
  refuse (self, "{'do':'finish','who':0}", TS_ERROR_SYNTAX);
  say (self, "{'do':'finish'}");
  expect (self, "over", "true");
  expect (self, "winners", "[0,1]");
}

static void
test_finish_in_play (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_warehouse_wars, PLAY);

  evening_refuse (session, "{'do':'finish'}", TS_ERROR_ILLEGAL);
}

/* Support and piece limits hold. */
static void
test_record_limits (void)
{
  g_autoptr (TsSession) session =
      evening_new (&ts_warehouse_wars, HEADER ("'tally_only':true,'crates':2,'planks':1,'first':1"));

  evening_expect (session, "order", "[1,0]");
  evening_refuse (session, "{'do':'crate','who':0,'x':0,'y':0,'z':1}", TS_ERROR_ILLEGAL);
  evening_refuse (session, "{'do':'crate','who':0,'x':4,'y':0,'z':1}", TS_ERROR_RANGE);
  evening_say (session, "{'do':'crate','who':0,'x':0,'y':0,'z':0}");
  evening_say (session, "{'do':'crate','who':0,'x':0,'y':1,'z':0}");
  evening_refuse (session, "{'do':'crate','who':0,'x':0,'y':2,'z':0}", TS_ERROR_ILLEGAL);
  evening_say (session, "{'do':'crate','who':1,'x':1,'y':0,'z':0}");
  evening_say (session, "{'do':'plank','x':0,'y':0,'z':1,'along':'x','length':2}");
  evening_refuse (session, "{'do':'plank','x':0,'y':0,'z':1,'along':'y','length':2}", TS_ERROR_ILLEGAL);
  evening_say (session, "{'do':'crate','who':1,'x':1,'y':0,'z':1}");
  evening_expect (session, "phase", "'record'");
  evening_expect (session, "legal", "['finish']");
}

/* --- corrections --- */

/* One number for both. */
TEST (test_adjust_planks)
{
  adjust (self, 1, "planks", -2);
  evening_expect_effects (self->session, "0 planks -2 adjust, 1 planks -2 adjust");
  expect (self, "players/0/counters/planks", "10");
  refuse (self, "{'do':'adjust','who':0,'counter':'planks','by':3}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'planks','by':-11}", TS_ERROR_RANGE);
  adjust (self, 0, "planks", 2);
  expect (self, "players/1/counters/planks", "12");
}

/* Placed and left together are never more than the option. */
TEST (test_adjust_totals)
{
  begin (self);
  refuse (self, "{'do':'adjust','who':0,'counter':'crates','by':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'crates','by':2}", TS_ERROR_RANGE);
  adjust (self, 0, "crates", -1);
  adjust (self, 0, "crates", 1);
  plank (self, 0, 0, 1, "x", 2);
  refuse (self, "{'do':'adjust','who':1,'counter':'planks','by':1}", TS_ERROR_RANGE);
  crate (self, 0, 0, 1);
  say (self, "{'do':'end'}");
  refuse (self, "{'do':'adjust','who':1,'counter':'planks','by':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':1,'counter':'crates','by':1}", TS_ERROR_RANGE);
  adjust (self, 1, "crates", -3);
  expect (self, "over", "true");
}

/* No crate for whoever has the turn. */
TEST (test_adjust_takes_the_crates)
{
  crate (self, 0, 0, 0);
  adjust (self, 0, "crates", -3);
  expect (self, "turn", "1");
  adjust (self, 1, "crates", -16);
  expect (self, "turn", "0");
  expect (self, "round", "2");
  adjust (self, 0, "crates", -12);
  expect (self, "over", "true");
  expect (self, "round", "2");
}

/* A plank that is laid already stays. */
TEST (test_adjust_takes_the_crates_after_a_plank)
{
  begin (self);
  plank (self, 0, 0, 1, "x", 2);
  adjust (self, 0, "crates", -15);
  expect (self, "turn", "1");
  expect (self, "board/planks/0/z", "1");
  refuse_plank (self, 0, 0, 1, "x", 2, TS_ERROR_ILLEGAL);
}

/* Only `next` would be left. */
TEST (test_adjust_takes_the_planks)
{
  begin (self);
  crate (self, 2, 0, 0);
  expect (self, "turn", "0");
  adjust (self, 1, "planks", -12);
  expect (self, "turn", "1");
}

/* The last crates are gone while somebody may lay a plank. */
TEST (test_adjust_takes_the_last_crates)
{
  begin (self);
  adjust (self, 1, "crates", -14);
  adjust (self, 0, "crates", -14);
  crate (self, 2, 0, 0);
  expect (self, "turn", "0");
  adjust (self, 1, "crates", -1);
  expect (self, "over", "true");
}

/* No place for a crate. */
TEST (test_adjust_takes_the_place)
{
  crate (self, 0, 0, 0);
  crate (self, 1, 0, 0);
  crate (self, 0, 1, 0);
  next (self);
  crate (self, 1, 1, 0);
  next (self);
  expect (self, "legal", "['plank','topple']");
  adjust (self, 0, "planks", -12);
  expect (self, "over", "true");
  adjust (self, 0, "planks", 12);
  expect (self, "over", "true");
}

/* --- what is told --- */

TEST (test_tell)
{
  begin (self);
  plank (self, 0, 0, 1, "x", 2);
  crate (self, 1, 0, 1);
  crate (self, 0, 1, 0);
  next (self);
  say (self, "{'do':'topple','who':1}");
  expect_told (self, 0, "Ann places a crate on the board, column 1, row 1.");
  expect_told (self, 2, "Ann lays a plank on level 1, row 1, columns 1 to 2.");
  expect_told (self, 3, "Ann places a crate on level 1, column 2, row 1.");
  expect_told (self, 5, "Bo lays no plank.");
  expect_told (self, 6, "Bo knocks something over.");
}

TEST (test_tell_a_recording)
{
  crate_of (self, 1, 0, 0, 0);
  crate_of (self, 1, 0, 1, 0);
  plank (self, 0, 0, 1, "y", 2);
  say (self, "{'do':'finish'}");
  expect_told (self, 2, "A plank on level 1, column 1, rows 1 to 2.");
  expect_told (self, 3, "The whole warehouse is written down.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (begin);
  ADD (hint);
  ADD_FUNC (players);
  ADD_FUNC (options);
  ADD_FUNC (first);
  ADD_FUNC (colours);
  ADD (crate);
  ADD (crate_refused);
  ADD (order_of_reasons);
  ADD (a_place_is_taken_once);
  ADD (a_crate_needs_a_plank);
  ADD (crates_on_a_plank);
  ADD (crate_then_plank);
  ADD (plank_then_crate);
  ADD (next);
  ADD (turn_ends_by_itself);
  ADD (round);
  ADD (skip);
  ADD (skip_the_seat_that_began);
  ADD_FUNC (last_crate);
  ADD_TO (TWO_CELLS, no_place_left);
  ADD_TO (TWO_CELLS, plank_to_make_room);
  ADD (topple);
  ADD (topple_by_the_other);
  ADD (end);
  ADD_TO (RECORD, record);
  ADD_FUNC (finish_in_play);
  ADD_FUNC (record_limits);
  ADD (adjust_planks);
  ADD (adjust_totals);
  ADD (adjust_takes_the_crates);
  ADD (adjust_takes_the_crates_after_a_plank);
  ADD (adjust_takes_the_planks);
  ADD (adjust_takes_the_last_crates);
  ADD_TO (TWO_CELLS, adjust_takes_the_place);
  ADD (tell);
  ADD_TO (RECORD, tell_a_recording);
  return g_test_run ();
}
