/* Chip Shop's events, one by one: docs/games/chip-shop.md. */
#include "chip-shop.h"

/* Cy draws first, then Bo, then Ann. Longevity: Ann 6, Bo 2, Cy 0; Loyalty: Bo 6, Cy 4, Ann 2. */
static void
begin (Fixture *self)
{
  chip_pick (self);
  chip_go_to (self, CHIP_EVENTS);
  for (int seat = 0; seat < 3; seat++)
    for (int counter = CHIP_MONEY; counter <= CHIP_QUALITY; counter++)
      chip_set (self, seat, counter, 20);
}

static void
draw (Fixture *self, const char *card, const char *effects)
{
  g_autofree char *line = g_strdup_printf ("{'do':'event','card':'%s'}", card);

  say (self, line);
  expect_effects (self, effects);
  say (self, "{'do':'undo'}");
}

/* A product of that type in production, or released. */
static void
give_product (Fixture *self, int seat, const char *type, gboolean release)
{
  g_autofree char *line = g_strdup_printf (
      "{'do':'draw-product','square':1,'name':'Own','era':1,'type':'%s','extra_rd':-3}", type);

  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, seat);
  say (self, line);
  if (release)
    say (self, "{'do':'release-token'}");
  chip_go_to (self, CHIP_UPDATE);
  chip_turn (self, seat);
  if (release)
    chip_release (self, chip_state (self)->n_products, 5, 1, 1);
  chip_go_to (self, CHIP_EVENTS);
}

#define MONEY(seat, by) "-2 money -" by " event, " seat " money +" by " event"

TEST (test_plain)
{
  begin (self);
  draw (self, "all-hands-on-deck", "1 staff +1 event");
  draw (self, "challenger-disaster",
        "2 money -3 event, -2 money +3 event, 2 longevity -1 event, 2 loyalty -1 event, "
        "1 money -3 event, -2 money +3 event, 1 longevity -1 event, 1 loyalty -1 event, "
        "0 money -3 event, -2 money +3 event, 0 longevity -1 event, 0 loyalty -1 event");
  draw (self, "cool-factor", "1 loyalty +1 event");
  draw (self, "easter-egg-discovered", MONEY ("2", "2") ", 2 loyalty +1 event");
  draw (self, "expert-joins-you-loyalty", "");
  draw (self, "genius-joins-you-longevity", "");
  draw (self, "good-deal-rd", "2 rd +1 event");
  draw (self, "good-deal-quality", "2 quality +1 event");
  draw (self, "ground-breaking-research", "0 rd +2 event");
  draw (self, "hit-software-loyalty", MONEY ("1", "2") ", 1 loyalty +1 event");
  draw (self, "hit-software-longevity", MONEY ("0", "2") ", 0 loyalty +1 event");
  draw (self, "infoworld-profile", MONEY ("0", "2") ", 0 longevity +1 event");
  draw (self, "kgb-hack",
        "2 money -2 event, -2 money +2 event, 2 longevity -1 event, 2 loyalty -1 event, "
        "1 money -2 event, -2 money +2 event, 1 longevity -1 event, 1 loyalty -1 event, "
        "0 money -2 event, -2 money +2 event, 0 longevity -1 event, 0 loyalty -1 event");
  draw (self, "product-placement-loyalty", MONEY ("1", "2") ", 1 longevity +1 event");
  draw (self, "product-placement-longevity", MONEY ("0", "2"));
  draw (self, "quiet-year", "");
  draw (self, "staff-defection-loyalty", "");
  draw (self, "staff-walkout-longevity", "2 staff -1 event");
  draw (self, "staff-walkout-loyalty", "0 staff -1 event");
  draw (self, "supplier-closes-rd", "2 rd -1 event");
  draw (self, "supplier-closes-quality", "2 quality -1 event");
  draw (self, "victim-of-piracy", "0 money -2 event, -2 money +2 event");
  draw (self, "virus", "0 longevity -2 event, 0 loyalty -2 event");
  draw (self, "you-gain-a-user-magazine", "2 marketing +1 event, 2 loyalty +1 event");
  draw (self, "you-gain-a-user-group", "2 loyalty +1 event");
}

TEST (test_paid)
{
  begin (self);
  draw (self, "ces-hit", "1 marketing -1 event, " MONEY ("1", "4") ", 1 loyalty +1 event");
  draw (self, "ces-flop", "0 marketing -1 event, 0 money -4 event, -2 money +4 event");
  draw (self, "negative-mention-in-byte-magazine",
        "2 marketing -1 event, 2 money -1 event, -2 money +1 event, 2 loyalty -1 event");
  draw (self, "positive-mention-in-byte-magazine",
        "2 marketing -1 event, " MONEY ("2", "1") ", 2 loyalty +1 event");
  draw (self, "military-contract",
        "0 rd -1 event, " MONEY ("0", "6") ", 0 longevity +1 event, 0 loyalty -2 event");
  draw (self, "sponsor-the-summer-olympics",
        "2 marketing -4 event, " MONEY ("2", "4") ", 2 longevity +2 event, 2 loyalty +2 event");
}

/* Who cannot pay passes it on: in the ranking, or round the order; when nobody can, nothing happens. */
TEST (test_passed_on)
{
  begin (self);
  chip_set (self, 1, CHIP_MARKETING, 0);
  draw (self, "ces-hit", "2 marketing -1 event, " MONEY ("2", "4") ", 2 loyalty +1 event");
  chip_set (self, 2, CHIP_MARKETING, 3);
  draw (self, "sponsor-the-summer-olympics",
        "0 marketing -4 event, " MONEY ("0", "4") ", 0 longevity +2 event, 0 loyalty +2 event");
  chip_set (self, 0, CHIP_MARKETING, 0);
  draw (self, "ces-flop", "2 marketing -1 event, 2 money -4 event, -2 money +4 event");
  draw (self, "sponsor-the-summer-olympics", "");
  chip_set (self, 2, CHIP_MARKETING, 0);
  draw (self, "ces-flop", "");
  draw (self, "positive-mention-in-byte-magazine", "");
  /* From the last of the order to the first. */
  chip_turn (self, 0);
  chip_set (self, 2, CHIP_MARKETING, 1);
  draw (self, "positive-mention-in-byte-magazine",
        "2 marketing -1 event, " MONEY ("2", "1") ", 2 loyalty +1 event");
}

/* Equals: who is earlier in the order. */
TEST (test_ties)
{
  begin (self);
  for (int seat = 0; seat < 3; seat++) {
    chip_set (self, seat, CHIP_LOYALTY, 5);
    chip_set (self, seat, CHIP_LONGEVITY, 5);
  }
  draw (self, "cool-factor", "2 loyalty +1 event");
  draw (self, "staff-walkout-loyalty", "2 staff -1 event");
  draw (self, "virus", "2 longevity -2 event, 2 loyalty -2 event");
}

TEST (test_forgiven)
{
  begin (self);
  chip_set (self, 0, CHIP_MONEY, 1);
  chip_set (self, 2, CHIP_RD, 0);
  chip_set (self, 2, CHIP_STAFF, 0);
  draw (self, "victim-of-piracy", "0 money -1 event, -2 money +1 event");
  draw (self, "supplier-closes-rd", "");
  draw (self, "staff-walkout-longevity", "");
}

TEST (test_eventful_year)
{
  begin (self);
  say (self, "{'do':'event','card':'eventful-year'}");
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'event','card':'eventful-year'}");
  say (self, "{'do':'event','card':'quiet-year'}");
  refuse (self, "{'do':'event','card':'quiet-year'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'next'}");
}

/* --- choice cards --- */

TEST (test_keep_and_play)
{
  begin (self);
  refuse (self, "{'do':'event','card':'quiet-year','keep':true}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'event','card':'loud-year'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'event'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'event','card':'military-contract','keep':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'play','who':2,'card':'military-contract'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'event','card':'eventful-year'}");
  say (self, "{'do':'event','card':'military-contract','keep':true}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'event','card':'sponsor-the-summer-olympics','keep':true}");
  expect (self, "board/hands", "[[],['sponsor-the-summer-olympics'],['military-contract']]");
  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, 0);
  expect (self, "legal", "['draw-product','general','income','next','play','release-token','specialist']");
  refuse (self, "{'do':'play','card':'military-contract'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'play','who':3,'card':'military-contract'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'play','who':0,'card':'military-contract'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'play','who':2,'card':'quiet-year'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'play','who':2,'card':'military-contract'}");
  expect_effects (self, "0 rd -1 event, " MONEY ("0", "6") ", 0 longevity +1 event, 0 loyalty -2 event");
  chip_go_to (self, CHIP_START_OF_YEAR);
  say (self, "{'do':'play','who':1,'card':'sponsor-the-summer-olympics'}");
  expect (self, "board/hands", "[[],[],[]]");
  expect (self, "turn", "null");
}

/* --- events that look at products --- */

TEST (test_consoles)
{
  begin (self);
  draw (self, "video-game-crash", "");
  draw (self, "review-in-cgw-great", "");
  give_product (self, 2, "console", FALSE);
  draw (self, "review-in-cgw-great", "");
  draw (self, "video-game-crash",
        "2 money -4 event, -2 money +4 event, 2 longevity -2 event, 2 loyalty -2 event");
  give_product (self, 2, "both", TRUE);
  chip_turn (self, 2);
  draw (self, "video-game-crash",
        "2 money -4 event, -2 money +4 event, 2 longevity -2 event, 2 loyalty -2 event");
  draw (self, "review-in-cgw-great", MONEY ("2", "4") ", 2 loyalty +1 event");
  draw (self, "review-in-cgw-bad", "2 money -4 event, -2 money +4 event, 2 loyalty -1 event");
}

TEST (test_computers)
{
  begin (self);
  draw (self, "mtv-exposure", "");
  give_product (self, 0, "console", TRUE);
  draw (self, "mtv-exposure", "");
  give_product (self, 0, "computer", TRUE);
  draw (self, "mtv-exposure",
        "0 marketing -2 event, " MONEY ("0", "3") ", 0 longevity +1 event, 0 loyalty +1 event");
  chip_set (self, 0, CHIP_MARKETING, 1);
  draw (self, "mtv-exposure", "");
}

/* Accessories are no products. */
TEST (test_parts_shortage)
{
  begin (self);
  draw (self, "parts-shortage", "");
  chip_go_to (self, CHIP_ACTIONS);
  chip_draw (self, "'accessory'", "control-pad");
  chip_go_to (self, CHIP_EVENTS);
  draw (self, "parts-shortage", "");
  give_product (self, 2, "computer", FALSE);
  chip_turn (self, 2);
  draw (self, "parts-shortage", "2 rd -1 event");
}

TEST (test_stock_market_crash)
{
  begin (self);
  draw (self, "stock-market-crash", "");
  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, 0);
  chip_set (self, 0, CHIP_LONGEVITY, 10);
  say (self, "{'do':'income','stream':'going-public'}");
  chip_go_to (self, CHIP_EVENTS);
  draw (self, "stock-market-crash", "0 money -4 event, -2 money +4 event, 0 longevity -2 event");
}

/* The oldest release: the earliest sub-era, then who was first. */
TEST (test_irrelevant)
{
  begin (self);
  chip_go_to (self, CHIP_ACTIONS);
  chip_set (self, 2, CHIP_RD, 90);
  chip_set (self, 2, CHIP_STAFF, 9);
  chip_draw (self, "2", "vectrex");
  chip_draw (self, "1", "micro-ace");
  chip_draw (self, "1", "hp-85");
  chip_draw (self, "1", "eagle-pc");
  say (self, "{'do':'release-token'}");
  chip_go_to (self, CHIP_UPDATE);
  chip_release (self, 1, 4, 1, 0);
  chip_release (self, 3, 4, 1, 0);
  chip_release (self, 2, 4, 1, 0);
  chip_go_to (self, CHIP_EVENTS);
  chip_set (self, 2, CHIP_LONGEVITY, -1);
  say (self, "{'do':'event','card':'irrelevant-longevity'}");
  expect_effects (self, "");
  g_assert_true (chip_state (self)->products[2].irrelevant);
  g_assert_false (chip_state (self)->products[1].irrelevant);
  say (self, "{'do':'next'}");
  say (self, "{'do':'event','card':'irrelevant-all'}");
  g_assert_true (chip_state (self)->products[1].irrelevant);
  g_assert_false (chip_state (self)->products[0].irrelevant);
  g_assert_false (chip_state (self)->products[3].irrelevant);
  say (self, "{'do':'next'}");
  say (self, "{'do':'event','card':'irrelevant-loyalty'}");
  g_assert_false (chip_state (self)->products[0].irrelevant);
}

TEST (test_history)
{
  begin (self);
  say (self, "{'do':'event','card':'eventful-year'}");
  expect_told (self, ts_session_n_records (self->session) - 1,
               "Cy draws “Eventful Year”. One more event is drawn.");
  say (self, "{'do':'event','card':'cool-factor'}");
  expect_told (self, ts_session_n_records (self->session) - 1, "Cy draws “Cool Factor”. It hits Bo.");
  say (self, "{'do':'next'}");
  say (self, "{'do':'event','card':'mtv-exposure'}");
  expect_told (self, ts_session_n_records (self->session) - 1,
               "Bo draws “MTV Exposure”. It hits nobody, and nothing happens.");
  say (self, "{'do':'next'}");
  say (self, "{'do':'event','card':'staff-defection-loyalty'}");
  expect_told (
      self, ts_session_n_records (self->session) - 1,
      "Ann draws “Staff Defection (Loyalty)”. It hits Bo. Staff tokens change places, as the card says.");
}

/* Who cannot pay is named, and whom it hits then, whoever that is. */
TEST (test_history_passed)
{
  begin (self);
  chip_set (self, 1, CHIP_MARKETING, 0);
  say (self, "{'do':'event','card':'ces-hit'}");
  expect_told (self, ts_session_n_records (self->session) - 1,
               "Cy draws “CES Hit”. Cannot pay: Bo. It hits Cy.");
  say (self, "{'do':'undo'}");
  chip_set (self, 2, CHIP_MARKETING, 0);
  say (self, "{'do':'event','card':'ces-hit'}");
  expect_told (self, ts_session_n_records (self->session) - 1,
               "Cy draws “CES Hit”. Cannot pay: Bo, Cy. It hits Ann.");
  say (self, "{'do':'undo'}");
  chip_set (self, 0, CHIP_MARKETING, 0);
  say (self, "{'do':'event','card':'ces-hit'}");
  expect_told (self, ts_session_n_records (self->session) - 1,
               "Cy draws “CES Hit”. Cannot pay: Ann, Bo, Cy. It hits nobody, and nothing happens.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("chip-shop-events", CHIP_HEADER, name)
  ADD (plain);
  ADD (paid);
  ADD (passed_on);
  ADD (ties);
  ADD (forgiven);
  ADD (eventful_year);
  ADD (keep_and_play);
  ADD (consoles);
  ADD (computers);
  ADD (parts_shortage);
  ADD (stock_market_crash);
  ADD (irrelevant);
  ADD (history);
  ADD (history_passed);
  return g_test_run ();
}
