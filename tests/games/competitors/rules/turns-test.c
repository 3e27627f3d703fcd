/* Competitor$: the opening, the danger, rounds and the end; docs/games/competitors.md, sentence by sentence.
 */
#include "competitors.h"

/* --- the opening --- */

TEST (test_start)
{
  expect (self, "phase", "'headquarters'");
  expect (self, "turn", "0");
  expect (self, "round", "1");
  expect (self, "order", "[0,1,2]");
  expect (self, "players/1",
          "{'name':'Bo','score':0,'rank':1,'in':true,'counters':{'money':200000,'victory_points':0,"
          "'trucks':2,'ships':1,'aircraft':1,'territory_cards':10,'contract_cards':5,'branches':0,"
          "'actions':0}}");
  expect (self, "board",
          "{'danger':null,'headquarters':[null,null,null],'branches':[[],[],[]],'contracts':[],"
          "'due':{'customs':0,'event':null,'rolled':null},'wealth':[380000,380000,380000]}");
  expect (self, "legal", "['found','lose','pay','receive','special','trade']");
  expect (self, "tally", "[]");
  expect (self, "prompt", "'Ann chooses a Headquarters card.'");
}

static void
test_options (void)
{
  static const char *const refused[] = {
    HEADER ("'mode':'long'"),
    HEADER ("'target':0"),
    HEADER ("'target':100"),
    HEADER ("'rounds':0"),
    HEADER ("'rounds':100"),
    HEADER ("'tables':''"),
    HEADER ("'continents':[]"),
    HEADER ("'continents':['asia','asia','europe','africa','oceania','north-america']"),
    HEADER ("'continents':['asia','europe','africa','oceania','north-america']"),
    HEADER ("'continents':['asia','moon','europe','africa','oceania','north-america']"),
    "{'tableside':1,'game':'competitors'," PLAYERS ",'options':{'first':3}}",
    "{'tableside':1,'game':'competitors'," PLAYERS ",'options':{'first':'dice'}}",
    "{'tableside':1,'game':'competitors','players':[{'name':'Ann'}]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    evening_refuse_header (&ts_competitors, refused[i], TS_ERROR_RANGE);
  evening_refuse_header (&ts_competitors, HEADER ("'tables':1"), TS_ERROR_SYNTAX);
  evening_refuse_header (&ts_competitors, HEADER ("'pace':1"), TS_ERROR_SYNTAX);
}

/* Ties roll again, and only they. */
TEST (test_roll_off)
{
  expect (self, "phase", "'first-player'");
  expect (self, "turn", "null");
  say (self, "{'do':'roll-off','who':2,'dice':[5]}");
  refuse (self, "{'do':'roll-off','who':2,'dice':[6]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'roll-off','dice':[6]}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'roll-off','who':1,'dice':[7]}", TS_ERROR_RANGE);
  say (self, "{'do':'roll-off','who':0,'dice':[1]}");
  expect (self, "prompt", "'Still to roll a die: Bo.'");
  say (self, "{'do':'roll-off','who':1,'dice':[5]}");
  expect (self, "phase", "'first-player'");
  refuse (self, "{'do':'roll-off','who':0,'dice':[6]}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'roll-off','who':1,'dice':[2]}");
  say (self, "{'do':'roll-off','who':2,'dice':[3]}");
  expect (self, "phase", "'headquarters'");
  expect (self, "turn", "2");
  expect (self, "order", "[2,0,1]");
  refuse (self, "{'do':'roll-off','who':0,'dice':[6]}", TS_ERROR_ILLEGAL);
}

TEST (test_found)
{
  refuse (self, "{'do':'found','state':'','continent':'europe'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'found','state':'Italy','continent':'moon'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'found','who':1,'state':'Italy','continent':'europe'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'found','state':' Itälien ','continent':'europe'}");
  refuse (self, "{'do':'found','state':'itÄlien','continent':'asia'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'found','who':1,'state':'Kenya','continent':'africa'}");
  say (self, "{'do':'found','state':'Japan','continent':'asia'}");
  expect (self, "board/headquarters",
          "[{'state':' Itälien ','continent':'europe'},{'state':'Kenya','continent':'africa'},"
          "{'state':'Japan','continent':'asia'}]");
  expect (self, "phase", "'weather'");
  expect (self, "turn", "0");
}

/* --- the danger --- */

TEST (test_weather)
{
  g_autofree char *expected = g_strdup_printf ("%d", ts_competitors_hazards[3][6].save);

  say (self, "{'do':'found','state':'Italy','continent':'europe'}");
  say (self, "{'do':'found','state':'Kenya','continent':'africa'}");
  say (self, "{'do':'found','state':'Japan','continent':'asia'}");
  refuse (self, "{'do':'save','who':0,'dice':[1]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'roll-weather','who':1,'dice':[4,7]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'roll-weather','dice':[7,7]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll-weather','dice':[4,13]}", TS_ERROR_RANGE);
  say (self, "{'do':'roll-weather','dice':[4,7]}");
  expect (self, "phase", "'actions'");
  expect (self, "turn", "0");
  expect_counter (self, 0, "actions", 2);
  expect_counter (self, 1, "actions", 0);
  expect (self, "prompt", "'Ann has 2 actions.'");
  expect (self, "board/danger/continent", "'africa'");
  expect (self, "board/danger/event", "7");
  expect (self, "board/danger/saves", "[null,null,null]");
  expect (self, "board/danger/save", expected);
  refuse (self, "{'do':'roll-weather','dice':[4,7]}", TS_ERROR_ILLEGAL);
}

/* A face below the cell's number is saved; the number is not said where the cell has it. */
TEST (test_save)
{
  begin (self);
  refuse (self, "{'do':'save','who':0,'dice':[1],'number':3}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'save','who':0,'dice':[1],'number':7}", TS_ERROR_RANGE);
  refuse (self, "{'do':'save','who':3,'dice':[1]}", TS_ERROR_RANGE);
  say (self, "{'do':'save','who':2,'dice':[1]}");
  say (self, "{'do':'save','who':0,'dice':[6]}");
  refuse (self, "{'do':'save','who':2,'dice':[1]}", TS_ERROR_ILLEGAL);
  expect (self, "board/danger/saves", "[false,null,true]");
  say (self, "{'do':'next'}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'save','who':1,'dice':[6]}"); /* the danger holds until the next roll */
  expect (self, "legal", "['lose','pay','receive','roll-weather','special','trade']");
  say (self, "{'do':'roll-weather','dice':[1,1]}");
  expect (self, "board/danger/saves", "[null,null,null]");
}

/* Where the cells are empty, the table reads the number. */
TEST (test_save_by_own_table)
{
  begin (self);
  expect (self, "board/danger",
          "{'continent':'africa','event':7,'text':null,'save':null,'saves':[null,null,null]}");
  refuse (self, "{'do':'save','who':1,'dice':[2]}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'save','who':1,'dice':[2],'number':3}");
  say (self, "{'do':'save','who':2,'dice':[3],'number':3}");
  expect (self, "board/danger/saves", "[null,true,false]");
  expect_then (self, "Danger in Africa: Read cell Africa / 7 on your table.");
}

/* How a phase goes is told as long as it is what the prompt asks; then what has happened is. */
TEST (test_hints)
{
  static const char roll[] = "Each rolls one die, on the screen or on the table; tap the face that fell.";

  expect_hint (self, roll);
  say (self, "{'do':'roll-off','who':0,'dice':[5]}");
  say (self, "{'do':'roll-off','who':1,'dice':[5]}");
  expect_hint (self, roll);
  say (self, "{'do':'roll-off','who':2,'dice':[2]}");
  expect_hint (self, NULL); /* they rolled alike */
}

TEST (test_hints_of_a_delivery)
{
  static const char move[] =
      "Each movement turn by itself: tap the ground you cross, then say whether you have arrived.";
  static const char read[] = "Read a card from the deck, then tap its colour.";

  begin_delivery (self, 2);
  expect_hint (self, move);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':1}");
  expect_hint (self, read);
  say (self, "{'do':'customs','colour':'green'}");
  expect_hint (self, move);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':1,'flag':'africa'}");
  expect_hint (self, NULL); /* an event waits */
  say (self, "{'do':'customs','colour':'green'}");
  expect_hint (self, "Roll a d12, read the cell, then settle it.");
  say (self, "{'do':'roll-event','dice':[4]}");
  expect_hint (self, NULL);
  say (self, "{'do':'settle'}");
  expect_hint (self, NULL); /* have the goods arrived? */
}

/* What has been rolled comes before the next card. */
TEST (test_prompt_of_card_and_event)
{
  begin_delivery (self, 2);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':1,'flag':'africa'}");
  expect (self, "prompt", "'Ann draws 1 Customs card and reads it.'");
  say (self, "{'do':'roll-event','dice':[4]}");
  expect (self, "phase", "'customs'");
  expect (self, "prompt",
          "'A school lends you its drummers, and the whole port loads in time. Receive 12,000.'");
  say (self, "{'do':'settle'}");
  expect (self, "prompt", "'Ann draws 1 Customs card and reads it.'");
}

TEST (test_continents)
{
  begin (self);
  expect (self, "board/danger/continent", "'asia'");
}

/* --- rounds --- */

TEST (test_two_actions)
{
  static const char hint[] = "Each player has two actions: tap what you do. Dealings among players are free.";

  begin (self);
  expect_hint (self, hint);
  say (self, "{'do':'draw','card':'territory'}");
  expect_effects (self, "0 territory_cards +1 drawn, 0 actions -1 follows");
  expect_hint (self, hint);
  say (self, "{'do':'draw','card':'contract'}");
  expect_hint (self, NULL);
  expect (self, "legal", "['lose','next','pay','receive','save','special','trade']");
  refuse (self, "{'do':'draw','card':'territory'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'draw','card':'joker'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'next','who':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'next'}");
  expect (self, "turn", "1");
  expect_counter (self, 0, "actions", 0);
  expect_counter (self, 1, "actions", 2);
}

/* A full hand draws nothing. */
TEST (test_draw_past_the_bound)
{
  begin (self);
  adjust (self, 0, "territory_cards", 106);
  refuse (self, "{'do':'draw','card':'territory'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'draw','card':'contract'}");
  adjust (self, 0, "contract_cards", 110);
  expect_counter (self, 0, "contract_cards", 116);
  expect (self, "legal",
          "['buy','carry','lose','move','next','pay','receive','save','sell','sign','special','trade']");
}

static void
pass_all (Fixture *self)
{
  for (int i = 0; i < 3; i++)
    say (self, "{'do':'next'}");
}

TEST (test_rounds)
{
  begin (self);
  pass_all (self);
  expect (self, "phase", "'weather'");
  expect (self, "round", "2");
  expect (self, "turn", "0");
  expect_counter (self, 0, "actions", 0);
  say (self, "{'do':'roll-weather','dice':[1,12]}");
  expect (self, "round", "2");
}

/* Somebody has the points, but the round goes on to its end. */
TEST (test_end_by_points)
{
  begin (self);
  adjust (self, 1, "victory_points", 10);
  adjust (self, 2, "victory_points", 9);
  say (self, "{'do':'next'}");
  say (self, "{'do':'next'}");
  expect (self, "over", "false");
  say (self, "{'do':'next'}");
  expect (self, "over", "true");
  expect (self, "phase", "'over'");
  expect (self, "turn", "null");
  expect (self, "round", "1");
  expect (self, "winners", "[1]");
  expect (self, "legal", "[]");
  refuse (self, "{'do':'next'}", TS_ERROR_OVER);
  expect (self, "tally/0",
          "{'seat':0,'lines':[{'id':'victory-points','label':'Victory Points','points':0}],'total':0,"
          "'wealth':380000}");
}

TEST (test_end_by_time)
{
  begin (self);
  adjust (self, 1, "victory_points", 99);
  pass_all (self);
  say (self, "{'do':'roll-weather','dice':[1,1]}");
  pass_all (self);
  expect (self, "over", "true");
  expect (self, "round", "2");
}

/* Equal points: the richer, but only once it is over; who is equal in both shares. */
TEST (test_rank)
{
  begin (self);
  say (self, "{'do':'receive','who':2,'amount':1}");
  expect (self, "players/2/rank", "1");
  expect (self, "players/0/rank", "1");
  say (self, "{'do':'end'}");
  expect (self, "players/2/rank", "1");
  expect (self, "players/0/rank", "2");
  expect (self, "players/1/rank", "2");
  expect (self, "winners", "[2]");
  expect (self, "prompt", "'Cy wins with 0 points and more wealth.'");
  adjust (self, 0, "money", 1);
  expect (self, "winners", "[0,2]");
  expect (self, "prompt", "'A shared win with 0 points: Ann, Cy.'");
  adjust (self, 1, "victory_points", 1);
  expect (self, "winners", "[1]");
  expect (self, "prompt", "'Bo wins with 1 point.'");
}

/* The early end. */
TEST (test_end)
{
  begin_delivery (self, 3);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':2,'flag':'asia'}");
  say (self, "{'do':'end'}");
  expect_counter (self, 0, "actions", 0);
  expect (self, "board/due", "{'customs':0,'event':null,'rolled':null}");
  expect (self, "board/contracts/0/status", "'moving'");
}

/* A correction keeps the Contracts' vehicles. */
TEST (test_adjust)
{
  begin_delivery (self, 3);
  adjust (self, 0, "trucks", -1);
  refuse (self, "{'do':'adjust','who':0,'counter':'trucks','by':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'trucks','by':9}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'actions','by':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'adjust','who':0,'counter':'branches','by':1}", TS_ERROR_ILLEGAL);
  adjust (self, 1, "trucks", -2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("competitors", PLAIN, name)
  ADD (start);
  g_test_add_func ("/competitors/options", test_options);
  fixture_add ("competitors", "{'tableside':1,'game':'competitors'," PLAYERS "}", roll_off);
  fixture_add ("competitors", "{'tableside':1,'game':'competitors'," PLAYERS "}", hints);
  ADD (hints_of_a_delivery);
  ADD (prompt_of_card_and_event);
  ADD (found);
  ADD (weather);
  ADD (save);
  fixture_add ("competitors", HEADER ("'tables':'none'"), save_by_own_table);
  g_test_add ("/competitors/save_by_a_set_that_is_not_there", Fixture, HEADER ("'tables':'our-box'"),
              fixture_set_up, test_save_by_own_table, fixture_tear_down);
  fixture_add ("competitors",
               HEADER ("'continents':['oceania','africa','europe','asia','south-america','north-america']"),
               continents);
  ADD (two_actions);
  ADD (draw_past_the_bound);
  ADD (rounds);
  ADD (end_by_points);
  fixture_add ("competitors", HEADER ("'mode':'timed','rounds':2"), end_by_time);
  ADD (rank);
  ADD (end);
  ADD (adjust);
  return g_test_run ();
}
