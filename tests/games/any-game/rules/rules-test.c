/* Any Game, whose rules the table makes: docs/games/any-game.md, sentence by sentence. */
#include "games/any-game/rules/rules.h"
#include "referee/fixture.h"

#define GAME(options)                                                                                        \
  "{'tableside':1,'game':'any-game','players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}],'options':"       \
  "{" options "}}"

/* --- turns --- */

TEST (test_turns)
{
  expect (self, "legal", "['next','score']");
  expect (self, "prompt", "'It is Ann’s turn.'");
  expect (self, "players/0/counters", "{'column-1':0}");
  say (self, "{'do':'score','who':0,'points':12}");
  expect_effects (self, "0 column-1 +12 scored");
  expect_told (self, 0, "Ann gets 12.");
  expect (self, "turn", "1");
  say (self, "{'do':'next'}");
  say (self, "{'do':'score','who':2,'points':-3,'stay':true}");
  expect (self, "turn", "2");
  expect (self, "round", "1");
  say (self, "{'do':'score','who':0,'points':1}"); /* points for somebody else end no turn */
  expect (self, "turn", "2");
  say (self, "{'do':'next','who':2}");
  expect (self, "round", "2");
  expect (self, "turn", "0");
  expect (self, "players/2/rank", "3");
  refuse (self, "{'do':'next','who':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'score','who':0,'points':100000}", TS_ERROR_RANGE);
  refuse (self, "{'do':'score','points':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'score','who':0,'points':1,'column':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'score','who':0,'points':1,'column':7}", TS_ERROR_RANGE);
}

/* What the table does without. */
TEST (test_left_out)
{
  refuse (self, "{'do':'round','points':[1,2,3]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'pay','from':0,'to':1,'amount':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'life','who':0}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'roll','count':1,'dice':[1]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'adjust','who':0,'counter':'money','by':1}", TS_ERROR_RANGE);
}

TEST (test_columns)
{
  say (self, "{'do':'score','who':0,'points':5,'column':2,'stay':true}");
  say (self, "{'do':'score','who':0,'points':7}");
  expect (self, "players/0/counters", "{'column-1':7,'column-2':5}");
  expect (self, "players/0/score", "12");
  expect (self, "tally/0/lines",
          "[{'id':'column-1','label':'Game','points':7},{'id':'column-2','label':'Trumps','points':5}]");
  refuse (self, "{'do':'score','who':1,'points':1,'column':3}", TS_ERROR_ILLEGAL);
}

/* --- rounds --- */

TEST (test_rounds)
{
  expect (self, "turn", "null");
  expect (self, "prompt", "'Round 1: Ann begins.'");
  expect (self, "legal", "['round','score']");
  refuse (self, "{'do':'next','who':0}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'round','points':[13,13]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'round','points':[13,13,1]}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'round','points':[13,13,0]}");
  expect_effects (self, "0 column-1 +13 scored, 1 column-1 +13 scored");
  expect (self, "order", "[1,2,0]");
  expect (self, "round", "2");
  say (self, "{'do':'round','points':[20,0,6],'stay':true}");
  expect (self, "round", "2");
  say (self, "{'do':'round','points':[0,26,0]}");
  expect (self, "over", "true");
  expect (self, "winners", "[2]"); /* the fewest */
}

TEST (test_turns_back)
{
  say (self, "{'do':'round','points':[1,2,3]}");
  expect (self, "order", "[2,1,0]");
  say (self, "{'do':'round','points':[1,2,3]}");
  expect (self, "order", "[0,1,2]");
  expect (self, "over", "false");
  say (self, "{'do':'round','points':[1,2,3]}");
  expect (self, "over", "true"); /* three rounds were agreed on */
}

TEST (test_winner_begins)
{
  say (self, "{'do':'round','points':[1,5,5]}");
  expect (self, "order", "[1,2,0]"); /* of two, who played first */
  say (self, "{'do':'round','points':[1,0,5]}");
  expect (self, "order", "[2,0,1]");
}

/* What somebody wins with is a number for people: grouped, and with a minus that is no hyphen. */
TEST (test_told_points)
{
  say (self, "{'do':'score','who':0,'points':-1500}");
  say (self, "{'do':'end'}");
  expect (self, "prompt", "'Ann wins with \u2066−1,500\u2069 points.'");
  say (self, "{'do':'adjust','who':0,'counter':'column-1','by':1500}");
  expect (self, "prompt", "'A shared win with 0 points: Ann, Bo, Cy.'");
}

/* --- money, lives, dice --- */

TEST (test_money)
{
  expect (self, "players/1/score", "100");
  say (self, "{'do':'pay','from':0,'to':'bank','amount':30}");
  expect_effects (self, "0 money -30 paid, -2 money +30 paid");
  expect_told (self, 0, "Ann pays 30 to the bank.");
  say (self, "{'do':'pay','from':1,'to':2,'amount':100}");
  expect (self, "players/2/rank", "1");
  refuse (self, "{'do':'pay','from':1,'to':2,'amount':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'pay','from':2,'to':2,'amount':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'pay','from':'bank','to':'bank','amount':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'pay','from':'bank','to':0,'amount':5}");
  expect_told (self, 2, "The bank pays 5 to Ann.");
  refuse (self, "{'do':'score','who':0,'points':1}", TS_ERROR_ILLEGAL); /* no columns */
}

TEST (test_lives)
{
  say (self, "{'do':'life','who':0}");
  expect_told (self, 0, "Ann loses a life.");
  expect (self, "turn", "0");
  say (self, "{'do':'life','who':0}");
  expect (self, "players/0/in", "false");
  expect (self, "turn", "1"); /* who is out has no turn */
  refuse (self, "{'do':'life','who':0}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'next'}");
  say (self, "{'do':'next'}");
  expect (self, "turn", "1");
  expect (self, "round", "2");
  refuse (self, "{'do':'adjust','who':1,'counter':'lives','by':-3}", TS_ERROR_RANGE);
  say (self, "{'do':'adjust','who':1,'counter':'lives','by':-2}");
  expect (self, "turn", "2");
  expect (self, "over", "false"); /* a correction ends no game */
  refuse (self, "{'do':'adjust','who':2,'counter':'lives','by':-2}", TS_ERROR_RANGE);
  say (self, "{'do':'adjust','who':1,'counter':'lives','by':1}");
  say (self, "{'do':'life','who':1}");
  expect (self, "over", "true");
  expect (self, "winners", "[2]");
}

TEST (test_dice)
{
  expect (self, "legal", "['next','roll','score']");
  say (self, "{'do':'roll','dice':[6,6,1]}");
  expect (self, "board/rolled", "[6,6,1]");
  say (self, "{'do':'roll','count':1,'sides':20,'dice':[20]}");
  expect (self, "board/rolled", "[20]");
  refuse (self, "{'do':'roll','dice':[1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll','dice':[1,2,7]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll','count':11,'dice':[1]}", TS_ERROR_RANGE);
  say (self, "{'do':'next'}");
  expect (self, "board/rolled", "[]");
}

/* --- tables --- */

static void
test_no_column (void)
{
  evening_refuse_header (&ts_any_game, GAME ("'columns':[],'write':'rounds'"), TS_ERROR_RANGE);
  evening_refuse_header (&ts_any_game, GAME ("'columns':['1','2','3','4','5','6','7']"), TS_ERROR_RANGE);
}

/* One alone, against the target. */
static void
test_alone (void)
{
  g_autoptr (TsSession) session = evening_new (
      &ts_any_game, "{'tableside':1,'game':'any-game','players':[{'name':'Ann'}],'options':{'target':10}}");

  evening_say (session, "{'do':'score','who':0,'points':9}");
  evening_expect (session, "over", "false");
  evening_say (session, "{'do':'score','who':0,'points':1}");
  evening_expect (session, "winners", "[0]");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(options, name) fixture_add ("any-game", GAME (options), name)
  ADD ("", turns);
  ADD ("", left_out);
  ADD ("'columns':['Game','Trumps']", columns);
  ADD ("'write':'rounds','order':'on','wins':'lowest','target':30,'must_add_up':true,'sum':26", rounds);
  ADD ("'write':'rounds','order':'back','rounds':3", turns_back);
  ADD ("'write':'rounds','order':'winner'", winner_begins);
  ADD ("'wins':'lowest'", told_points);
  ADD ("'columns':[],'money':100", money);
  ADD ("'lives':2", lives);
  ADD ("'count':3", dice);
  g_test_add_func ("/any-game/no-column", test_no_column);
  g_test_add_func ("/any-game/alone", test_alone);
  return g_test_run ();
}
