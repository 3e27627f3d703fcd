/* Shopping War's Stroll: docs/games/shopping-war.md, sentence by sentence. */
#include "shopping-war.h"

TEST (test_phases_of_a_turn)
{
  next (self);
  expect (self, "phase", "'stroll'");
  expect (self, "legal", "['power','relocate','roll']");
  roll (self, 3);
  expect (self, "phase", "'stroll'");
  expect (self, "legal", "['power','relocate','walk']");
  expect (self, "board/rolled", "3");
  expect (self, "board/reach", "{'clockwise':3,'counter-clockwise':9}");
  walk (self, TRUE);
  expect (self, "phase", "'equip2'");
  expect (self, "board/rolled", "null");
  expect (self, "board/reach", "null");
  expect (self, "board/spaces/3/tokens", "[0]");
  expect (self, "board/spaces/0/tokens", "[]");
  equip (self, 3, 1);
  next (self);
  expect (self, "phase", "'relax'");
  expect (self, "legal", "['lose-combo','next','power','relocate']");
  next (self);
  expect_effects (self, "0 emporium_cards +1 relaxed");
  expect (self, "phase", "'equip1'");
  expect (self, "turn", "1");
}

/* Exactly as many spaces, either way; passing others is free; empty Shop: 1 card; empty Corridor: nothing. */
TEST (test_walk)
{
  have_begun (self);
  next (self);
  roll (self, 6);
  walk (self, TRUE);
  expect_effects (self, "");
  expect (self, "board/spaces/7/tokens", "[0]");
  next (self);
  next (self);
  next (self);
  roll (self, 3);
  walk (self, FALSE);
  expect_effects (self, "1 shop_cards +1 drawn");
  expect (self, "board/spaces/2/tokens", "[1]");
  expect (self, "phase", "'equip2'");
}

TEST (test_stroll_refused)
{
  next (self);
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'walk','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'step','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'enter','space':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'roll'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'roll','dice':[0]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll','dice':[1,2]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll','who':1,'dice':[1]}", TS_ERROR_ILLEGAL);
  roll (self, 3);
  refuse (self, "{'do':'roll','dice':[3]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'walk'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'walk','direction':'up'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'walk','direction':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'enter','space':2}", TS_ERROR_ILLEGAL);
}

/* From a Corridor one rolls, or steps to an adjacent Shop without rolling. */
TEST (test_step)
{
  have_begun (self);
  next (self);
  expect (self, "legal", "['power','relocate','roll','step']");
  expect (self, "board/reach", "null");
  refuse (self, "{'do':'step'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'step','direction':'left'}", TS_ERROR_RANGE);
  roll (self, 1);
  refuse (self, "{'do':'step','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'undo'}");
  say (self, "{'do':'step','direction':'counter-clockwise'}");
  expect_effects (self, "0 shop_cards +1 drawn");
  expect (self, "board/spaces/0/tokens", "[0]");
  expect (self, "phase", "'equip2'");
}

TEST (test_step_into_somebody)
{
  have_begun (self);
  relocate (self, 2, 0);
  next (self);
  say (self, "{'do':'step','direction':'counter-clockwise'}");
  expect_effects (self, "");
  expect (self, "phase", "'scuffle'");
  expect (self, "board/scuffle/space", "0");
  expect (self, "board/scuffle/defender", "2");
}

/* From the Lobby into any empty Shop, or one that counts as empty, without rolling. */
TEST (test_enter)
{
  relocate (self, 0, -1);
  expect (self, "board/lobby", "[0]");
  next (self);
  expect (self, "legal", "['enter','power','relocate']");
  refuse (self, "{'do':'roll','dice':[1]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'walk','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'step','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'enter'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'enter','space':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'enter','space':12}", TS_ERROR_RANGE);
  refuse (self, "{'do':'enter','space':3}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'enter','space':4}");
  expect_effects (self, "0 shop_cards +1 drawn");
  expect (self, "board/spaces/4/tokens", "[0,1]");
  expect (self, "board/lobby", "[]");
  expect (self, "phase", "'equip2'");
}

TEST (test_enter_busy_shop)
{
  have_begun (self);
  relocate (self, 0, -1);
  relocate (self, 1, 6);
  next (self);
  refuse (self, "{'do':'enter','space':6}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'enter','space':8}");
}

/* Who has not begun a first turn cannot be fought: the space counts as empty. */
TEST (test_not_begun)
{
  next (self);
  roll (self, 4);
  walk (self, TRUE);
  expect_effects (self, "0 shop_cards +1 drawn");
  expect (self, "phase", "'equip2'");
  expect (self, "board/spaces/4/tokens", "[0,1]");
  next (self);
  next (self);
  expect (self, "turn", "1");
  next (self);
  roll (self, 4);
  walk (self, TRUE);
  expect (self, "phase", "'equip2'");
}

/* A Shopper has begun from the start of its first equip1. */
TEST (test_begun)
{
  next (self);
  roll (self, 2);
  walk (self, TRUE);
  next (self);
  next (self);
  next (self);
  roll (self, 2);
  walk (self, FALSE);
  expect (self, "phase", "'scuffle'");
  expect (self, "board/scuffle/attacker", "1");
  expect (self, "board/scuffle/defender", "0");
}

/* What would pass a counter's bound is not legal. */
TEST (test_full_hands)
{
  have_begun (self);
  next (self);
  adjust (self, 0, "shop_cards", 997);
  expect (self, "legal", "['power','relocate','roll']");
  refuse (self, "{'do':'step','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  roll (self, 1);
  expect (self, "legal", "['power','relocate']");
  refuse (self, "{'do':'walk','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  relocate (self, 0, -1);
  expect (self, "legal", "['power','relocate']");
  refuse (self, "{'do':'enter','space':0}", TS_ERROR_ILLEGAL);
  relocate (self, 0, 0);
  roll (self, 1);
  walk (self, TRUE);
  next (self);
  adjust (self, 0, "emporium_cards", 996);
  expect (self, "legal", "['power','relocate']");
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (phases_of_a_turn);
  ADD (walk);
  ADD (stroll_refused);
  ADD (step);
  ADD (step_into_somebody);
  ADD (enter);
  ADD (enter_busy_shop);
  ADD (not_begun);
  ADD (begun);
  ADD (full_hands);
  return g_test_run ();
}
