/* Shopping War's Scuffles: docs/games/shopping-war.md, sentence by sentence. */
#include "shopping-war.h"

TEST (test_scuffle)
{
  begin_scuffle (self);
  expect (self, "phase", "'scuffle'");
  expect (self, "turn", "0");
  expect (self, "board/scuffle",
          "{'attacker':0,'defender':1,'space':2,'rounds':[],'won':{'attacker':0,'defender':0}}");
  expect (self, "legal", "['lose-combo','power','scuffle-roll']");
  fight (self, 1, "3,4,5,6");
  expect (self, "board/scuffle/rounds", "[]");
  fight (self, 0, "3,1,3,2");
  expect (self, "board/scuffle/rounds",
          "[{'attacker':{'dice':[3,1,3,2],'strength':6},'defender':{'dice':[3,4,5,6],'strength':0},"
          "'winner':0}]");
  expect (self, "board/scuffle/won", "{'attacker':1,'defender':0}");
}

/* A tie is rolled again. */
TEST (test_tie)
{
  begin_scuffle (self);
  fight (self, 0, "1,2,4,5");
  fight (self, 1, "6,6,6,6");
  expect (self, "board/scuffle/rounds/0/winner", "null");
  expect (self, "board/scuffle/won", "{'attacker':0,'defender':0}");
  expect (self, "phase", "'scuffle'");
}

TEST (test_many_ties)
{
  begin_scuffle (self);
  win_rounds (self, 1);
  for (int i = 0; i < SHOPPING_MAX_ROUNDS + 5; i++) {
    fight (self, 0, "1,2,4,5");
    fight (self, 1, "6,6,6,6");
  }
  expect (self, "board/scuffle/rounds/0/winner", "0");
  expect (self, "board/scuffle/rounds/127/winner", "null");
  expect (self, "board/scuffle/rounds/128", "");
  expect (self, "board/scuffle/won", "{'attacker':1,'defender':0}");
  win_rounds (self, 1);
  expect (self, "phase", "'crowd'");
}

TEST (test_scuffle_refused)
{
  begin_scuffle (self);
  refuse (self, "{'do':'scuffle-roll','dice':[1,2,3,4]}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'scuffle-roll','who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'scuffle-roll','who':3,'dice':[1,2,3,4]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[1,2,3]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[1,2,3,4,5]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[1,2,3,7]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'scuffle-roll','who':2,'dice':[1,2,3,4]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'choose','opponent':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'call-off'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'relocate','who':2,'space':3}", TS_ERROR_ILLEGAL);
  fight (self, 0, "1,2,3,4");
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[1,2,3,4]}", TS_ERROR_ILLEGAL);
}

/* Winner: 1 Star and 2 Shop cards; loser: to the Lobby, 1 Crowd card; then Equip2. */
TEST (test_win)
{
  begin_scuffle (self);
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won, 0 stars +1 scuffle-won");
  expect (self, "phase", "'crowd'");
  expect (self, "turn", "0");
  expect (self, "board/scuffle", "null");
  expect (self, "board/lobby", "[1]");
  expect (self, "board/spaces/2/tokens", "[0]");
  expect (self, "legal", "['lose-combo','next','power','relocate']");
  refuse (self, "{'do':'next','who':1}", TS_ERROR_ILLEGAL);
  next (self);
  expect (self, "phase", "'equip2'");
}

/* If the mover lost, the turn goes on with Equip2, too. */
TEST (test_mover_loses)
{
  have_begun (self);
  equip (self, 3, 3);
  idle_turn (self);
  relocate (self, 0, 4);
  relocate (self, 1, 3);
  next (self);
  say (self, "{'do':'step','direction':'clockwise'}");
  expect (self, "board/scuffle/attacker", "1");
  for (int i = 0; i < 2; i++) {
    fight (self, 0, "3,3,3,3");
    fight (self, 1, "3,3,3,3");
  }
  expect_effects (self, "0 shop_cards +2 scuffle-won, 0 stars +1 scuffle-won");
  expect (self, "board/lobby", "[1]");
  expect (self, "phase", "'crowd'");
  expect (self, "turn", "1");
  next (self);
  expect (self, "phase", "'equip2'");
  expect (self, "turn", "1");
}

TEST (test_choose)
{
  have_begun (self);
  equip (self, 3, 3);
  relocate (self, 1, 2);
  relocate (self, 2, 2);
  next (self);
  say (self, "{'do':'step','direction':'clockwise'}");
  expect (self, "phase", "'scuffle'");
  expect (self, "board/scuffle/defender", "null");
  expect (self, "legal", "['choose','lose-combo','power']");
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[1,2,3,4]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'scuffle-roll','who':1,'dice':[1,2,3,4]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'call-off'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'choose'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'choose','opponent':3}", TS_ERROR_RANGE);
  refuse (self, "{'do':'choose','opponent':0}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'choose','who':1,'opponent':2}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'choose','opponent':2}");
  expect (self, "board/scuffle/defender", "2");
  refuse (self, "{'do':'choose','opponent':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'scuffle-roll','who':1,'dice':[1,2,3,4]}", TS_ERROR_ILLEGAL);
  for (int i = 0; i < 2; i++) {
    fight (self, 0, "3,1,1,1");
    fight (self, 2, "1,1,1,1");
  }
  expect (self, "board/lobby", "[2]");
  expect (self, "board/spaces/2/tokens", "[0,1]");
}

/* Of those who stand there, only who has begun can be chosen. */
TEST (test_choose_among_those_who_have_begun)
{
  idle_turn (self);
  relocate (self, 0, 6);
  relocate (self, 2, 6);
  next (self);
  roll (self, 2);
  walk (self, TRUE);
  expect (self, "board/scuffle/defender", "0");
  refuse (self, "{'do':'choose','opponent':2}", TS_ERROR_ILLEGAL);
}

/* A fighter's Strength is that of the moment of rolling. */
TEST (test_strength_of_the_moment)
{
  begin_scuffle (self);
  fight (self, 0, "3,1,1,1");
  say (self, "{'do':'lose-combo','who':0,'slot':3,'to':'discard'}");
  fight (self, 1, "1,1,1,1");
  expect (self, "board/scuffle/rounds/0/attacker/strength", "3");
  expect (self, "board/scuffle/rounds/0/winner", "0");
}

/* Only when neither fighter has a Combo of Strength above 0; the space counts as empty, also after rounds. */
TEST (test_call_off)
{
  begin_scuffle (self);
  win_rounds (self, 1);
  refuse (self, "{'do':'call-off'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'lose-combo','who':0,'slot':3,'to':'stock'}");
  expect (self, "legal", "['call-off','power','scuffle-roll']");
  refuse (self, "{'do':'call-off','who':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'call-off'}");
  expect_effects (self, "0 shop_cards +1 drawn");
  expect (self, "phase", "'equip2'");
  expect (self, "board/spaces/2/tokens", "[0,1]");
  expect (self, "board/scuffle", "null");
}

TEST (test_call_off_with_strength_zero)
{
  have_begun (self);
  equip (self, 3, 0);
  relocate (self, 1, 3);
  next (self);
  roll (self, 2);
  walk (self, TRUE);
  fight (self, 1, "3,4,5,6");
  say (self, "{'do':'call-off'}");
  expect_effects (self, "");
  expect (self, "phase", "'equip2'");
  expect (self, "board/spaces/3/tokens", "[0,1]");
}

/* Two more cards than a hand can hold: the round that would bring them cannot be. */
TEST (test_prize_past_the_bounds)
{
  begin_scuffle (self);
  win_rounds (self, 1);
  adjust (self, 0, "shop_cards", 997);
  fight (self, 1, "1,1,1,1");
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[3,1,1,1]}", TS_ERROR_ILLEGAL);
  expect (self, "legal", "['lose-combo','power','scuffle-roll']");
  fight (self, 0, "1,1,1,1");
  fight (self, 0, "3,1,1,1");
  expect (self, "legal", "['lose-combo','power']");
  refuse (self, "{'do':'scuffle-roll','who':1,'dice':[1,1,1,1]}", TS_ERROR_ILLEGAL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (scuffle);
  ADD (tie);
  ADD (many_ties);
  ADD (scuffle_refused);
  ADD (win);
  ADD (mover_loses);
  ADD (choose);
  ADD (choose_among_those_who_have_begun);
  ADD (strength_of_the_moment);
  ADD (call_off);
  ADD (call_off_with_strength_zero);
  ADD (prize_past_the_bounds);
  return g_test_run ();
}
