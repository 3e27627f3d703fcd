/* Chip Shop's income streams, and the end of the year: docs/games/chip-shop.md. */
#include "chip-shop.h"

/* Cy's first actions; Cy has an IBM PC that waits, and money. */
static void
begin (Fixture *self)
{
  chip_pick (self);
  chip_go_to (self, CHIP_ACTIONS);
  chip_set (self, 2, CHIP_STAFF, 9);
  chip_set (self, 2, CHIP_MONEY, 20);
}

/* The same a year later: Cy's IBM PC has 4 piles of 5 left; Longevity 4, Loyalty 4. */
static void
release (Fixture *self)
{
  begin (self);
  for (int counter = CHIP_RD; counter <= CHIP_QUALITY; counter++)
    chip_set (self, 2, counter, 20);
  chip_draw (self, "1", "ibm-pc");
  say (self, "{'do':'release-token'}");
  chip_go_to (self, CHIP_UPDATE);
  chip_release (self, 1, 5, 3, 2);
  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, 2);
}

/* Cy's end of the year, with a bill of 6 salaries and 3 money: 4 are lacking. */
static void
owe (Fixture *self)
{
  chip_pick (self);
  chip_go_to (self, CHIP_END_OF_YEAR);
  chip_set (self, 2, CHIP_LONGEVITY, 12);
  chip_set (self, 2, CHIP_MONEY, 3);
  say (self, "{'do':'settle'}");
  expect (self, "board/due", "{'seat':2,'amount':4}");
}

/* --- the streams --- */

TEST (test_refused)
{
  begin (self);
  refuse (self, "{'do':'income'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'income','stream':'fire'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'income','stream':'clone'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'income','stream':'price-cut'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'income','stream':'new-version'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'income','stream':'loan','product':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'income','stream':'clone','product':1,'personality':'x'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'income','stream':'lottery'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'income','stream':'fire','personality':'bill-gates'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'income','stream':'fire','personality':''}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'income','stream':'new-version','product':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'income','stream':'price-cut','product':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'income','stream':'clone','product':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'income','stream':'going-public'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'income','stream':'loan'}", TS_ERROR_ILLEGAL);
  chip_set (self, 2, CHIP_LOYALTY, 3);
  refuse (self, "{'do':'income','stream':'venture-capital'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'hire','personality':'bill-gates'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'hire'}", TS_ERROR_SYNTAX);
}

TEST (test_three_streams)
{
  begin (self);
  chip_set (self, 2, CHIP_LONGEVITY, 9);
  for (int i = 0; i < 3; i++)
    say (self, "{'do':'income','stream':'loan'}");
  expect (self, "players/2/counters/streams", "3");
  expect (self, "board/loans", "[[],[],[18,18,18]]");
  refuse (self, "{'do':'income','stream':'loan'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'income','stream':'bankruptcy'}", TS_ERROR_ILLEGAL);
}

TEST (test_fire_and_hire)
{
  begin (self);
  say (self, "{'do':'income','stream':'fire','personality':'adele-goldberg'}");
  expect_effects (self, "2 staff -1 action, 2 loyalty -2 fired, 2 streams +1 stream");
  expect (self, "board/fired",
          "[{'name':'Adele Goldberg','card':'adele-goldberg','loyalty':2,'longevity':0,'salary':3}]");
  say (self, "{'do':'next'}");
  refuse (self, "{'do':'hire','personality':'Adele Goldberg'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'hire','personality':'adele-goldberg'}");
  expect_effects (self, "1 staff -1 action, 1 loyalty +2 hired");
  expect (self, "board/fired", "[]");
  expect (self, "board/personalities/1/2/name", "'Adele Goldberg'");
}

TEST (test_new_version)
{
  release (self);
  say (self, "{'do':'income','stream':'new-version','product':1}");
  expect_effects (self, "2 staff -1 action, 2 longevity -1 stream, 2 loyalty -1 stream, 2 streams +1 stream");
  expect (self, "board/products/0/piles", "[5,5,5,5,5]");
}

/* A year later than the sub-era. */
TEST (test_price_cut)
{
  release (self);
  say (self, "{'do':'income','stream':'price-cut','product':1}");
  refuse (self, "{'do':'income','stream':'price-cut','product':1}", TS_ERROR_ILLEGAL);
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "round", "3");
  expect (self, "board/products/0/irrelevant", "false");
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "board/products/0/irrelevant", "true");
}

TEST (test_price_cut_too_late)
{
  release (self);
  chip_go_to (self, CHIP_START_OF_YEAR);
  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, 2);
  refuse (self, "{'do':'income','stream':'price-cut','product':1}", TS_ERROR_ILLEGAL);
  chip_turn (self, 0);
  refuse (self, "{'do':'income','stream':'price-cut','product':1}", TS_ERROR_ILLEGAL);
}

TEST (test_going_public)
{
  begin (self);
  chip_set (self, 2, CHIP_LONGEVITY, 10);
  say (self, "{'do':'income','stream':'going-public'}");
  expect_effects (self, "2 staff -1 action, 2 loyalty -3 stream, -2 money -10 stream, 2 money +10 stream, "
                        "2 streams +1 stream");
  refuse (self, "{'do':'income','stream':'going-public'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'income','stream':'bankruptcy'}");
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "players/2/counters/staff", "2");
  expect (self, "players/1/counters/staff", "3");
}

/* Irrelevant ones can be cloned, too; without piles not. */
TEST (test_clone)
{
  release (self);
  refuse (self, "{'do':'income','stream':'clone','product':1}", TS_ERROR_ILLEGAL);
  chip_turn (self, 0);
  say (self, "{'do':'income','stream':'clone','product':1}");
  expect_effects (self, "0 staff -1 action, 0 longevity -1 stream, 0 loyalty -1 stream, -2 money -5 stream, "
                        "0 money +5 stream, 0 streams +1 stream");
  expect (self, "board/products/0/irrelevant", "true");
  expect (self, "board/products/0/piles", "[5,5,5,5]");
  say (self, "{'do':'income','stream':'clone','product':1}");
  for (int i = 0; i < 4; i++)
    chip_go_to (self, CHIP_START_OF_YEAR);
  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, 0);
  refuse (self, "{'do':'income','stream':'clone','product':1}", TS_ERROR_ILLEGAL);
}

TEST (test_venture_capital)
{
  begin (self);
  chip_set (self, 2, CHIP_MONEY, 8);
  refuse (self, "{'do':'income','stream':'venture-capital'}", TS_ERROR_ILLEGAL);
  chip_set (self, 2, CHIP_MONEY, 9);
  say (self, "{'do':'income','stream':'venture-capital'}");
  expect_effects (self, "2 staff -1 action, 2 money -9 stream, -2 money +9 stream, -2 money -4 stream, "
                        "2 money +4 stream, 2 loyalty +2 stream, 2 streams +1 stream");
  chip_set (self, 2, CHIP_LONGEVITY, 9);
  chip_set (self, 2, CHIP_MONEY, 99);
  refuse (self, "{'do':'income','stream':'venture-capital'}", TS_ERROR_ILLEGAL);
}

/* --- bankruptcy --- */

TEST (test_bankruptcy)
{
  release (self);
  chip_set (self, 2, CHIP_LONGEVITY, 13);
  say (self, "{'do':'income','stream':'loan'}");
  say (self, "{'do':'income','stream':'bankruptcy'}");
  expect (self, "players/2/counters",
          "{'money':5,'rd':0,'marketing':0,'quality':0,'longevity':0,'loyalty':4,'staff':1,'streams':2,"
          "'completed':1}");
  expect (self, "board/products/0/status", "'gone'");
  expect (self, "board/products/0/piles", "[]");
  expect (self, "board/loans", "[[],[],[]]");
  expect (self, "board/wages", "[false,false,false]");
  expect (self, "players/2/in", "true");
}

/* --- the bill --- */

TEST (test_salaries)
{
  chip_pick (self);
  chip_go_to (self, CHIP_END_OF_YEAR);
  chip_set (self, 2, CHIP_LONGEVITY, 12);
  chip_set (self, 2, CHIP_LONGEVITY, 1);
  chip_set (self, 2, CHIP_MONEY, 7);
  say (self, "{'do':'settle'}");
  expect_effects (self, "2 money -6 salaries, -2 money +6 salaries");
  expect (self, "board/due", "null");
}

TEST (test_due)
{
  owe (self);
  expect_effects (self, "");
  expect (self, "legal", "['bankrupt','income']");
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'settle'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'income','stream':'loan'}");
  expect_effects (self, "-2 money -24 stream, 2 money +24 stream, 2 streams +1 stream, "
                        "2 money -6 salaries, -2 money +6 salaries");
  expect (self, "board/due", "null");
  expect (self, "legal", "['next']");
}

/* Firing lowers the bill, and it is tried again. */
TEST (test_due_tried_again)
{
  owe (self);
  say (self, "{'do':'income','stream':'fire','personality':'steven-vosaneck'}");
  expect (self, "board/due", "{'seat':2,'amount':1}");
  adjust (self, 2, "money", 5);
  expect (self, "board/due", "{'seat':2,'amount':-4}");
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'income','stream':'fire','personality':'adele-goldberg'}");
  expect (self, "board/due", "null");
  /* Nobody works there any more. */
  expect (self, "players/2/in", "false");
}

TEST (test_go_bankrupt)
{
  owe (self);
  say (self, "{'do':'bankrupt'}");
  expect_effects (self, "-2 money -2 bankrupt, 2 money +2 bankrupt, 2 rd -7 bankrupt, "
                        "2 longevity -12 bankrupt");
  expect (self, "board/due", "null");
  expect (self, "players/2/counters/streams", "0");
  refuse (self, "{'do':'bankrupt'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'next'}");
}

TEST (test_bankruptcy_when_due)
{
  owe (self);
  say (self, "{'do':'income','stream':'bankruptcy'}");
  expect (self, "board/due", "null");
  expect (self, "players/2/counters/streams", "1");
  expect (self, "legal", "['next']");
}

TEST (test_no_stream_left)
{
  owe (self);
  adjust (self, 2, "streams", 3);
  expect (self, "legal", "['bankrupt']");
  refuse (self, "{'do':'income','stream':'loan'}", TS_ERROR_ILLEGAL);
}

TEST (test_play_while_due)
{
  chip_pick (self);
  chip_go_to (self, CHIP_EVENTS);
  say (self, "{'do':'event','card':'sponsor-the-summer-olympics','keep':true}");
  chip_go_to (self, CHIP_END_OF_YEAR);
  chip_set (self, 2, CHIP_LONGEVITY, 12);
  chip_set (self, 2, CHIP_MONEY, 2);
  chip_set (self, 2, CHIP_MARKETING, 4);
  say (self, "{'do':'settle'}");
  expect (self, "board/due/amount", "5");
  say (self, "{'do':'play','who':2,'card':'sponsor-the-summer-olympics'}");
  expect (self, "board/due/amount", "1");
  say (self, "{'do':'end'}");
  expect (self, "board/due", "null");
}

/* --- leaving the game --- */

static void
leave (Fixture *self, int seat, const char *first, const char *second)
{
  g_autofree char *fire_first = g_strdup_printf ("{'do':'income','stream':'fire','personality':'%s'}", first);
  g_autofree char *fire_second =
      g_strdup_printf ("{'do':'income','stream':'fire','personality':'%s'}", second);

  chip_turn (self, seat);
  say (self, fire_first);
  say (self, fire_second);
}

TEST (test_out)
{
  chip_pick (self);
  chip_go_to (self, CHIP_EVENTS);
  say (self, "{'do':'event','card':'military-contract','keep':true}");
  chip_go_to (self, CHIP_ACTIONS);
  chip_draw (self, "1", "micro-ace");
  leave (self, 2, "adele-goldberg", "steven-vosaneck");
  expect (self, "players/2/in", "true");
  chip_go_to (self, CHIP_END_OF_YEAR);
  say (self, "{'do':'settle'}");
  expect (self, "players/2/in", "false");
  expect (self, "board/products/0/status", "'gone'");
  expect (self, "board/hands", "[[],[],[]]");
  expect (self, "players/2/rank", "3");
  adjust (self, 2, "loyalty", 90);
  expect (self, "players/2/rank", "3");
  expect (self, "order", "[2,1,0]");
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "order", "[1,0]");
  expect (self, "players/2/counters/staff", "0");
  refuse (self, "{'do':'adjust','who':2,'counter':'staff','by':1}", TS_ERROR_RANGE);
  say (self, "{'do':'end'}");
  expect (self, "winners", "[0,1]");
}

/* One left plays on; none left ends the game, and nobody wins. */
TEST (test_nobody_left)
{
  chip_pick (self);
  chip_go_to (self, CHIP_ACTIONS);
  leave (self, 2, "adele-goldberg", "steven-vosaneck");
  leave (self, 1, "steve-jobs", "jay-miner");
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "order", "[0]");
  chip_go_to (self, CHIP_ACTIONS);
  leave (self, 0, "bill-gates", "michael-dell");
  chip_go_to (self, CHIP_END_OF_YEAR);
  say (self, "{'do':'settle'}");
  expect (self, "over", "false");
  say (self, "{'do':'next'}");
  expect (self, "over", "true");
  expect (self, "winners", "[]");
  /* Bo has 2 and 0, Ann 6 and 0, Cy nothing. */
  expect (self, "players/0/rank", "1");
  expect (self, "players/1/rank", "2");
  expect (self, "players/2/rank", "3");
}

/* Hired again in time, nobody is out. */
TEST (test_hired_in_time)
{
  chip_pick (self);
  chip_go_to (self, CHIP_ACTIONS);
  leave (self, 2, "adele-goldberg", "steven-vosaneck");
  say (self, "{'do':'hire','personality':'steven-vosaneck'}");
  chip_go_to (self, CHIP_END_OF_YEAR);
  say (self, "{'do':'settle'}");
  expect (self, "players/2/in", "true");
}

/* --- loans --- */

/* The oldest first; one that is too large is passed over, and the next tried. */
TEST (test_loans)
{
  begin (self);
  chip_set (self, 2, CHIP_LONGEVITY, 6);
  say (self, "{'do':'income','stream':'loan'}");
  chip_set (self, 2, CHIP_LONGEVITY, 20);
  say (self, "{'do':'income','stream':'loan'}");
  chip_set (self, 2, CHIP_LONGEVITY, 5);
  say (self, "{'do':'income','stream':'loan'}");
  expect (self, "board/loans/2", "[12,40,10]");
  chip_set (self, 2, CHIP_MONEY, 42);
  /* 12, then 40 is too large, then 10: 20 are left. */
  expect (self, "tally/2/lines/3/points", "2");
  expect (self, "tally/2/lines/5/points", "-5");
  expect (self, "players/2/counters/money", "42");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("chip-shop-streams", CHIP_HEADER, name)
  ADD (refused);
  ADD (three_streams);
  ADD (fire_and_hire);
  ADD (new_version);
  ADD (price_cut);
  ADD (price_cut_too_late);
  ADD (going_public);
  ADD (clone);
  ADD (venture_capital);
  ADD (bankruptcy);
  ADD (salaries);
  ADD (due);
  ADD (due_tried_again);
  ADD (go_bankrupt);
  ADD (bankruptcy_when_due);
  ADD (no_stream_left);
  ADD (play_while_due);
  ADD (out);
  ADD (nobody_left);
  ADD (hired_in_time);
  ADD (loans);
  return g_test_run ();
}
