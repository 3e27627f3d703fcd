/* Chip Shop's years, phases and turns: docs/games/chip-shop.md. */
#include "chip-shop.h"

#define SIX                                                                                                  \
  "{'tableside':1,'game':'chip-shop','players':[{'name':'A'},{'name':'B'},{'name':'C'},{'name':'D'},"        \
  "{'name':'E'},{'name':'F'}]}"
#define NOTHING "'marketing':0,'quality':0"

/* --- personalities --- */

TEST (test_start)
{
  for (int seat = 0; seat < 3; seat++) {
    g_autofree char *path = g_strdup_printf ("players/%d/counters", seat);

    expect (self, path,
            "{'money':5,'rd':0," NOTHING ",'longevity':0,'loyalty':0,'staff':0,'streams':0,'completed':0}");
  }
  expect_effects (self, "-2 money -5 start, 0 money +5 start, -2 money -5 start, 1 money +5 start, "
                        "-2 money -5 start, 2 money +5 start");
  expect (self, "phase", "'personalities'");
  expect (self, "round", "1");
  expect (self, "turn", "0");
  expect (self, "order", "[0,1,2]");
  expect (self, "legal", "['personality']");
  expect (self, "board/squares", "[1,2,3,4,5]");
  expect (self, "board/due", "null");
  expect (self, "board/wages", "[false,false,false]");
  expect (self, "board/hands", "[[],[],[]]");
  expect (self, "board/loans", "[[],[],[]]");
}

/* Round and back again; the last pick enters year 1. */
TEST (test_snake)
{
  static const int turns[] = { 0, 1, 2, 2, 1, 0 };
  static const char *const cards[] = { "jack-tramiel", "john-scully",   "philip-don-estridge",
                                       "bill-gates",   "steve-ballmer", "steve-jobs" };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++) {
    g_autofree char *line = g_strdup_printf ("{'do':'personality','card':'%s'}", cards[i]);

    g_assert_cmpint (chip_state (self)->base.turn, ==, turns[i]);
    say (self, line);
  }
  expect (self, "phase", "'start-of-year'");
  expect (self, "turn", "null");
  expect (self, "players/0/counters",
          "{'money':9,'rd':0,'marketing':0,'quality':4,'longevity':2,'loyalty':2,'staff':3,'streams':0,"
          "'completed':0}");
  expect (self, "players/1/counters",
          "{'money':7,'rd':0,'marketing':4,'quality':0,'longevity':8,'loyalty':4,'staff':3,'streams':0,"
          "'completed':0}");
  expect (self, "board/personalities/2/0",
          "{'name':'Philip Don Estridge','card':'philip-don-estridge','loyalty':1,'longevity':3,'salary':3}");
}

TEST (test_pick_refused)
{
  say (self, "{'do':'personality','card':'bill-gates'}");
  refuse (self, "{'do':'personality'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'personality','card':'jay-miner','name':'Jay'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'personality','card':'jay-miner','longevity':3}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'personality','name':'Jay','longevity':3,'loyalty':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'personality','card':'jay'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'personality','card':'jay-miner','who':0}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'personality','card':'bill-gates'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'personality','name':'Jay','longevity':3,'loyalty':1,'salary':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'play','who':0,'card':'military-contract'}", TS_ERROR_ILLEGAL);
}

TEST (test_by_hand)
{
  refuse (self, "{'do':'personality','card':'bill-gates'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'personality','name':'','longevity':0,'loyalty':0,'salary':0}", TS_ERROR_RANGE);
  refuse (self,
          "{'do':'personality','name':'01234567890123456789012345678901234567890','longevity':0,'loyalty':0,"
          "'salary':0}",
          TS_ERROR_RANGE);
  refuse (self, "{'do':'personality','name':'Zoe','longevity':-6,'loyalty':0,'salary':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'personality','name':'Zoe','longevity':0,'loyalty':10,'salary':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'personality','name':'Zoe','longevity':0,'loyalty':0,'salary':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'personality','name':'Zoe','longevity':0,'loyalty':0,'salary':0,'money':10}",
          TS_ERROR_RANGE);
  say (self, "{'do':'personality','name':'Zoe','longevity':9,'loyalty':-5,'salary':9,'rd':1,'marketing':2,"
             "'quality':3,'money':4}");
  expect (self, "players/0/counters",
          "{'money':9,'rd':1,'marketing':2,'quality':3,'longevity':9,'loyalty':-5,'staff':0,'streams':0,"
          "'completed':0}");
  refuse (self, "{'do':'personality','name':'Zoe','longevity':0,'loyalty':0,'salary':0}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'personality','name':'zoe','longevity':0,'loyalty':0,'salary':0}");
  expect (self, "board/personalities/1", "[{'name':'zoe','card':null,'loyalty':0,'longevity':0,'salary':0}]");
}

/* Ten cards for twelve picks. */
TEST (test_six_players)
{
  static const char *const cards[] = { "adele-goldberg",  "bill-gates",         "jack-tramiel",  "jay-miner",
                                       "john-scully",     "michael-dell",       "steve-ballmer", "steve-jobs",
                                       "steven-vosaneck", "philip-don-estridge" };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++) {
    g_autofree char *line = g_strdup_printf ("{'do':'personality','card':'%s'}", cards[i]);

    say (self, line);
  }
  refuse (self, "{'do':'personality','card':'bill-gates'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'personality','name':'Bill Gates','longevity':0,'loyalty':0,'salary':0}",
          TS_ERROR_ILLEGAL);
  say (self, "{'do':'personality','name':'Eleven','longevity':0,'loyalty':0,'salary':0}");
  say (self, "{'do':'personality','name':'Twelve','longevity':0,'loyalty':0,'salary':0}");
  expect (self, "phase", "'start-of-year'");
}

/* --- the order --- */

TEST (test_order)
{
  chip_pick (self);
  expect (self, "order", "[2,1,0]");
  chip_set (self, 0, CHIP_LONGEVITY, 4);
  chip_set (self, 1, CHIP_LONGEVITY, 4);
  chip_set (self, 2, CHIP_LONGEVITY, 4);
  chip_set (self, 1, CHIP_LOYALTY, 3);
  chip_set (self, 0, CHIP_LOYALTY, 3);
  expect (self, "order", "[2,1,0]");
  chip_go_to (self, CHIP_START_OF_YEAR);
  /* Cy has Loyalty 4; Bo and Ann are alike, and Bo was before Ann. */
  expect (self, "order", "[2,1,0]");
  chip_set (self, 0, CHIP_LOYALTY, 9);
  chip_set (self, 2, CHIP_LONGEVITY, 5);
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "order", "[0,1,2]");
  chip_set (self, 0, CHIP_LOYALTY, 3);
  chip_set (self, 2, CHIP_LONGEVITY, 4);
  chip_set (self, 2, CHIP_LOYALTY, 3);
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "order", "[0,1,2]");
}

/* In the first year equals go by seat. */
TEST (test_first_order)
{
  for (int i = 0; i < 6; i++) {
    g_autofree char *line =
        g_strdup_printf ("{'do':'personality','name':'%d','longevity':1,'loyalty':1,'salary':0}", i);

    say (self, line);
  }
  expect (self, "order", "[0,1,2]");
}

/* --- phases --- */

/* What is said in a year stands in the history below that year and its phase. */
TEST (test_heading)
{
  g_autofree char *personality = NULL;
  g_autofree char *year = NULL;

  chip_pick (self);
  say (self, "{'do':'next'}");
  personality = ts_session_heading (self->session, 0);
  year = ts_session_heading (self->session, ts_session_n_records (self->session) - 1);
  g_assert_cmpstr (personality, ==, "Personalities");
  g_assert_cmpstr (year, ==, "Year 1: Start of the year");
}

TEST (test_phases)
{
  chip_pick (self);
  expect (self, "legal", "['next']");
  expect (self, "players/0/counters/staff", "3");
  refuse (self, "{'do':'next','who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next','who':9}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'event','card':'quiet-year'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'next'}");
  expect (self, "phase", "'place-staff'");
  expect (self, "turn", "null");
  expect (self, "legal", "['next']");
  refuse (self, "{'do':'place','square':'general'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'place','square':'general','who':0}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'place','square':'kitchen','who':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'next','who':2}", TS_ERROR_SYNTAX);
  say (self, "{'do':'next'}");
  expect (self, "phase", "'events'");
  expect (self, "turn", "2");
  expect (self, "legal", "['event']");
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'next','who':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'event','card':'quiet-year'}");
  refuse (self, "{'do':'event','card':'quiet-year'}", TS_ERROR_ILLEGAL);
  expect (self, "legal", "['next']");
  say (self, "{'do':'next','who':2}");
  expect (self, "turn", "1");
  chip_go_to (self, CHIP_ACTIONS);
  expect (self, "turn", "2");
  expect (self, "legal", "['draw-product','general','income','next','release-token','specialist']");
  chip_go_to (self, CHIP_UPDATE);
  expect (self, "players/0/counters/staff", "0");
  expect (self, "legal", "['exchange','next']");
  chip_go_to (self, CHIP_END_OF_YEAR);
  expect (self, "legal", "['settle']");
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'settle'}");
  refuse (self, "{'do':'settle'}", TS_ERROR_ILLEGAL);
  expect (self, "legal", "['next']");
  refuse (self, "{'do':'bankrupt'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'income','stream':'bankruptcy'}", TS_ERROR_ILLEGAL);
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "round", "2");
  expect (self, "board/year", "2");
}

TEST (test_no_token)
{
  chip_pick (self);
  chip_go_to (self, CHIP_ACTIONS);
  for (int i = 0; i < 3; i++)
    say (self, "{'do':'general','resource':'rd'}");
  expect (self, "legal", "['next']");
  refuse (self, "{'do':'general','resource':'rd'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'specialist','kind':'legal','level':'expert'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'draw-product','square':1,'card':'micro-ace'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'income','stream':'bankruptcy'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'release-token'}", TS_ERROR_ILLEGAL);
}

/* The decks move in years 3, 5, 7, 9. */
TEST (test_squares)
{
  static const char *const squares[] = { "[1,2,3,4,5]", "[1,2,3,4,5]", "[2,3,4,5,0]", "[2,3,4,5,0]",
                                         "[3,4,5,0,0]", "[3,4,5,0,0]", "[4,5,0,0,0]", "[4,5,0,0,0]",
                                         "[5,0,0,0,0]", "[5,0,0,0,0]" };

  chip_pick (self);
  for (int year = 1; year <= 10; year++) {
    expect (self, "board/squares", squares[year - 1]);
    g_assert_cmpint (chip_state (self)->base.round, ==, year);
    if (year < 10)
      chip_go_to (self, CHIP_START_OF_YEAR);
  }
  chip_go_to (self, CHIP_OVER);
  expect (self, "over", "true");
  expect (self, "round", "10");
  expect (self, "turn", "null");
  expect (self, "order", "[2,1,0]");
  expect (self, "legal", "[]");
}

TEST (test_fewer_years)
{
  chip_pick (self);
  chip_go_to (self, CHIP_OVER);
  expect (self, "round", "1");
  refuse (self, "{'do':'next'}", TS_ERROR_OVER);
  refuse (self, "{'do':'next','who':9}", TS_ERROR_OVER);
  refuse (self, "{'do':'adjust','who':0,'counter':'staff','by':1}", TS_ERROR_RANGE);
  adjust (self, 2, "loyalty", 50);
  expect (self, "winners", "[2]");
}

/* --- placing --- */

/* Round robin, passing over those who are done. */
TEST (test_place)
{
  chip_pick (self);
  say (self, "{'do':'next'}");
  expect (self, "turn", "2");
  expect (self, "legal", "['next','place']");
  say (self, "{'do':'place','square':'product-1'}");
  expect (self, "turn", "1");
  refuse (self, "{'do':'place','square':'product-6'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'place','square':'general','who':0}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'next'}");
  expect (self, "turn", "0");
  say (self, "{'do':'place','square':'venture-capital'}");
  expect (self, "turn", "2");
  say (self, "{'do':'place','square':'release'}");
  say (self, "{'do':'place','square':'hire'}");
  say (self, "{'do':'place','square':'general'}");
  expect (self, "turn", "0");
  say (self, "{'do':'next'}");
  expect (self, "turn", "2");
  expect (self, "legal", "['next']");
  refuse (self, "{'do':'place','square':'general'}", TS_ERROR_ILLEGAL);
  expect (self, "players/2/counters/staff", "3");
  adjust (self, 2, "staff", 1);
  say (self, "{'do':'place','square':'accessory'}");
  expect (self, "turn", "2");
  say (self, "{'do':'next'}");
  expect (self, "phase", "'events'");
  expect (self, "turn", "2");
}

/* --- corrections --- */

TEST (test_adjust_staff)
{
  refuse (self, "{'do':'adjust','who':0,'counter':'staff','by':1}", TS_ERROR_RANGE);
  chip_pick (self);
  adjust (self, 0, "staff", 6);
  refuse (self, "{'do':'adjust','who':0,'counter':'staff','by':1}", TS_ERROR_RANGE);
  chip_go_to (self, CHIP_ACTIONS);
  adjust (self, 0, "staff", -1);
  chip_go_to (self, CHIP_UPDATE);
  refuse (self, "{'do':'adjust','who':0,'counter':'staff','by':1}", TS_ERROR_RANGE);
  chip_go_to (self, CHIP_END_OF_YEAR);
  refuse (self, "{'do':'adjust','who':0,'counter':'staff','by':1}", TS_ERROR_RANGE);
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "players/0/counters/staff", "3");
}

/* Longevity 12 counts by its value after an entry, and stays reached. */
TEST (test_wages)
{
  chip_pick (self);
  adjust (self, 0, "longevity", 5);
  expect (self, "board/wages", "[false,false,false]");
  adjust (self, 0, "longevity", 1);
  expect (self, "board/wages", "[true,false,false]");
  adjust (self, 0, "longevity", -9);
  expect (self, "board/wages", "[true,false,false]");
}

/* --- the score --- */

TEST (test_tally)
{
  chip_pick (self);
  adjust (self, 0, "money", 22);
  adjust (self, 0, "completed", 3);
  expect (self, "tally/0/total", "13");
  expect (self, "tally/0/lines",
          "[{'id':'longevity','label':'Longevity','points':6},{'id':'loyalty','label':'Loyalty','points':2},"
          "{'id':'completed','label':'Completed','points':3},{'id':'money','label':'Money','points':2},"
          "{'id':'unfinished','label':'Unfinished','points':0},{'id':'loans','label':'Unpaid loans',"
          "'points':0}]");
  expect (self, "players/0/score", "13");
  expect (self, "players/0/rank", "1");
  expect (self, "winners", "[]");
  say (self, "{'do':'end'}");
  expect (self, "winners", "[0]");
}

TEST (test_shared_win)
{
  chip_pick (self);
  say (self, "{'do':'end'}");
  /* 8, 8, 4 */
  expect (self, "winners", "[0,1]");
  expect (self, "players/2/rank", "3");
}

/* --- for people --- */

TEST (test_sentences)
{
  expect (self, "prompt", "'Ann chooses a first personality.'");
  expect_then (self, "Next: Bo.");
  chip_pick (self);
  expect_told (self, 0, "Ann chooses Bill Gates.");
  expect (self, "prompt", "'Year 1: everybody takes 3 staff tokens; the specialists on offer are drawn.'");
  expect_then (self, "Then staff is placed, one token at a time: Cy, Bo, Ann.");
  chip_go_to (self, CHIP_EVENTS);
  expect (self, "prompt", "'Cy draws an event.'");
  expect_then (self, "Next: Bo.");
  chip_go_to (self, CHIP_ACTIONS);
  expect (self, "prompt", "'Cy takes actions with 3 staff tokens.'");
  chip_turn (self, 0);
  expect_then (self, "Then products are released.");
  chip_go_to (self, CHIP_UPDATE);
  expect (self, "prompt", "'Cy releases nothing this year; accessories can be attached.'");
  chip_go_to (self, CHIP_END_OF_YEAR);
  expect (self, "prompt", "'Cy settles the year: nothing is to be paid.'");
  say (self, "{'do':'settle'}");
  expect_told (self, ts_session_n_records (self->session) - 1, "Cy settles the year: nothing is to be paid.");
  say (self, "{'do':'undo'}");
  chip_set (self, 2, CHIP_MONEY, 0);
  say (self, "{'do':'settle'}");
  expect_told (self, ts_session_n_records (self->session) - 1,
               "Cy settles the year: nothing to pay, but 1 money must stay.");
  say (self, "{'do':'undo'}");
  chip_set (self, 2, CHIP_MONEY, 5);
  chip_set (self, 2, CHIP_LONGEVITY, 12);
  expect (self, "prompt", "'Cy settles the year: 6 money, salaries 6, irrelevant products 0.'");
  say (self, "{'do':'settle'}");
  expect (self, "prompt", "'Cy lacks 2 money: an income stream, or bankruptcy.'");
  say (self, "{'do':'bankrupt'}");
  expect (self, "prompt", "'Cy has settled the year.'");
}

/* How to do a thing is told only to who still has to do it. */
TEST (test_hints)
{
  static const char draw[] = "Draw a card and type two letters of its name.";
  static const char act[] = "One tap for each staff token; after the last one the turn goes on.";
  static const char release[] =
      "Say what you put into a product, and see what it brings before you release it.";
  static const char sign[] = "Everybody has a bill: look at it, then sign.";

  chip_pick (self);
  chip_go_to (self, CHIP_EVENTS);
  expect_hint (self, draw);
  say (self, "{'do':'event','card':'quiet-year'}");
  expect (self, "prompt", "'Cy has drawn an event and goes on.'");
  expect_hint (self, NULL);
  chip_go_to (self, CHIP_ACTIONS);
  expect_hint (self, act);
  for (int i = 0; i < 3; i++)
    say (self, "{'do':'general','resource':'rd'}");
  expect_hint (self, NULL);
  chip_go_to (self, CHIP_UPDATE);
  expect (self, "prompt", "'Cy releases nothing this year; accessories can be attached.'");
  expect_hint (self, NULL);
  say (self, "{'do':'undo'}");
  chip_turn (self, 0);
  say (self, "{'do':'release-token'}");
  chip_go_to (self, CHIP_UPDATE);
  chip_turn (self, 0);
  expect_hint (self, release);
  chip_go_to (self, CHIP_END_OF_YEAR);
  expect_hint (self, sign);
  say (self, "{'do':'settle'}");
  expect (self, "prompt", "'Cy has settled the year.'");
  expect_hint (self, NULL);
  say (self, "{'do':'next'}");
  expect_hint (self, sign);
  chip_set (self, 1, CHIP_MONEY, 0);
  say (self, "{'do':'settle'}");
  expect (self, "prompt", "'Bo lacks 1 money: an income stream, or bankruptcy.'");
  expect_hint (self, NULL);
}

#define JUNIOR                                                                                               \
  "{'tableside':1,'game':'chip-shop','players':[{'name':'Bo'},{'name':'Ann Jr.'}],"                          \
  "'options':{'personalities':'by-hand'}}"

/* Players and personalities may be called so that a sentence ends with their period. */
TEST (test_periods)
{
  static const char *const names[] = { "Zoe", "Kim", "Lou", "Ada L." };

  expect_then (self, "Next: Ann Jr.");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *line =
        g_strdup_printf ("{'do':'personality','name':'%s','longevity':1,'loyalty':1,'salary':1}", names[i]);

    say (self, line);
  }
  expect_told (self, 3, "Bo chooses Ada L.");
  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, 0);
  say (self, "{'do':'income','stream':'fire','personality':'Ada L.'}");
  expect_told (self, ts_session_n_records (self->session) - 1, "Bo fires Ada L.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define PLAY(name)          fixture_add ("chip-shop", CHIP_HEADER, name)
#define WITH(options, name) fixture_add ("chip-shop", CHIP_WITH (options), name)
  PLAY (start);
  PLAY (snake);
  PLAY (pick_refused);
  WITH ("'personalities':'by-hand'", by_hand);
  fixture_add ("chip-shop", SIX, six_players);
  PLAY (order);
  WITH ("'personalities':'by-hand'", first_order);
  PLAY (heading);
  PLAY (phases);
  PLAY (hints);
  PLAY (no_token);
  PLAY (squares);
  WITH ("'years':1", fewer_years);
  WITH ("'record_staff':true", place);
  PLAY (adjust_staff);
  PLAY (wages);
  PLAY (tally);
  PLAY (shared_win);
  PLAY (sentences);
  fixture_add ("chip-shop", JUNIOR, periods);
  return g_test_run ();
}
