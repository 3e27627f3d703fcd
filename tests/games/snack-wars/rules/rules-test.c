/* Snack Wars' table, and counting only: docs/games/snack-wars.md, sentence by sentence. */
#include "snack-wars.h"

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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (begin);
  ADD_FUNC (players);
  ADD (default_values);
  ADD_FUNC (values);
  ADD_FUNC (first);
  ADD_TO (RECORD, record);
  ADD_TO (RECORD, collection);
  ADD_TO (RECORD, collection_refused);
  ADD_TO (RECORD, collection_against_the_rules);
  ADD_TO (RECORD, finish);
  ADD_TO (RECORD, finish_at_once);
  ADD_TO (RECORD, no_play_while_recording);
  ADD_TO (RECORD, worked_example);
  return g_test_run ();
}
