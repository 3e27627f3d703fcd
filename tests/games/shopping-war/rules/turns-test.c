/* Shopping War's turns and ends: docs/games/shopping-war.md, sentence by sentence. */
#include "shopping-war.h"

/* --- the first player --- */

TEST (test_first_player)
{
  expect (self, "phase", "'first-player'");
  expect (self, "turn", "null");
  expect (self, "order", "[0,1,2]");
  expect (self, "round", "1");
  expect (self, "legal", "['roll-off']");
  say (self, "{'do':'roll-off','who':2,'dice':[4]}");
  say (self, "{'do':'roll-off','who':0,'dice':[6]}");
  expect (self, "phase", "'first-player'");
  say (self, "{'do':'roll-off','who':1,'dice':[2]}");
  expect (self, "phase", "'equip1'");
  expect (self, "turn", "1");
  expect (self, "order", "[1,2,0]");
  expect (self, "round", "1");
}

/* Those tied lowest roll again. */
TEST (test_tied_lowest)
{
  say (self, "{'do':'roll-off','who':0,'dice':[2]}");
  say (self, "{'do':'roll-off','who':1,'dice':[5]}");
  say (self, "{'do':'roll-off','who':2,'dice':[2]}");
  expect (self, "phase", "'first-player'");
  refuse (self, "{'do':'roll-off','who':1,'dice':[1]}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'roll-off','who':2,'dice':[6]}");
  say (self, "{'do':'roll-off','who':0,'dice':[6]}");
  expect (self, "phase", "'first-player'");
  say (self, "{'do':'roll-off','who':2,'dice':[5]}");
  say (self, "{'do':'roll-off','who':0,'dice':[6]}");
  expect (self, "turn", "2");
}

TEST (test_roll_off_refused)
{
  refuse (self, "{'do':'roll-off','dice':[1]}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'roll-off','who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'roll-off','who':0,'dice':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'roll-off','who':3,'dice':[1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll-off','who':0,'dice':[7]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll-off','who':0,'dice':[1,1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll-off','who':0,'dice':[]}", TS_ERROR_RANGE);
  say (self, "{'do':'roll-off','who':0,'dice':[1]}");
  refuse (self, "{'do':'roll-off','who':0,'dice':[1]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'power','who':0,'shop':2,'emporium':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'lose-combo','who':0,'slot':3,'to':'stock'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'relocate','who':0,'space':3}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'next','who':0}", TS_ERROR_ILLEGAL);
}

static void
test_first_is_said (void)
{
  g_autoptr (TsSession) session = table ("{'first':2}");

  evening_expect (session, "phase", "'equip1'");
  evening_expect (session, "turn", "2");
  evening_expect (session, "order", "[2,0,1]");
  evening_refuse (session, "{'do':'roll-off','who':0,'dice':[1]}", TS_ERROR_ILLEGAL);
}

/* --- rounds and the end --- */

/* `round` rises when the turn reaches the first player's seat. */
static void
test_round (void)
{
  Fixture fixture = { .session = table ("{'first':1}") };

  idle_turn (&fixture);
  idle_turn (&fixture);
  expect (&fixture, "turn", "0");
  expect (&fixture, "round", "1");
  idle_turn (&fixture);
  expect (&fixture, "turn", "1");
  expect (&fixture, "round", "2");
  expect (&fixture, "order", "[1,2,0]");
  ts_session_unref (fixture.session);
}

/* The winning Star: two cards and the Lobby still, no Crowd card. */
TEST (test_winning_star)
{
  begin_scuffle (self);
  adjust (self, 0, "stars", 2);
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won, 0 stars +1 scuffle-won");
  expect (self, "phase", "'over'");
  expect (self, "over", "true");
  expect (self, "turn", "null");
  expect (self, "legal", "[]");
  expect (self, "board/lobby", "[1]");
  expect (self, "board/scuffle", "null");
  expect (self, "winners", "[0]");
  expect (self, "tally/0", "{'seat':0,'lines':[{'id':'stars','label':'Stars','points':3}],'total':3}");
  expect (self, "tally/1", "{'seat':1,'lines':[{'id':'stars','label':'Stars','points':0}],'total':0}");
  refuse (self, "{'do':'next','who':0}", TS_ERROR_OVER);
}

static void
test_other_number_of_stars (void)
{
  Fixture fixture = { .session = table ("{'first':0,'stars':1}") };

  begin_scuffle (&fixture);
  win_rounds (&fixture, 2);
  expect (&fixture, "winners", "[0]");
  ts_session_unref (fixture.session);
}

/* `adjust` of Stars never ends the game; when a Scuffle ends only its winner is looked at. */
TEST (test_adjust_does_not_end)
{
  begin_scuffle (self);
  adjust (self, 2, "stars", 50);
  expect (self, "over", "false");
  win_rounds (self, 2);
  expect (self, "phase", "'crowd'");
  expect (self, "players/2/rank", "1");
}

/* Stars stop at 99, and win there. */
TEST (test_most_stars)
{
  begin_scuffle (self);
  adjust (self, 0, "stars", 99);
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won");
  expect (self, "players/0/counters/stars", "99");
  expect (self, "winners", "[0]");
}

/* After a game won by Scuffle the winner stays whatever is adjusted. */
TEST (test_winner_stays)
{
  begin_scuffle (self);
  adjust (self, 0, "stars", 2);
  win_rounds (self, 2);
  adjust (self, 1, "stars", 9);
  expect (self, "winners", "[0]");
  expect (self, "players/0/rank", "2");
  expect (self, "tally/1/total", "9");
}

/* After `end` all with the most Stars share the win. */
TEST (test_end)
{
  say (self, "{'do':'end'}");
  expect (self, "winners", "[0,1,2]");
  adjust (self, 1, "stars", 1);
  expect (self, "winners", "[1]");
  adjust (self, 2, "stars", 1);
  expect (self, "winners", "[1,2]");
}

/* Outside of their phases neither the roll nor the Scuffle is there, and the end is no phase of theirs. */
TEST (test_end_in_the_midst)
{
  have_begun (self);
  next (self);
  roll (self, 3);
  say (self, "{'do':'end'}");
  expect (self, "board/rolled", "null");
  expect (self, "board/reach", "null");
  say (self, "{'do':'undo'}");
  relocate (self, 1, 4);
  walk (self, TRUE);
  expect (self, "phase", "'scuffle'");
  say (self, "{'do':'end'}");
  expect (self, "board/scuffle", "null");
  expect (self, "legal", "[]");
}

TEST (test_adjust_refused)
{
  refuse (self, "{'do':'adjust','who':0,'counter':'stars','by':100}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'stars','by':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'stock','by':1000}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'shop_cards','by':998}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'lives','by':1}", TS_ERROR_RANGE);
}

/* --- the last Shopper --- */

TEST (test_lives)
{
  expect (self, "players/1/score", "2");
  expect (self, "players/1/in", "true");
  begin_scuffle (self);
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won, 1 stars -1 scuffle-lost");
  expect (self, "phase", "'crowd'");
  expect (self, "board/lobby", "[1]");
  expect (self, "players/1/in", "true");
}

/* Knocked out: no Crowd card; cards and Combos are lost, the token stands nowhere. */
TEST (test_defender_is_out)
{
  begin_scuffle (self);
  adjust (self, 1, "stars", -1);
  adjust (self, 1, "stock", 4);
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won, 1 stars -1 scuffle-lost, 1 shop_cards -2 out, "
                        "1 emporium_cards -3 out, 1 stock -4 out");
  expect (self, "phase", "'equip2'");
  expect (self, "turn", "0");
  expect (self, "players/1/in", "false");
  expect (self, "board/lobby", "[]");
  expect (self, "board/spaces/2/tokens", "[0]");
  expect (self, "order", "[0,1,2]");
  refuse (self, "{'do':'relocate','who':1,'space':3}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'relocate','who':1,'space':30}", TS_ERROR_RANGE);
  refuse (self, "{'do':'lose-combo','who':1,'slot':3,'to':'stock'}", TS_ERROR_ILLEGAL);
  adjust (self, 1, "stock", 4);
  refuse (self, "{'do':'power','who':1,'stock':4}", TS_ERROR_ILLEGAL);
  next (self);
  next (self);
  expect (self, "turn", "2");
}

/* The mover is out: on to the next seat's equip1 without Relax; Combos are lost. */
TEST (test_mover_is_out)
{
  have_begun (self);
  equip (self, 3, 3);
  idle_turn (self);
  equip (self, 4, 1);
  relocate (self, 0, 4);
  relocate (self, 1, 3);
  adjust (self, 1, "stars", -1);
  next (self);
  say (self, "{'do':'step','direction':'clockwise'}");
  for (int i = 0; i < 2; i++) {
    fight (self, 0, "3,3,3,3");
    fight (self, 1, "4,1,1,1");
  }
  expect (self, "phase", "'equip1'");
  expect (self, "turn", "2");
  expect (self, "board/combos/1", "{}");
  expect (self, "players/1/counters", "{'stars':0,'shop_cards':0,'emporium_cards':0,'stock':0}");
}

/* The round rises when the turn passes the first player's seat, too. */
TEST (test_first_player_is_out)
{
  have_begun (self);
  expect (self, "round", "2");
  idle_turn (self);
  equip (self, 3, 3);
  relocate (self, 0, 6);
  adjust (self, 0, "stars", -2);
  next (self);
  say (self, "{'do':'step','direction':'clockwise'}");
  for (int i = 0; i < 2; i++) {
    fight (self, 1, "3,3,3,3");
    fight (self, 0, "3,3,3,3");
  }
  expect (self, "players/0/in", "false");
  next (self);
  next (self);
  idle_turn (self);
  expect (self, "turn", "1");
  expect (self, "round", "3");
}

/* Stars stop at 0: who has none by a correction is in until a Scuffle is lost. */
TEST (test_no_stars_by_adjust)
{
  begin_scuffle (self);
  adjust (self, 1, "stars", -2);
  expect (self, "players/1/in", "true");
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won, 1 shop_cards -2 out, 1 emporium_cards -3 out");
  expect (self, "players/1/in", "false");
  adjust (self, 1, "stars", 9);
  expect (self, "players/1/in", "false");
  refuse (self, "{'do':'relocate','who':1,'space':3}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'end'}");
  expect (self, "players/1/rank", "1");
  expect (self, "winners", "[0,2]");
}

/* The last one in wins. */
static void
test_last_one_in (void)
{
  Fixture fixture = { .session = evening_new (&ts_shopping_war,
                                              "{" GAME ",'players':[{'name':'Ann'},{'name':'Bo'}],'options':{"
                                              "'first':0,'variant':'last-shopper','stars':1}}") };

  idle_turn (&fixture);
  idle_turn (&fixture);
  equip (&fixture, 3, 3);
  relocate (&fixture, 1, 3);
  next (&fixture);
  roll (&fixture, 2);
  walk (&fixture, TRUE);
  win_rounds (&fixture, 2);
  expect (&fixture, "phase", "'over'");
  expect (&fixture, "winners", "[0]");
  expect (&fixture, "players/0/counters/shop_cards", "3");
  expect (&fixture, "prompt", "'Ann is the last Shopper and wins. Out: Bo in round 2.'");
  adjust (&fixture, 0, "stars", -1);
  adjust (&fixture, 1, "stars", 5);
  expect (&fixture, "winners", "[0]");
  ts_session_unref (fixture.session);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TO (ROLL, first_player);
  ADD_TO (ROLL, tied_lowest);
  ADD_TO (ROLL, roll_off_refused);
  ADD_FUNC (first_is_said);
  ADD_FUNC (round);
  ADD (winning_star);
  ADD_FUNC (other_number_of_stars);
  ADD (adjust_does_not_end);
  ADD (most_stars);
  ADD (winner_stays);
  ADD (end);
  ADD (end_in_the_midst);
  ADD (adjust_refused);
  ADD_TO (LAST, lives);
  ADD_TO (LAST, defender_is_out);
  ADD_TO (LAST, mover_is_out);
  ADD_TO (LAST, first_player_is_out);
  ADD_TO (LAST, no_stars_by_adjust);
  ADD_FUNC (last_one_in);
  return g_test_run ();
}
