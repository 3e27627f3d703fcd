/* Snack Wars' moves, turns and end: docs/games/snack-wars.md, sentence by sentence. */
#include "snack-wars.h"

/* --- taking --- */

TEST (test_take_food)
{
  take_food (self, "donut", 3);
  evening_expect_effects (self->session, "0 donut +3 taken, 0 cards +3 follows");
  expect (self, "players/0/counters/donut", "3");
  expect (self, "players/0/counters/cards", "3");
  expect (self, "turn", "1");
  expect (self, "board/draw", "9");
  take_food (self, "sushi", 1);
  take_food (self, "ramen", 1);
  expect (self, "turn", "0");
  expect (self, "board/draw", "6");
}

TEST (test_take_food_refused)
{
  refuse (self, "{'do':'take-food','count':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'take-food','food':'donut'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'take-food','food':1,'count':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'take-food','food':'donut','count':1,'to':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'take-food','food':'pizza','count':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'take-food','food':'donut','count':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'take-food','food':'donut','count':10}", TS_ERROR_RANGE);
  refuse (self, "{'do':'take-food','who':1,'food':'donut','count':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'take-food','who':3,'food':'donut','count':1}", TS_ERROR_RANGE);
}

/* `count` is at most the cards drawn. */
TEST (test_no_more_than_drawn)
{
  for (int i = 0; i < 3; i++)
    take_food (self, "donut", 3);
  refuse (self, "{'do':'take-food','food':'donut','count':7}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'take-raccoons','count':7}", TS_ERROR_ILLEGAL);
  take_food (self, "donut", 6);
}

/* A kind has no supply of its own. */
TEST (test_kinds_have_no_supply)
{
  for (int i = 0; i < 3; i++)
    take_food (self, "donut", 9);
  expect (self, "over", "true");
}

TEST (test_take_bonus)
{
  say (self, "{'do':'take-bonus','bonus':'variety'}");
  evening_expect_effects (self->session, "0 bonus-variety +1 taken, 0 cards +1 follows");
  expect (self, "board/collections/0/bonuses", "['variety']");
  expect (self, "turn", "1");
}

/* Each exists once. */
TEST (test_bonus_is_taken)
{
  say (self, "{'do':'take-bonus','bonus':'variety'}");
  refuse (self, "{'do':'take-bonus','bonus':'variety'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'take-bonus','bonus':'bonus-variety'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'take-bonus'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'take-bonus','bonus':['variety']}", TS_ERROR_SYNTAX);
}

TEST (test_no_bonus_left)
{
  static const char *const bonuses[] = { "french", "japanese", "american", "variety", "raccoon" };

  for (guint i = 0; i < G_N_ELEMENTS (bonuses); i++) {
    g_autofree char *line = g_strdup_printf ("{'do':'take-bonus','bonus':'%s'}", bonuses[i]);

    expect (self, "legal", "['take-bonus','take-food','take-raccoons']");
    say (self, line);
  }
  expect (self, "legal", "['take-food','take-raccoons']");
}

/* --- raccoons --- */

/* They lie beside the collection and do not count towards it. */
TEST (test_take_raccoons)
{
  take_food (self, "donut", 2);
  take_raccoons (self, 3);
  expect (self, "players/1/counters/raccoons", "3");
  expect (self, "players/1/counters/cards", "0");
  expect (self, "phase", "'steal'");
  expect (self, "turn", "1");
  expect (self, "board/steals", "3");
  expect (self, "board/draw", "0");
  expect (self, "legal", "['next','steal']");
}

/* A Raccoon taken while no opponent holds a card steals nothing. */
TEST (test_nobody_to_rob)
{
  take_raccoons (self, 2);
  expect (self, "phase", "'take'");
  expect (self, "turn", "1");
  expect (self, "players/0/counters/raccoons", "2");
}

TEST (test_raccoons_refused)
{
  refuse (self, "{'do':'take-raccoons'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'take-raccoons','count':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'take-raccoons','count':10}", TS_ERROR_RANGE);
}

/* There are ten in all. */
TEST (test_ten_raccoons)
{
  take_raccoons (self, 6);
  refuse (self, "{'do':'take-raccoons','count':5}", TS_ERROR_ILLEGAL);
  take_raccoons (self, 4);
  refuse (self, "{'do':'take-raccoons','count':1}", TS_ERROR_ILLEGAL);
  expect (self, "legal", "['take-bonus','take-food']");
}

/* Each steals one card, food or bonus, into the own collection. */
TEST (test_steal)
{
  take_food (self, "donut", 2);
  say (self, "{'do':'take-bonus','bonus':'french'}");
  take_raccoons (self, 3);
  say (self, "{'do':'steal','from':0,'food':'donut'}");
  evening_expect_effects (self->session, "0 donut -1 stolen-away, 2 donut +1 stolen, 0 cards -1 follows, "
                                         "2 cards +1 follows");
  expect (self, "board/steals", "2");
  say (self, "{'do':'steal','from':1,'bonus':'french'}");
  expect (self, "board/collections/2/bonuses", "['french']");
  expect (self, "board/collections/1/bonuses", "[]");
  expect (self, "board/steals", "1");
  expect (self, "phase", "'steal'");
  say (self, "{'do':'steal','from':0,'food':'donut'}");
  expect (self, "phase", "'take'");
  expect (self, "turn", "0");
  expect (self, "board/steals", "0");
}

TEST (test_steal_refused)
{
  take_food (self, "donut", 2);
  take_food (self, "sushi", 2);
  take_raccoons (self, 2);
  say (self, "{'do':'steal','from':1,'food':'sushi'}");
  refuse (self, "{'do':'steal','food':'donut'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'steal','from':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'steal','from':0,'food':'donut','bonus':'french'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'steal','from':'0','food':'donut'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'steal','from':0,'food':'pizza'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'steal','from':3,'food':'donut'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'steal','from':2,'food':'sushi'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'steal','from':0,'food':'sushi'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'steal','from':0,'bonus':'french'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'steal','who':0,'from':1,'food':'sushi'}", TS_ERROR_ILLEGAL);
}

/* Remaining steals may always be waived. */
TEST (test_waive)
{
  take_food (self, "donut", 2);
  take_raccoons (self, 9);
  say (self, "{'do':'next'}");
  expect (self, "phase", "'take'");
  expect (self, "turn", "2");
  expect (self, "board/steals", "0");
}

TEST (test_only_in_its_phase)
{
  refuse (self, "{'do':'steal','from':1,'food':'donut'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'steal','from':9,'food':'pizza'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'finish'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'collection','who':0}", TS_ERROR_ILLEGAL);
  take_food (self, "donut", 2);
  take_raccoons (self, 1);
  refuse (self, "{'do':'take-food','food':'donut','count':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'take-bonus','bonus':'french'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'take-raccoons','count':1}", TS_ERROR_ILLEGAL);
}

/* Steals left when nobody else holds a card end by themselves. */
TEST (test_nothing_left_to_steal)
{
  take_food (self, "donut", 1);
  take_raccoons (self, 5);
  say (self, "{'do':'steal','from':0,'food':'donut'}");
  expect (self, "phase", "'take'");
  expect (self, "turn", "2");
}

/* So do they when the own collection is full. */
TEST (test_full_while_stealing)
{
  take_food (self, "donut", 8);
  take_food (self, "sushi", 8);
  adjust (self, 2, "ramen", 7);
  take_raccoons (self, 2);
  expect (self, "board/steals", "2");
  say (self, "{'do':'steal','from':1,'food':'sushi'}");
  say (self, "{'do':'undo'}");
  adjust (self, 2, "ramen", 1);
  say (self, "{'do':'steal','from':1,'food':'sushi'}");
  expect (self, "players/2/counters/cards", "9");
  expect (self, "phase", "'take'");
  expect (self, "turn", "0");
}

/* An `adjust` after which nothing can be stolen ends the steals. */
TEST (test_adjust_ends_steals)
{
  take_food (self, "donut", 1);
  take_raccoons (self, 2);
  adjust (self, 0, "donut", -1);
  expect (self, "phase", "'take'");
  expect (self, "turn", "2");
  say (self, "{'do':'undo'}");
  expect (self, "phase", "'steal'");
  adjust (self, 1, "ramen", 9);
  expect (self, "turn", "2");
}

/* --- turns and the end --- */

/* A player with 9 cards skips the turn; robbed, plays again. */
TEST (test_full_collections_are_skipped)
{
  take_food (self, "donut", 1);
  take_food (self, "sushi", 9);
  take_food (self, "ramen", 1);
  take_food (self, "donut", 1);
  expect (self, "turn", "2");
  take_raccoons (self, 1);
  say (self, "{'do':'steal','from':1,'food':'sushi'}");
  expect (self, "turn", "0");
  take_food (self, "donut", 1);
  expect (self, "turn", "1");
  expect (self, "board/draw", "1");
}

/* `round` rises when play passes or skips seat `first`. */
TEST (test_round)
{
  take_food (self, "donut", 9);
  take_food (self, "sushi", 1);
  expect (self, "round", "1");
  take_food (self, "ramen", 1);
  expect (self, "turn", "1");
  expect (self, "round", "2");
  take_food (self, "sushi", 1);
  take_food (self, "ramen", 8);
  expect (self, "round", "3");
  take_food (self, "sushi", 1);
  expect (self, "turn", "1");
  expect (self, "round", "4");
}

/* The game ends when all have 9. */
TEST (test_end)
{
  take_food (self, "donut", 9);
  take_food (self, "sushi", 9);
  take_food (self, "ramen", 8);
  expect (self, "over", "false");
  expect (self, "turn", "2");
  take_food (self, "burger", 1);
  expect (self, "phase", "'over'");
  expect (self, "turn", "null");
  expect (self, "legal", "[]");
  expect (self, "winners", "[2]");
  expect (self, "board/draw", "0");
  refuse (self, "{'do':'take-food','food':'donut','count':1}", TS_ERROR_OVER);
  refuse (self, "{'do':'next'}", TS_ERROR_OVER);
  refuse (self, "{'do':'finish'}", TS_ERROR_OVER);
}

/* The last card may be a bonus card. */
TEST (test_end_by_bonus)
{
  take_food (self, "donut", 9);
  take_food (self, "sushi", 9);
  take_food (self, "ramen", 8);
  say (self, "{'do':'take-bonus','bonus':'japanese'}");
  expect (self, "over", "true");
  expect (self, "players/2/score", "12");
}

/* A correction that fills the collection whose turn it is passes it over, and ends the game with the last
 * one. */
TEST (test_adjust_fills)
{
  adjust (self, 0, "donut", 9);
  expect (self, "turn", "1");
  adjust (self, 2, "donut", 9);
  expect (self, "turn", "1");
  adjust (self, 1, "donut", 8);
  expect (self, "turn", "1");
  adjust (self, 1, "donut", 1);
  expect (self, "over", "true");
}

/* Over stays over, also when cards are taken away again. */
TEST (test_adjust_after_the_end)
{
  for (int i = 0; i < 3; i++)
    take_food (self, "donut", 9);
  adjust (self, 0, "donut", -1);
  adjust (self, 1, "donut", -1);
  expect (self, "phase", "'over'");
  expect (self, "winners", "[2]");
  adjust (self, 2, "raccoons", 3);
  expect (self, "players/2/score", "7");
}

TEST (test_adjust_refused)
{
  refuse (self, "{'do':'adjust','who':0,'counter':'cards','by':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'adjust','who':0,'counter':'donut','by':10}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'donut','by':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'pizza','by':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'french','by':1}", TS_ERROR_RANGE);
  adjust (self, 0, "donut", 5);
  refuse (self, "{'do':'adjust','who':0,'counter':'sushi','by':5}", TS_ERROR_RANGE);
  adjust (self, 0, "bonus-french", 1);
  refuse (self, "{'do':'adjust','who':0,'counter':'bonus-french','by':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':1,'counter':'bonus-french','by':1}", TS_ERROR_RANGE);
  adjust (self, 0, "raccoons", 6);
  refuse (self, "{'do':'adjust','who':1,'counter':'raccoons','by':5}", TS_ERROR_RANGE);
  adjust (self, 1, "raccoons", 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (take_food);
  ADD (take_food_refused);
  ADD (no_more_than_drawn);
  ADD (kinds_have_no_supply);
  ADD (take_bonus);
  ADD (bonus_is_taken);
  ADD (no_bonus_left);
  ADD (take_raccoons);
  ADD (nobody_to_rob);
  ADD (raccoons_refused);
  ADD (ten_raccoons);
  ADD (steal);
  ADD (steal_refused);
  ADD (waive);
  ADD (only_in_its_phase);
  ADD (nothing_left_to_steal);
  ADD (full_while_stealing);
  ADD (adjust_ends_steals);
  ADD (full_collections_are_skipped);
  ADD (round);
  ADD (end);
  ADD (end_by_bonus);
  ADD (adjust_fills);
  ADD (adjust_after_the_end);
  ADD (adjust_refused);
  return g_test_run ();
}
