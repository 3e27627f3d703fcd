/* Chip Shop's specialists, products, accessories and piles: docs/games/chip-shop.md. */
#include "chip-shop.h"

/* From the picks to Cy's first actions, with plenty of everything. */
static void
begin (Fixture *self)
{
  chip_pick (self);
  chip_go_to (self, CHIP_ACTIONS);
  for (int counter = CHIP_MONEY; counter <= CHIP_QUALITY; counter++)
    chip_set (self, 2, counter, 50);
  chip_set (self, 2, CHIP_STAFF, 9);
}

/* Cy's IBM PC is released in year 1: 3 piles of 5; Quality 3, of which its card takes 1. */
static void
release_ibm (Fixture *self)
{
  begin (self);
  chip_draw (self, "1", "ibm-pc");
  say (self, "{'do':'release-token'}");
  chip_turn (self, 0);
  chip_go_to (self, CHIP_UPDATE);
  chip_release (self, 1, 3, 3, 1);
}

/* --- specialists --- */

TEST (test_specialists)
{
  begin (self);
  say (self, "{'do':'specialist','kind':'engineering','level':'expert'}");
  expect_effects (self,
                  "2 staff -1 action, 2 money -2 specialist, -2 money +2 specialist, 2 rd +2 specialist");
  say (self, "{'do':'specialist','kind':'product','level':'genius'}");
  expect_effects (
      self, "2 staff -1 action, 2 money -4 specialist, -2 money +4 specialist, 2 quality +4 specialist");
  say (self, "{'do':'specialist','kind':'marketing','level':'genius'}");
  expect_effects (self, "2 staff -1 action, 2 money -4 specialist, -2 money +4 specialist, "
                        "2 marketing +4 specialist, 2 loyalty +1 specialist");
  say (self, "{'do':'specialist','kind':'marketing','level':'expert'}");
  expect (self, "players/2/counters/loyalty", "5");
  say (self, "{'do':'specialist','kind':'legal','level':'expert'}");
  expect_effects (self, "2 staff -1 action, 2 money -2 specialist, -2 money +2 specialist");
  say (self, "{'do':'general','resource':'quality'}");
  expect_effects (self, "2 staff -1 action, 2 money -1 general, -2 money +1 general, 2 quality +1 general");
}

TEST (test_specialists_refused)
{
  begin (self);
  refuse (self, "{'do':'specialist','kind':'legal','level':'genius'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'specialist','kind':'business','level':'expert'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'specialist','kind':'legal','level':'expert','product':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'specialist','kind':'business','level':'expert','product':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'specialist','kind':'sales','level':'expert'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'general','resource':'money'}", TS_ERROR_RANGE);
  chip_set (self, 2, CHIP_MONEY, 3);
  refuse (self, "{'do':'specialist','kind':'product','level':'genius'}", TS_ERROR_ILLEGAL);
  chip_set (self, 2, CHIP_RD, 98);
  refuse (self, "{'do':'specialist','kind':'engineering','level':'expert'}", TS_ERROR_ILLEGAL);
  chip_set (self, 2, CHIP_MONEY, 0);
  refuse (self, "{'do':'general','resource':'rd'}", TS_ERROR_ILLEGAL);
  expect (self, "legal", "['draw-product','income','next','release-token']");
}

/* --- drawing --- */

TEST (test_draw_costs)
{
  static const struct {
    const char *square, *card;
    int left;
  } draws[] = {
    { "1", "micro-ace", 47 },
    { "1", "ibm-pc", 43 },
    { "2", "franklin-ace-1000", 39 },
    { "3", "hp-110", 31 },
    { "4", "atari-st", 21 },
    { "5", "atari-lynx", 5 },
    { "'accessory'", "standard-mouse", 4 },
  };

  begin (self);
  for (guint i = 0; i < G_N_ELEMENTS (draws); i++) {
    chip_draw (self, draws[i].square, draws[i].card);
    g_assert_cmpint (chip_has (self, 2, CHIP_RD), ==, draws[i].left);
  }
  g_assert_cmpint (chip_has (self, 2, CHIP_STAFF), ==, 2);
  expect (self, "board/products/1",
          "{'id':2,'seat':2,'name':'IBM PC','card':'ibm-pc','era':1,'status':'production','piles':[],"
          "'irrelevant':false,'accessories':[]}");
  expect (self, "board/products/6/era", "0");
  /* 1 + 1 + 2 + 3 + 4 + 5 + 1 */
  expect (self, "tally/2/lines/4/points", "-17");
}

/* One square less; on the first one 1. */
TEST (test_reduced)
{
  begin (self);
  say (self, "{'do':'draw-product','square':5,'card':'atari-lynx','reduced':true}");
  g_assert_cmpint (chip_has (self, 2, CHIP_RD), ==, 39);
  say (self, "{'do':'draw-product','square':1,'card':'micro-ace','reduced':true}");
  g_assert_cmpint (chip_has (self, 2, CHIP_RD), ==, 38);
  say (self, "{'do':'draw-product','square':1,'card':'hp-85','reduced':false}");
  g_assert_cmpint (chip_has (self, 2, CHIP_RD), ==, 34);
  refuse (self, "{'do':'draw-product','square':'accessory','card':'control-pad','reduced':true}",
          TS_ERROR_ILLEGAL);
  say (self, "{'do':'draw-product','square':'accessory','card':'control-pad','reduced':false}");
}

TEST (test_draw_typed)
{
  begin (self);
  say (self,
       "{'do':'draw-product','square':3,'name':'Own','era':3,'type':'both','extra_rd':-3,'extra_marketing':1,"
       "'extra_quality':2,'extra_profit':3,'extra_longevity':-1,'extra_loyalty':-2}");
  g_assert_cmpint (chip_has (self, 2, CHIP_RD), ==, 45);
  expect (self, "board/products/0/name", "'Own'");
  expect (self, "board/products/0/card", "null");
  say (self, "{'do':'draw-product','square':1,'name':'Free','era':1,'extra_rd':-3,'reduced':true}");
  g_assert_cmpint (chip_has (self, 2, CHIP_RD), ==, 45);
  say (self, "{'do':'draw-product','square':'accessory','name':'Knob','era':0,'extra_rd':1}");
  g_assert_cmpint (chip_has (self, 2, CHIP_RD), ==, 43);
  say (self, "{'do':'draw-product','square':1,'name':'Free','era':1}");
  expect (self, "board/products/3/name", "'Free'");
}

TEST (test_draw_refused)
{
  begin (self);
  refuse (self, "{'do':'draw-product','square':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'draw-product','card':'hp-85'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'draw-product','square':1,'card':'hp-85','name':'HP'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'draw-product','square':1,'card':'hp-85','era':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'draw-product','square':1,'card':'hp-85','extra_rd':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'draw-product','square':1,'name':'HP'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'draw-product','square':true,'card':'hp-85'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'draw-product','square':0,'card':'hp-85'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'draw-product','square':6,'card':'hp-85'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'draw-product','square':-1,'card':'standard-mouse'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'draw-product','square':'1','card':'hp-85'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'draw-product','square':1,'card':'hp-86'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'draw-product','square':1,'name':'HP','era':6}", TS_ERROR_RANGE);
  refuse (self, "{'do':'draw-product','square':1,'name':'HP','era':1,'extra_profit':4}", TS_ERROR_RANGE);
  refuse (self, "{'do':'draw-product','square':1,'name':'HP','era':1,'type':'any'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'draw-product','square':2,'card':'hp-85'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'draw-product','square':'accessory','card':'hp-85'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'draw-product','square':'discard','card':'hp-85'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'draw-product','square':1,'card':'standard-mouse'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'draw-product','square':1,'name':'HP','era':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'draw-product','square':'accessory','name':'Knob','era':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'draw-product','square':'accessory','name':'Knob','era':0,'type':'both'}",
          TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'draw-product','square':'accessory','name':'Knob','era':0,'extra_profit':0}",
          TS_ERROR_ILLEGAL);
  chip_draw (self, "1", "hp-85");
  refuse (self, "{'do':'draw-product','square':1,'card':'hp-85'}", TS_ERROR_ILLEGAL);
  chip_draw (self, "'accessory'", "3d-glasses");
  refuse (self, "{'do':'draw-product','square':'accessory','card':'3d-glasses'}", TS_ERROR_ILLEGAL);
  chip_set (self, 2, CHIP_RD, 14);
  refuse (self, "{'do':'draw-product','square':5,'card':'macintosh-portable'}", TS_ERROR_ILLEGAL);
}

/* Sub-eras that have left: 1 R&D and the card's, Loyalty and Longevity −1, irrelevant at once. */
TEST (test_discard)
{
  chip_pick (self);
  chip_go_to (self, CHIP_START_OF_YEAR);
  chip_go_to (self, CHIP_START_OF_YEAR);
  chip_go_to (self, CHIP_ACTIONS);
  refuse (self, "{'do':'draw-product','square':'discard','card':'ultravision'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'draw-product','square':5,'card':'macintosh-portable'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'draw-product','square':'discard','card':'hp-85','reduced':true}", TS_ERROR_ILLEGAL);
  chip_draw (self, "'discard'", "hp-85");
  expect_effects (self, "2 staff -1 action, 2 rd -2 drawn, 2 loyalty -1 discard, 2 longevity -1 discard");
  expect (self, "board/products/0/irrelevant", "true");
  say (self, "{'do':'draw-product','square':'discard','name':'Old','era':1}");
  expect (self, "board/products/1/irrelevant", "true");
}

/* --- releasing --- */

TEST (test_release)
{
  release_ibm (self);
  /* Loyalty 4 before it, and the card's 1; Longevity 1 of the points and 2 of the card; 2 points less 1. */
  expect_effects (self,
                  "2 rd -1 release, 2 marketing -3 release, 2 quality -3 release, 2 longevity +1 quality, "
                  "2 loyalty +1 quality, 2 longevity +2 release, 2 completed +1 release");
  expect (self, "board/products/0/piles", "[5,5,5]");
  expect (self, "board/products/0/status", "'released'");
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect_effects (self, "-2 money -5 sales, 2 money +5 sales, 1 staff +3 staff, 2 staff +3 staff, "
                        "0 staff +3 staff");
  expect (self, "board/products/0/piles", "[5,5]");
}

TEST (test_release_refused)
{
  begin (self);
  chip_draw (self, "1", "ibm-pc");
  chip_draw (self, "'accessory'", "standard-mouse");
  chip_draw (self, "2", "colecovision");
  chip_go_to (self, CHIP_UPDATE);
  /* No token. */
  refuse (self,
          "{'do':'release','product':1,'rd':1,'marketing':1,'quality':2,'to_longevity':1,'to_loyalty':0}",
          TS_ERROR_ILLEGAL);
  chip_go_to (self, CHIP_ACTIONS);
  say (self, "{'do':'release-token'}");
  chip_go_to (self, CHIP_UPDATE);
  refuse (self, "{'do':'release','product':1,'rd':1,'marketing':1,'quality':2,'to_longevity':1}",
          TS_ERROR_SYNTAX);
  refuse (self,
          "{'do':'release','product':1,'rd':1,'marketing':100,'quality':2,'to_longevity':1,'to_loyalty':0}",
          TS_ERROR_RANGE);
  refuse (self,
          "{'do':'release','product':1,'rd':0,'marketing':1,'quality':2,'to_longevity':1,'to_loyalty':0}",
          TS_ERROR_ILLEGAL);
  refuse (self,
          "{'do':'release','product':1,'rd':1,'marketing':0,'quality':2,'to_longevity':1,'to_loyalty':0}",
          TS_ERROR_ILLEGAL);
  /* Its Quality costs 1 more. */
  refuse (self,
          "{'do':'release','product':1,'rd':1,'marketing':1,'quality':1,'to_longevity':0,'to_loyalty':0}",
          TS_ERROR_ILLEGAL);
  refuse (self,
          "{'do':'release','product':1,'rd':1,'marketing':1,'quality':2,'to_longevity':1,'to_loyalty':1}",
          TS_ERROR_ILLEGAL);
  refuse (self,
          "{'do':'release','product':1,'rd':1,'marketing':1,'quality':2,'to_longevity':2,'to_loyalty':-1}",
          TS_ERROR_ILLEGAL);
  refuse (self,
          "{'do':'release','product':1,'rd':1,'marketing':1,'quality':2,'to_longevity':4294967297,'to_"
          "loyalty':0}",
          TS_ERROR_ILLEGAL);
  refuse (self,
          "{'do':'release','product':1,'rd':1,'marketing':99,'quality':2,'to_longevity':1,'to_loyalty':0}",
          TS_ERROR_ILLEGAL);
  refuse (self,
          "{'do':'release','product':2,'rd':1,'marketing':1,'quality':1,'to_longevity':1,'to_loyalty':0}",
          TS_ERROR_ILLEGAL);
  refuse (self,
          "{'do':'release','product':9,'rd':1,'marketing':1,'quality':1,'to_longevity':1,'to_loyalty':0}",
          TS_ERROR_ILLEGAL);
  refuse (self,
          "{'do':'release','product':4294967297,'rd':1,'marketing':1,'quality':2,'to_longevity':1,'to_"
          "loyalty':0}",
          TS_ERROR_ILLEGAL);
  /* Its Marketing costs 1 less: 0 do, and make 1 pile. */
  say (self, "{'do':'release','product':3,'rd':1,'marketing':0,'quality':1,'to_longevity':0,'to_loyalty':1}");
  expect (self, "board/products/2/piles", "[6]");
  refuse (self,
          "{'do':'release','product':3,'rd':1,'marketing':0,'quality':1,'to_longevity':0,'to_loyalty':1}",
          TS_ERROR_ILLEGAL);
  chip_turn (self, 1);
  refuse (self,
          "{'do':'release','product':1,'rd':1,'marketing':1,'quality':2,'to_longevity':1,'to_loyalty':0}",
          TS_ERROR_ILLEGAL);
}

/* What a release scores by its sub-era, with 1 point to Loyalty. */
TEST (test_sub_eras)
{
  static const struct {
    const char *square, *card;
    int value, longevity, loyalty;
  } eras[] = {
    { "1", "micro-ace", 4, 0, 1 },
    { "2", "vectrex", 5, 0, 1 },
    { "3", "hp-110", 5, 1, 2 },
    { "4", "atari-7800", 4, 2, 3 },
    { "5", "macintosh-portable", 4, 2, 4 },
  };

  begin (self);
  chip_set (self, 2, CHIP_RD, 99);
  for (guint i = 0; i < G_N_ELEMENTS (eras); i++)
    chip_draw (self, eras[i].square, eras[i].card);
  say (self, "{'do':'release-token'}");
  chip_go_to (self, CHIP_UPDATE);
  for (guint i = 0; i < G_N_ELEMENTS (eras); i++) {
    chip_set (self, 2, CHIP_LONGEVITY, 0);
    chip_set (self, 2, CHIP_LOYALTY, 4);
    chip_release (self, (int) i + 1, 1, 1, 0);
    g_assert_cmpint (chip_has (self, 2, CHIP_LONGEVITY), ==, eras[i].longevity);
    g_assert_cmpint (chip_has (self, 2, CHIP_LOYALTY), ==, 4 + eras[i].loyalty);
    g_assert_cmpint (chip_state (self)->products[i].value, ==, eras[i].value);
  }
}

/* A pile is never worth less than nothing. */
TEST (test_worthless_piles)
{
  begin (self);
  chip_draw (self, "1", "apple-lisa");
  say (self, "{'do':'release-token'}");
  chip_go_to (self, CHIP_UPDATE);
  chip_set (self, 2, CHIP_LOYALTY, -7);
  chip_release (self, 1, 2, 1, 0);
  expect (self, "board/products/0/piles", "[0,0]");
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "board/products/0/piles", "[0]");
}

/* --- more piles --- */

/* Of the value that was laid, even when none is left. */
TEST (test_business)
{
  release_ibm (self);
  for (int i = 0; i < 3; i++)
    chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "board/products/0/piles", "[]");
  expect (self, "board/products/0/status", "'released'");
  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, 2);
  chip_set (self, 2, CHIP_LOYALTY, 9);
  say (self, "{'do':'specialist','kind':'business','level':'genius','product':1}");
  say (self, "{'do':'specialist','kind':'business','level':'expert','product':1}");
  expect (self, "board/products/0/piles", "[5,5,5]");
  chip_turn (self, 1);
  refuse (self, "{'do':'specialist','kind':'business','level':'expert','product':1}", TS_ERROR_ILLEGAL);
}

/* Without piles it is gone when the bill is settled, its accessories with it. */
TEST (test_sold_out)
{
  release_ibm (self);
  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, 2);
  chip_draw (self, "'accessory'", "standard-mouse");
  chip_go_to (self, CHIP_UPDATE);
  chip_turn (self, 2);
  say (self, "{'do':'attach','accessory':2,'product':1}");
  chip_go_to (self, CHIP_START_OF_YEAR);
  chip_go_to (self, CHIP_START_OF_YEAR);
  chip_go_to (self, CHIP_END_OF_YEAR);
  chip_turn (self, 2);
  expect (self, "board/products/0/status", "'released'");
  say (self, "{'do':'settle'}");
  expect (self, "board/products/0/status", "'gone'");
  expect (self, "board/products/1/status", "'gone'");
  expect (self, "board/products/0/accessories", "[2]");
}

/* --- accessories --- */

TEST (test_attach)
{
  static const char *const cards[] = { "superior-mouse",     "extended-warranty", "atari-mindlink",
                                       "compact-disc-drive", "console-adapter",   "standard-keyboard" };

  release_ibm (self);
  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, 2);
  chip_set (self, 2, CHIP_STAFF, 9);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    chip_draw (self, "'accessory'", cards[i]);
  chip_go_to (self, CHIP_UPDATE);
  chip_turn (self, 2);
  say (self, "{'do':'attach','accessory':2,'product':1}");
  expect_effects (self, "2 quality -1 accessory, 2 loyalty +1 accessory, 2 completed +1 accessory");
  say (self, "{'do':'attach','accessory':3,'product':1}");
  expect_effects (self, "2 loyalty -1 accessory, 2 completed +1 accessory");
  expect (self, "board/products/0/piles", "[5,5,5]");
  say (self, "{'do':'attach','accessory':4,'product':1}");
  say (self, "{'do':'attach','accessory':6,'product':1}");
  expect (self, "board/products/0/piles", "[5,5,5,5]");
  say (self, "{'do':'attach','accessory':5,'product':1}");
  expect_effects (self, "2 longevity +1 accessory, 2 completed +1 accessory");
  expect (self, "board/products/0/accessories", "[2,3,4,6,5]");
  expect (self, "board/products/1/status", "'released'");
  /* Five of them, and the Mindlink brings nothing. */
  g_assert_cmpint (ts_chip_shop_next_payment (chip_state (self), 1), ==, 9);
  chip_go_to (self, CHIP_START_OF_YEAR);
  g_assert_cmpint (chip_state (self)->products[0].piles, ==, 3);
}

TEST (test_attach_refused)
{
  release_ibm (self);
  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, 2);
  chip_set (self, 2, CHIP_STAFF, 9);
  chip_draw (self, "'accessory'", "control-pad");
  chip_draw (self, "'accessory'", "superior-keyboard");
  chip_draw (self, "1", "micro-ace");
  say (self, "{'do':'draw-product','square':'accessory','name':'Knob','era':0}");
  chip_go_to (self, CHIP_UPDATE);
  chip_turn (self, 2);
  refuse (self, "{'do':'attach','accessory':2}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'attach','accessory':2,'product':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'attach','accessory':4,'product':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'attach','accessory':3,'product':4}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'attach','accessory':3,'product':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'attach','accessory':9,'product':1}", TS_ERROR_ILLEGAL);
  chip_set (self, 2, CHIP_QUALITY, 0);
  refuse (self, "{'do':'attach','accessory':3,'product':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'attach','accessory':5,'product':1}");
  refuse (self, "{'do':'attach','accessory':5,'product':1}", TS_ERROR_ILLEGAL);
  chip_turn (self, 1);
  refuse (self, "{'do':'attach','accessory':3,'product':1}", TS_ERROR_ILLEGAL);
}

/* --- exchanging --- */

TEST (test_exchange)
{
  begin (self);
  chip_go_to (self, CHIP_UPDATE);
  say (self, "{'do':'exchange','resource':'marketing'}");
  expect_effects (self, "2 money -3 exchange, -2 money +3 exchange, 2 marketing +1 exchange");
  chip_set (self, 2, CHIP_MONEY, 3);
  say (self, "{'do':'exchange','resource':'rd'}");
  g_assert_cmpint (chip_has (self, 2, CHIP_MONEY), ==, 0);
  refuse (self, "{'do':'exchange','resource':'rd'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'exchange','resource':'gold'}", TS_ERROR_RANGE);
  expect (self, "legal", "['next']");
}

/* --- what becomes irrelevant --- */

TEST (test_irrelevant)
{
  begin (self);
  chip_draw (self, "1", "micro-ace");
  chip_draw (self, "1", "hp-85");
  chip_draw (self, "2", "vectrex");
  say (self, "{'do':'release-token'}");
  chip_go_to (self, CHIP_UPDATE);
  chip_release (self, 1, 9, 1, 1);
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "board/products/0/irrelevant", "false");
  chip_go_to (self, CHIP_START_OF_YEAR);
  expect (self, "board/products/0/irrelevant", "true");
  expect (self, "board/products/1/irrelevant", "true");
  expect (self, "board/products/2/irrelevant", "false");
  chip_go_to (self, CHIP_END_OF_YEAR);
  chip_turn (self, 2);
  say (self, "{'do':'settle'}");
  expect_effects (self, "2 loyalty -2 irrelevant, 2 money -2 irrelevant, -2 money +2 irrelevant");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("chip-shop-products", CHIP_HEADER, name)
  ADD (specialists);
  ADD (specialists_refused);
  ADD (draw_costs);
  ADD (reduced);
  ADD (draw_typed);
  ADD (draw_refused);
  ADD (discard);
  ADD (release);
  ADD (release_refused);
  ADD (sub_eras);
  ADD (worthless_piles);
  ADD (business);
  ADD (sold_out);
  ADD (attach);
  ADD (attach_refused);
  ADD (exchange);
  ADD (irrelevant);
  return g_test_run ();
}
