/* Competitor$: goods go over to other vehicles, one's own and lent ones; docs/games/competitors.md. */
#include "competitors.h"

#define SIGN(vehicle)  "{'do':'sign','vehicle':'" vehicle "','from':'asia','to':'asia','turns':2,'fee':5000}"
#define SHIFT(vehicle) "{'do':'shift','contract':1,'vehicle':'" vehicle "'}"
#define LENT(vehicle)  "{'do':'shift','contract':1,'vehicle':'" vehicle "','owner':1}"

/* --- whose vehicle it is --- */

/* The Contract's vehicle is the one that the goods are on now. */
TEST (test_to_own)
{
  begin_delivery (self, 3);
  say (self, SHIFT ("ship"));
  expect_effects (self, "");
  expect_told (self, 6, "Ann shifts the goods of Contract 1 to a Ship.");
  expect (self, "board/contracts/0",
          "{'id':1,'seat':0,'vehicle':'ship','from':'europe','to':'africa','turns':3,'used':0,'fee':40000,"
          "'points':3,'status':'moving'}");
  expect_counter (self, 0, "actions", 0);
  refuse (self, "{'do':'move','vehicle':'truck','terrain':['plain']}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'carry','by':'aircraft','distance':'green','points':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'free','vehicle':'truck'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'free','vehicle':'ship'}");
  say (self, "{'do':'move','vehicle':'ship','hexes':4}");
  expect_effects (self, "0 money -1000 fuel, -2 money +1000 fuel");
  say (self, "{'do':'undo'}");
  say (self, "{'do':'undo'}");
  say (self, "{'do':'undo'}");
  expect (self, "board/contracts/0/vehicle", "'truck'");
}

/* Whoever delivers pays the fuel of a lent vehicle. After the delivery nobody lends any more. */
TEST (test_to_lent)
{
  begin_delivery (self, 3);
  say (self, LENT ("aircraft"));
  expect_told (self, 6, "Ann shifts the goods of Contract 1 to an Aircraft of Bo.");
  expect (self, "board/contracts/0/vehicle", "'aircraft'");
  expect (self, "board/contracts/0/lender", "1");
  say (self, "{'do':'move','vehicle':'aircraft','distance':'red'}");
  expect_effects (self, "0 money -3000 fuel, -2 money +3000 fuel");
  say (self, "{'do':'arrive'}");
  expect (self, "board/contracts/0",
          "{'id':1,'seat':0,'vehicle':'aircraft','from':'europe','to':'africa','turns':3,'used':1,"
          "'fee':40000,'points':3,'status':'delivered'}");
  say (self, "{'do':'next'}");
  say (self, SIGN ("aircraft"));
}

/* In the order of the page: a Contract of one's own, a lender, another vehicle than that of now, a free one.
 */
TEST (test_refusals)
{
  begin (self);
  refuse (self, SHIFT ("ship"), TS_ERROR_ILLEGAL);
  say (self, SIGN ("truck"));
  refuse (self, "{'do':'shift','contract':2,'vehicle':'ship'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'shift','contract':4294967297,'vehicle':'ship'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'shift','contract':1,'vehicle':'ship','owner':0}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'shift','contract':1,'vehicle':'ship','owner':3}", TS_ERROR_RANGE);
  refuse (self, SHIFT ("cart"), TS_ERROR_RANGE);
  refuse (self, SHIFT ("truck"), TS_ERROR_ILLEGAL);
  say (self, SIGN ("ship"));
  refuse (self, SHIFT ("ship"), TS_ERROR_ILLEGAL);
  say (self, LENT ("truck"));
  refuse (self, LENT ("truck"), TS_ERROR_ILLEGAL);
  say (self, SHIFT ("truck"));
  say (self, "{'do':'next'}");
  refuse (self, SHIFT ("ship"), TS_ERROR_ILLEGAL);
}

/* The only vehicle that is free is of the kind that carries the goods already. */
TEST (test_nowhere_to_go)
{
  begin (self);
  for (int seat = 0; seat < 3; seat++) {
    adjust (self, seat, "ships", -1);
    adjust (self, seat, "aircraft", -1);
    if (seat != 0)
      adjust (self, seat, "trucks", -2);
  }
  say (self, SIGN ("truck"));
  expect (self, "legal",
          "['buy','deliver','draw','lose','move','next','pay','receive','save','sell','sign','special',"
          "'trade']");
  refuse (self, SHIFT ("truck"), TS_ERROR_ILLEGAL);
  adjust (self, 2, "trucks", 1);
  say (self, "{'do':'shift','contract':1,'vehicle':'truck','owner':2}");
}

/* It takes no action, and can be done with none left; then the Contract waits for the next round. */
TEST (test_without_actions)
{
  begin (self);
  say (self, SIGN ("truck"));
  say (self, "{'do':'draw','card':'contract'}");
  expect (self, "legal", "['lose','next','pay','receive','save','shift','special','trade']");
  say (self, LENT ("truck"));
  expect (self, "board/contracts/0/status", "'signed'");
}

/* Once all movement turns are used, a delivery can only end; other Contracts wait for that. */
TEST (test_with_all_turns_used)
{
  begin (self);
  say (self, "{'do':'sign','vehicle':'truck','from':'asia','to':'asia','turns':1,'fee':5000}");
  say (self, "{'do':'deliver','contract':1}");
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain']}");
  expect (self, "legal", "['arrive','fail','lose','pay','receive','save','special','trade']");
  refuse (self, SHIFT ("ship"), TS_ERROR_ILLEGAL);
  refuse (self, LENT ("truck"), TS_ERROR_ILLEGAL);
}

/* --- what is lent is bound --- */

TEST (test_lent_is_bound)
{
  begin (self);
  say (self, SIGN ("truck"));
  say (self, LENT ("ship"));
  refuse (self, "{'do':'adjust','who':1,'counter':'ships','by':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'trade','who':1,'with':2,'give':{'ships':1},'take':{}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'lose','who':1,'what':'ship'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'next'}");
  refuse (self, "{'do':'sell','what':'ship'}", TS_ERROR_ILLEGAL);
  refuse (self, SIGN ("ship"), TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'move','vehicle':'ship','hexes':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'carry','by':'ship','hexes':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'adjust','who':1,'counter':'ships','by':1}");
  say (self, "{'do':'sell','what':'ship'}");
}

/* Who signed has the own vehicle free again. */
TEST (test_signer_is_free)
{
  begin (self);
  say (self, SIGN ("ship"));
  say (self, LENT ("ship"));
  say (self, SIGN ("ship"));
  say (self, "{'do':'lose','who':0,'what':'ship','contract':2}");
  say (self, "{'do':'undo'}");
  refuse (self, "{'do':'lose','who':0,'what':'ship','contract':1}", TS_ERROR_ILLEGAL);
}

/* The lender loses the ship, who signed the point. */
TEST (test_lender_loses)
{
  begin (self);
  adjust (self, 0, "victory_points", 2);
  adjust (self, 1, "victory_points", 2);
  say (self, SIGN ("truck"));
  say (self, LENT ("ship"));
  refuse (self, "{'do':'lose','who':0,'what':'ship','contract':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'lose','who':1,'what':'truck','contract':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'deliver','contract':1}");
  say (self, "{'do':'move','vehicle':'ship','hexes':1,'customs':2,'flag':'asia'}");
  say (self, "{'do':'lose','who':1,'what':'ship','contract':1}");
  expect_effects (self, "1 ships -1 lost, 0 victory_points -1 failed");
  expect (self, "phase", "'actions'");
  expect (self, "turn", "0");
  expect (self, "board/due", "{'customs':0,'event':null,'rolled':null}");
}

/* --- since rules version 2 --- */

/* The card that stops it is read after its movement turn, the last one too. */
TEST (test_free_after_the_last_turn)
{
  begin_delivery (self, 1);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':1}");
  expect (self, "legal", "['customs','free','lose','pay','receive','save','special','trade']");
  say (self, "{'do':'free','vehicle':'truck'}");
  expect_effects (self, "0 money -5000 freed, -2 money +5000 freed");
  say (self, "{'do':'customs','colour':'green'}");
  refuse (self, "{'do':'free','vehicle':'truck'}", TS_ERROR_ILLEGAL);
}

/* Wherever a State is said, and before anything that depends on how things stand. */
TEST (test_blank_states)
{
  refuse (self, "{'do':'found','state':'  ','continent':'europe'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'found','state':'\\u3000\\u00a0','continent':'europe'}", TS_ERROR_RANGE);
  begin (self);
  refuse (self, "{'do':'sell','what':'branch','state':' '}", TS_ERROR_RANGE);
  refuse (self, "{'do':'special','who':0,'state':' '}", TS_ERROR_RANGE);
  refuse (self, "{'do':'trade','who':0,'with':0,'give':{'branches':[' ']},'take':{}}", TS_ERROR_RANGE);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{},'take':{'branches':[' ']}}", TS_ERROR_RANGE);
  say (self, "{'do':'draw','card':'contract'}");
  say (self, "{'do':'draw','card':'contract'}");
  refuse (self, "{'do':'buy','what':'branch','state':' ','continent':'asia'}", TS_ERROR_RANGE);
  refuse (self,
          "{'do':'sign','vehicle':'truck','from':'asia','to':'asia','turns':1,'fee':0,'from_state':' '}",
          TS_ERROR_RANGE);
  refuse (self, "{'do':'sign','vehicle':'truck','from':'asia','to':'asia','turns':1,'fee':0,'to_state':' '}",
          TS_ERROR_RANGE);
}

/* A table that began before is played as it was. */
TEST (test_first_rules)
{
  say (self, "{'do':'found','state':'  ','continent':'europe'}");
  say (self, "{'do':'undo'}");
  begin_delivery (self, 1);
  expect (self, "legal", "['carry','fail','free','lose','move','pay','receive','save','special','trade']");
  refuse (self, SHIFT ("ship"), TS_ERROR_UNKNOWN_VERB);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':1}");
  refuse (self, "{'do':'free','vehicle':'truck'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'special','who':0}");
  refuse (self, "{'do':'special','who':0,'state':' '}", TS_ERROR_ILLEGAL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("competitors", NEWEST, name)
  ADD (to_own);
  ADD (to_lent);
  ADD (refusals);
  ADD (nowhere_to_go);
  ADD (without_actions);
  ADD (with_all_turns_used);
  ADD (lent_is_bound);
  ADD (signer_is_free);
  ADD (lender_loses);
  ADD (free_after_the_last_turn);
  ADD (blank_states);
  fixture_add ("competitors", PLAIN, first_rules);
  return g_test_run ();
}
