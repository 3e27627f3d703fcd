/* Snack Wars' rules: docs/games/snack-wars.md, sentence by sentence. */
#include "games/snack-wars/rules/rules.h"
#include "referee/fixture.h"
#include "referee/json.h"

#include <string.h>

#define PLAYERS "'players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}]"
#define HEADER  "{'tableside':1,'game':'snack-wars'," PLAYERS "}"
#define RECORD  "{'tableside':1,'game':'snack-wars'," PLAYERS ",'options':{'tally_only':true}}"

static void
take_food (Fixture *self, const char *food, int count)
{
  g_autofree char *line = g_strdup_printf ("{'do':'take-food','food':'%s','count':%d}", food, count);

  say (self, line);
}

static void
take_raccoons (Fixture *self, int count)
{
  g_autofree char *line = g_strdup_printf ("{'do':'take-raccoons','count':%d}", count);

  say (self, line);
}

/* --- the table's options --- */

TEST (test_begin)
{
  expect (self, "phase", "'take'");
  expect (self, "round", "1");
  expect (self, "turn", "0");
  expect (self, "order", "[0,1,2]");
  expect (self, "legal", "['take-bonus','take-food','take-raccoons']");
  expect (self, "board/draw", "9");
  expect (self, "board/steals", "0");
  expect (self, "winners", "[]");
  evening_expect_effects (self->session, "");
}

static void
test_players (void)
{
  evening_refuse_header (&ts_snack_wars, "{'tableside':1,'game':'snack-wars','players':[{'name':'Ann'}]}",
                         TS_ERROR_RANGE);
  evening_refuse_header (
      &ts_snack_wars,
      "{'tableside':1,'game':'snack-wars','players':[{'name':'1'},{'name':'2'},{'name':'3'},"
      "{'name':'4'},{'name':'5'},{'name':'6'}]}",
      TS_ERROR_RANGE);
}

/* Croissant 5 and donut 7 are known; the others are a start. */
TEST (test_default_values)
{
  static const char *const values[][2] = {
    { "macaron", "1" }, { "croissant", "5" },      { "cheese", "2" },    { "sushi", "3" },  { "ramen", "4" },
    { "donut", "7" },   { "shrimp-tempura", "6" }, { "milkshake", "8" }, { "burger", "9" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++) {
    g_autofree char *path = g_strdup_printf ("board/majorities/%s/value", values[i][0]);

    expect (self, path, values[i][1]);
  }
}

#define VALUES(donut, burger)                                                                                \
  "{'tableside':1,'game':'snack-wars'," PLAYERS                                                              \
  ",'options':{'values':{'macaron':1,'croissant':2,'cheese':3,"                                              \
  "'sushi':4,'ramen':5,'shrimp-tempura':6,'milkshake':7" donut burger "}}}"

static void
test_values (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_snack_wars, VALUES (",'donut':9", ",'burger':8"));

  evening_say (session, "{'do':'take-food','food':'donut','count':1}");
  evening_expect (session, "players/0/score", "9");
  evening_expect (session, "board/majorities/donut/value", "9");
  evening_refuse_header (&ts_snack_wars, VALUES (",'donut':8", ""), TS_ERROR_SYNTAX);
  evening_refuse_header (&ts_snack_wars, VALUES (",'donut':8", ",'pizza':9"), TS_ERROR_SYNTAX);
  evening_refuse_header (&ts_snack_wars, VALUES (",'donut':8", ",'burger':9,'pizza':9"), TS_ERROR_SYNTAX);
  evening_refuse_header (&ts_snack_wars, VALUES (",'donut':8", ",'burger':8"), TS_ERROR_RANGE);
  evening_refuse_header (&ts_snack_wars, VALUES (",'donut':8", ",'burger':10"), TS_ERROR_RANGE);
  evening_refuse_header (&ts_snack_wars, VALUES (",'donut':8", ",'burger':0"), TS_ERROR_RANGE);
  evening_refuse_header (&ts_snack_wars, VALUES (",'donut':8", ",'burger':'9'"), TS_ERROR_SYNTAX);
}

static void
test_first (void)
{
  g_autoptr (TsSession) session =
      evening_new (&ts_snack_wars, "{'tableside':1,'game':'snack-wars'," PLAYERS ",'options':{'first':2}}");

  evening_expect (session, "turn", "2");
  evening_expect (session, "order", "[2,0,1]");
  evening_say (session, "{'do':'take-food','food':'donut','count':1}");
  evening_expect (session, "turn", "0");
  evening_expect (session, "round", "1");
  evening_say (session, "{'do':'take-food','food':'donut','count':1}");
  evening_say (session, "{'do':'take-food','food':'donut','count':1}");
  evening_expect (session, "turn", "2");
  evening_expect (session, "round", "2");
  evening_refuse_header (&ts_snack_wars,
                         "{'tableside':1,'game':'snack-wars'," PLAYERS ",'options':{'first':3}}",
                         TS_ERROR_RANGE);
  evening_refuse_header (&ts_snack_wars,
                         "{'tableside':1,'game':'snack-wars'," PLAYERS ",'options':{'first':-1}}",
                         TS_ERROR_RANGE);
  evening_refuse_header (&ts_snack_wars,
                         "{'tableside':1,'game':'snack-wars'," PLAYERS ",'options':{'tally_only':0}}",
                         TS_ERROR_SYNTAX);
}

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
  refuse (self, "{'do':'take-food','food':'donut','count':1,'from':1}", TS_ERROR_SYNTAX);
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

/* --- points --- */

/* Strictly more than anybody else; a tie scores nobody. */
TEST (test_majority)
{
  adjust (self, 0, "donut", 2);
  expect (self, "board/majorities/donut", "{'value':7,'leader':0,'counts':[2,0,0]}");
  expect (self, "players/0/score", "7");
  adjust (self, 1, "donut", 2);
  expect (self, "board/majorities/donut", "{'value':7,'leader':null,'counts':[2,2,0]}");
  expect (self, "players/0/score", "0");
  adjust (self, 2, "donut", 1);
  expect (self, "board/majorities/donut/leader", "null");
  adjust (self, 2, "donut", 2);
  expect (self, "board/majorities/donut", "{'value':7,'leader':2,'counts':[2,2,3]}");
  expect (self, "players/2/score", "7");
  expect (self, "board/majorities/sushi/leader", "null");
}

TEST (test_tie_below_the_leader)
{
  adjust (self, 0, "donut", 1);
  adjust (self, 1, "donut", 3);
  adjust (self, 2, "donut", 1);
  expect (self, "board/majorities/donut/leader", "1");
}

/* 1 point for each card of the cuisine in the own collection. */
TEST (test_cuisines)
{
  static const struct {
    const char *bonus;
    const char *kinds[3];
  } cuisines[] = {
    { "french", { "macaron", "croissant", "cheese" } },
    { "japanese", { "sushi", "ramen", "shrimp-tempura" } },
    { "american", { "milkshake", "donut", "burger" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cuisines); i++) {
    g_autofree char *counter = g_strdup_printf ("bonus-%s", cuisines[i].bonus);
    g_autofree char *line = g_strdup_printf ("[{'id':'%s','label':'%c%s bonus','points':4}]", counter,
                                             g_ascii_toupper (cuisines[i].bonus[0]), cuisines[i].bonus + 1);

    adjust (self, 0, counter, 1);
    for (int kind = 0; kind < 3; kind++) {
      adjust (self, 0, cuisines[i].kinds[kind], kind == 1 ? 2 : 1);
      adjust (self, 1, cuisines[i].kinds[kind], kind == 1 ? 2 : 1);
    }
    expect (self, "tally/0/lines", line);
    for (int j = 0; j < 7; j++)
      say (self, "{'do':'undo'}");
  }
}

/* 5 points with at least one card of each cuisine; a line of no points is left out. */
TEST (test_variety)
{
  adjust (self, 0, "bonus-variety", 1);
  adjust (self, 0, "macaron", 1);
  adjust (self, 1, "macaron", 1);
  adjust (self, 0, "sushi", 1);
  adjust (self, 1, "sushi", 1);
  expect (self, "tally/0", "{'seat':0,'lines':[],'total':0}");
  adjust (self, 0, "burger", 1);
  adjust (self, 1, "burger", 1);
  expect (self, "tally/0/lines", "[{'id':'bonus-variety','label':'Variety bonus','points':5}]");
  adjust (self, 0, "macaron", 1);
  expect (self, "tally/0/total", "6");
}

/* 1 point for each Raccoon collected. */
TEST (test_raccoon_bonus)
{
  adjust (self, 0, "raccoons", 4);
  expect (self, "players/0/score", "0");
  adjust (self, 0, "bonus-raccoon", 1);
  expect (self, "tally/0/lines", "[{'id':'bonus-raccoon','label':'Raccoon bonus','points':4}]");
}

/* Most points wins; a tie is a shared win. */
TEST (test_shared_win)
{
  adjust (self, 0, "shrimp-tempura", 1);
  adjust (self, 2, "croissant", 1);
  adjust (self, 2, "macaron", 1);
  say (self, "{'do':'end'}");
  expect (self, "winners", "[0,2]");
  expect (self, "players/0/rank", "1");
  expect (self, "players/1/rank", "3");
}

TEST (test_collections)
{
  adjust (self, 0, "bonus-raccoon", 1);
  adjust (self, 0, "bonus-french", 1);
  adjust (self, 0, "raccoons", 2);
  adjust (self, 0, "cheese", 2);
  expect (
      self, "board/collections/0",
      "{'foods':{'macaron':0,'croissant':0,'cheese':2,'sushi':0,'ramen':0,'shrimp-tempura':0,'milkshake':0,"
      "'donut':0,'burger':0},'bonuses':['french','raccoon'],'raccoons':2}");
  expect (self, "players/0/counters/cards", "4");
  expect (self, "players/0/in", "true");
}

/* --- counting only --- */

TEST (test_record)
{
  expect (self, "phase", "'record'");
  expect (self, "turn", "null");
  expect (self, "round", "1");
  expect (self, "legal", "['collection','finish']");
  expect (self, "board/draw", "0");
}

/* What is left out is none, and what was recorded before is replaced. */
TEST (test_collection)
{
  say (self, "{'do':'collection','who':1,'foods':{'donut':3,'sushi':1},'bonuses':['variety'],'raccoons':2}");
  evening_expect_effects (self->session, "1 raccoons +2 recorded, 1 sushi +1 recorded, 1 donut +3 recorded, "
                                         "1 bonus-variety +1 recorded, 1 cards +5 follows");
  say (self, "{'do':'collection','who':1,'foods':{'donut':4}}");
  evening_expect_effects (self->session, "1 raccoons -2 recorded, 1 sushi -1 recorded, 1 donut +1 recorded, "
                                         "1 bonus-variety -1 recorded, 1 cards -1 follows");
  adjust (self, 1, "burger", 2);
  say (self, "{'do':'collection','who':1}");
  expect (self, "players/1/counters/cards", "0");
  expect (self, "phase", "'record'");
}

TEST (test_collection_refused)
{
  refuse (self, "{'do':'collection','foods':{'donut':3}}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'collection','who':1,'foods':['donut']}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'collection','who':1,'foods':{'pizza':1}}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'collection','who':1,'foods':{'donut':1.0}}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'collection','who':1,'bonuses':'french'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'collection','who':1,'bonuses':[1]}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'collection','who':3}", TS_ERROR_RANGE);
  refuse (self, "{'do':'collection','who':1,'foods':{'donut':-1}}", TS_ERROR_RANGE);
  refuse (self, "{'do':'collection','who':1,'bonuses':['bonus-french']}", TS_ERROR_RANGE);
  refuse (self, "{'do':'collection','who':1,'raccoons':11}", TS_ERROR_RANGE);
  refuse (self, "{'do':'collection','who':1,'raccoons':-1}", TS_ERROR_RANGE);
}

/* Over 9 cards, over 10 Raccoons in all, a Bonus card twice. */
TEST (test_collection_against_the_rules)
{
  refuse (self, "{'do':'collection','who':1,'foods':{'donut':10}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'collection','who':1,'foods':{'donut':99999999999999999999999999}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'collection','who':1,'foods':{'donut':4294967297}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'collection','who':1,'foods':{'donut':5,'sushi':5}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'collection','who':1,'foods':{'donut':9},'bonuses':['french']}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'collection','who':1,'bonuses':['french','french']}", TS_ERROR_ILLEGAL);
  refuse (
      self,
      "{'do':'collection','who':1,'bonuses':['french','japanese','american','variety','raccoon','french']}",
      TS_ERROR_ILLEGAL);
  say (self, "{'do':'collection','who':0,'bonuses':['french'],'raccoons':6}");
  refuse (self, "{'do':'collection','who':1,'bonuses':['french']}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'collection','who':1,'raccoons':5}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'collection','who':1,'raccoons':4}");
  say (self, "{'do':'collection','who':0,'bonuses':['french'],'raccoons':6}");
}

/* Nobody's collection can be full enough to end the recording; `finish` does. */
TEST (test_finish)
{
  say (self, "{'do':'collection','who':0,'foods':{'donut':9}}");
  say (self, "{'do':'collection','who':1,'foods':{'burger':9}}");
  adjust (self, 2, "sushi", 9);
  expect (self, "phase", "'record'");
  refuse (self, "{'do':'finish','who':0}", TS_ERROR_SYNTAX);
  say (self, "{'do':'finish'}");
  expect (self, "over", "true");
  expect (self, "winners", "[1]");
  refuse (self, "{'do':'finish'}", TS_ERROR_OVER);
  refuse (self, "{'do':'collection','who':0}", TS_ERROR_OVER);
}

/* Seats not recorded count as empty. */
TEST (test_finish_at_once)
{
  say (self, "{'do':'finish'}");
  expect (self, "winners", "[0,1,2]");
  expect (self, "tally/1", "{'seat':1,'lines':[],'total':0}");
}

TEST (test_no_play_while_recording)
{
  refuse (self, "{'do':'take-food','food':'donut','count':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'take-food','who':0,'food':'donut','count':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'take-bonus','who':0,'bonus':'french'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'take-raccoons','who':0,'count':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'steal','who':0,'from':1,'food':'donut'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'next','who':0}", TS_ERROR_ILLEGAL);
}

/* The rulebook's final scoring: Delphine 10, Mathilde 13, sushi tied. */
TEST (test_worked_example)
{
  say (self, "{'do':'collection','who':0,'foods':{'donut':3,'sushi':3},'bonuses':['japanese']}");
  say (self, "{'do':'collection','who':1,'foods':{'croissant':3,'sushi':3,'donut':1},"
             "'bonuses':['french','variety']}");
  expect (self, "board/majorities/sushi/leader", "null");
  say (self, "{'do':'finish'}");
  expect (self, "tally/0",
          "{'seat':0,'lines':[{'id':'donut','label':'Donut','points':7},"
          "{'id':'bonus-japanese','label':'Japanese bonus','points':3}],'total':10}");
  expect (self, "tally/1",
          "{'seat':1,'lines':[{'id':'croissant','label':'Croissant','points':5},"
          "{'id':'bonus-french','label':'French bonus','points':3},"
          "{'id':'bonus-variety','label':'Variety bonus','points':5}],'total':13}");
  expect (self, "winners", "[1]");
}

/* --- what people read --- */

TEST (test_sentences)
{
  static const char *const told[] = {
    "Ann takes 3 × Donut.",        "Bo takes the card: French bonus.", "Cy takes 2 Raccoons.",
    "Cy steals from Ann: Donut.",  "Cy steals nothing more.",          "Ann takes 1 Raccoon.",
    "Corrected for Bo: Donut +1.", "The table ends the game here.",
  };

  expect (self, "prompt", "'Ann draws 9 cards.'");
  take_food (self, "donut", 3);
  say (self, "{'do':'take-bonus','bonus':'french'}");
  take_raccoons (self, 2);
  expect (self, "prompt", "'Cy steals 2 cards from the others.'");
  say (self, "{'do':'steal','from':0,'food':'donut'}");
  expect (self, "prompt", "'Cy steals 1 card from the others.'");
  say (self, "{'do':'next'}");
  take_raccoons (self, 1);
  adjust (self, 1, "donut", 1);
  say (self, "{'do':'end'}");
  expect (self, "prompt", "'Ann wins with 7 points.'");
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    expect_told (self, i, told[i]);
}

/* While all others are full, only who is robbed has room. */
TEST (test_who_comes_then)
{
  expect_then (self, "Keep one food, one Bonus card or the Raccoons; then Bo plays.");
  adjust (self, 1, "donut", 9);
  adjust (self, 2, "sushi", 9);
  expect_then (self, "Keep one food, one Bonus card or the Raccoons; all others are full.");
  take_raccoons (self, 2);
  expect_then (self, "Next: whoever loses a card. All others are full.");
  say (self, "{'do':'steal','from':2,'food':'sushi'}");
  expect_then (self, "Next: Cy.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define PLAY(name)  fixture_add ("snack-wars", HEADER, name)
#define COUNT(name) fixture_add ("snack-wars", RECORD, name)
  PLAY (begin);
  g_test_add_func ("/snack-wars/players", test_players);
  PLAY (default_values);
  g_test_add_func ("/snack-wars/values", test_values);
  g_test_add_func ("/snack-wars/first", test_first);
  PLAY (take_food);
  PLAY (take_food_refused);
  PLAY (no_more_than_drawn);
  PLAY (kinds_have_no_supply);
  PLAY (take_bonus);
  PLAY (bonus_is_taken);
  PLAY (no_bonus_left);
  PLAY (take_raccoons);
  PLAY (nobody_to_rob);
  PLAY (raccoons_refused);
  PLAY (ten_raccoons);
  PLAY (steal);
  PLAY (steal_refused);
  PLAY (waive);
  PLAY (only_in_its_phase);
  PLAY (nothing_left_to_steal);
  PLAY (full_while_stealing);
  PLAY (adjust_ends_steals);
  PLAY (full_collections_are_skipped);
  PLAY (round);
  PLAY (end);
  PLAY (end_by_bonus);
  PLAY (adjust_fills);
  PLAY (adjust_after_the_end);
  PLAY (adjust_refused);
  PLAY (majority);
  PLAY (tie_below_the_leader);
  PLAY (cuisines);
  PLAY (variety);
  PLAY (raccoon_bonus);
  PLAY (shared_win);
  PLAY (collections);
  COUNT (record);
  COUNT (collection);
  COUNT (collection_refused);
  COUNT (collection_against_the_rules);
  COUNT (finish);
  COUNT (finish_at_once);
  COUNT (no_play_while_recording);
  COUNT (worked_example);
  PLAY (sentences);
  PLAY (who_comes_then);
  return g_test_run ();
}
