/* Competitor$: movement, the market, and dealings; docs/games/competitors.md. */
#include "competitors.h"

#include <string.h>

/* --- movement --- */

TEST (test_move)
{
  begin (self);
  say (self, "{'do':'move','vehicle':'truck','terrain':['channel','desert','plain']}");
  expect_effects (self, "0 money -500 fuel, -2 money +500 fuel, 0 actions -1 follows");
  say (self, "{'do':'undo'}");
  say (self, "{'do':'move','vehicle':'ship','hexes':4,'customs':0}");
  expect_effects (self, "0 money -1000 fuel, -2 money +1000 fuel, 0 actions -1 follows");
  say (self, "{'do':'move','vehicle':'aircraft','distance':'red','fees':[2,1]}");
  expect_effects (self, "0 money -3000 fuel, -2 money +3000 fuel, 0 money -10000 transit, "
                        "2 money +10000 transit, 0 money -10000 transit, 1 money +10000 transit, "
                        "0 actions -1 follows");
  refuse (self, "{'do':'move','vehicle':'ship','hexes':1}", TS_ERROR_ILLEGAL); /* no action left */
}

/* What each terrain costs. */
TEST (test_terrain)
{
  begin (self);
  refuse (self, "{'do':'move','vehicle':'truck','terrain':['desert','forest']}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'move','vehicle':'truck','terrain':['mountain','frozen','mountain']}",
          TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'move','vehicle':'truck','terrain':['plain','channel']}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'move','vehicle':'truck','terrain':[]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'move','vehicle':'truck','terrain':['plain','plain','plain','plain','plain','plain']}",
          TS_ERROR_RANGE);
  refuse (self, "{'do':'move','vehicle':'truck','terrain':['sea']}", TS_ERROR_RANGE);
  say (self, "{'do':'move','vehicle':'truck','terrain':['frozen','mountain','plain']}");
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain','channel','forest']}");
}

/* A vehicle has what belongs to it, and nothing else. */
TEST (test_belonging)
{
  begin (self);
  refuse (self, "{'do':'move','vehicle':'truck'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'move','vehicle':'truck','hexes':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'move','vehicle':'ship','hexes':1,'distance':'green'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'move','vehicle':'aircraft','terrain':['plain']}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'carry','by':'ship','distance':'green','points':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'carry','by':'aircraft','distance':'green'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'carry','by':'aircraft','distance':'green','points':1,'hexes':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'buy','what':'truck','state':'Peru'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'buy','what':'branch','state':'Peru'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'sell','what':'branch'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'move','vehicle':'ship','hexes':5}", TS_ERROR_RANGE);
  refuse (self, "{'do':'move','vehicle':'aircraft','distance':'blue'}", TS_ERROR_RANGE);
}

TEST (test_fees)
{
  begin (self);
  refuse (self, "{'do':'move','vehicle':'ship','hexes':1,'fees':[0]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'move','vehicle':'ship','hexes':1,'fees':[1,1]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'move','vehicle':'ship','hexes':1,'fees':[3]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'move','vehicle':'ship','hexes':1,'fees':1}", TS_ERROR_SYNTAX);
  adjust (self, 0, "money", -189001);
  refuse (self, "{'do':'move','vehicle':'ship','hexes':1,'fees':[1]}", TS_ERROR_ILLEGAL);
  adjust (self, 0, "money", 1);
  say (self, "{'do':'move','vehicle':'ship','hexes':1,'fees':[1]}");
  expect_counter (self, 0, "money", 0);
  refuse (self, "{'do':'move','vehicle':'truck','terrain':['plain']}", TS_ERROR_ILLEGAL);
}

/* A vehicle with an open Contract has goods, and waits for its delivery. */
TEST (test_goods_do_not_move)
{
  begin (self);
  say (self, "{'do':'sign','vehicle':'ship','from':'asia','to':'asia','turns':2,'fee':5000}");
  refuse (self, "{'do':'move','vehicle':'ship','hexes':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'carry','by':'ship','hexes':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'carry','by':'ship','hexes':1,'owner':1}");
}

/* In a delivery the Contract's vehicle moves, and no other. */
TEST (test_move_in_delivery)
{
  begin_delivery (self, 9);
  refuse (self, "{'do':'move','vehicle':'ship','hexes':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain']}");
  expect_effects (self, "0 money -500 fuel, -2 money +500 fuel");
  say (self, "{'do':'carry','by':'ship','hexes':2,'customs':1}");
  expect (self, "board/contracts/0/used", "2");
  expect (self, "phase", "'customs'");
  say (self, "{'do':'free','vehicle':'truck'}");
  expect_effects (self, "0 money -5000 freed, -2 money +5000 freed");
  refuse (self, "{'do':'free','vehicle':'ship'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'free','vehicle':'aircraft'}", TS_ERROR_RANGE);
  say (self, "{'do':'customs','colour':'green'}");
  say (self, "{'do':'free','vehicle':'truck'}");
  adjust (self, 0, "money", -188000);
  expect_counter (self, 0, "money", 500);
  refuse (self, "{'do':'free','vehicle':'truck'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'carry','by':'ship','hexes':2}", TS_ERROR_ILLEGAL);
}

/* --- combined movement --- */

TEST (test_carry)
{
  begin (self);
  say (self, "{'do':'carry','by':'ship','hexes':3,'before':['plain'],'after':['plain']}");
  expect_effects (self, "0 money -1500 fuel, -2 money +1500 fuel, 0 actions -1 follows");
  say (self, "{'do':'carry','by':'aircraft','distance':'yellow','points':2,'owner':2,'fees':[2]}");
  expect_effects (self, "0 money -2000 fuel, -2 money +2000 fuel, 0 money -10000 transit, "
                        "2 money +10000 transit, 0 actions -1 follows");
}

TEST (test_carry_refusals)
{
  begin (self);
  refuse (self, "{'do':'carry','by':'ship','hexes':4,'before':['plain'],'after':['plain']}",
          TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'carry','by':'ship','hexes':1,'before':['plain','channel']}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'carry','by':'ship','hexes':1,'after':['channel']}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'carry','by':'ship','hexes':1,'before':[]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'carry','by':'aircraft','distance':'red','points':3}", TS_ERROR_RANGE);
  refuse (self, "{'do':'carry','by':'truck','hexes':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'carry','by':'ship','hexes':1,'owner':0}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'carry','by':'ship','hexes':1,'owner':3}", TS_ERROR_RANGE);
  refuse (self, "{'do':'carry','by':'ship','hexes':1,'customs':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'lose','who':1,'what':'ship'}");
  refuse (self, "{'do':'carry','by':'ship','hexes':1,'owner':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'sign','vehicle':'truck','from':'asia','to':'asia','turns':2,'fee':5000}");
  say (self, "{'do':'lose','who':0,'what':'truck'}");
  refuse (self, "{'do':'carry','by':'ship','hexes':1}", TS_ERROR_ILLEGAL); /* the only truck has goods */
}

/* A ship's Contract has no truck to be carried. */
TEST (test_carry_in_a_ships_delivery)
{
  begin (self);
  say (self, "{'do':'sign','vehicle':'ship','from':'asia','to':'asia','turns':2,'fee':5000}");
  say (self, "{'do':'deliver','contract':1}");
  refuse (self, "{'do':'carry','by':'aircraft','distance':'green','points':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'free','vehicle':'ship'}");
  expect_effects (self, "0 money -10000 freed, -2 money +10000 freed");
}

/* --- the market --- */

TEST (test_buy_and_sell)
{
  static const struct {
    const char *what, *counter;
    int price, back;
  } wares[] = { { "truck", "trucks", 30000, 15000 },
                { "ship", "ships", 100000, 50000 },
                { "aircraft", "aircraft", 200000, 100000 } };

  begin (self);
  for (guint i = 0; i < G_N_ELEMENTS (wares); i++) {
    g_autofree char *buy = g_strdup_printf ("{'do':'buy','what':'%s'}", wares[i].what);
    g_autofree char *sell = g_strdup_printf ("{'do':'sell','what':'%s'}", wares[i].what);
    g_autofree char *bought =
        g_strdup_printf ("0 %s +1 bought, 0 money -%d bought, -2 money +%d bought, 0 actions -1 follows",
                         wares[i].counter, wares[i].price, wares[i].price);
    g_autofree char *sold =
        g_strdup_printf ("0 %s -1 sold, -2 money -%d sold, 0 money +%d sold, 0 actions -1 follows",
                         wares[i].counter, wares[i].back, wares[i].back);

    say (self, buy);
    expect_effects (self, bought);
    say (self, sell);
    expect_effects (self, sold);
    refuse (self, buy, TS_ERROR_ILLEGAL); /* no action left */
    refuse (self, sell, TS_ERROR_ILLEGAL);
    say (self, "{'do':'undo'}");
    say (self, "{'do':'undo'}");
  }
}

TEST (test_branches)
{
  begin (self);
  refuse (self, "{'do':'buy','what':'branch','state':'kenya','continent':'africa'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'buy','what':'branch','state':' Italy','continent':'europe'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'buy','what':'branch','state':'Peru','continent':'south-america'}");
  expect_effects (self, "0 territory_cards -1 bought, 0 money -100000 bought, -2 money +100000 bought, "
                        "0 branches +1 follows, 0 actions -1 follows");
  expect (self, "board/branches", "[[{'state':'Peru','continent':'south-america'}],[],[]]");
  expect (self, "board/wealth", "[330000,380000,380000]");
  refuse (self, "{'do':'buy','what':'branch','state':'PERU ','continent':'asia'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'sell','what':'branch','state':'Italy'}", TS_ERROR_ILLEGAL); /* the Headquarters */
  refuse (self, "{'do':'sell','what':'branch','state':'Kenya'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'sell','what':'branch','state':'peru'}");
  expect_effects (self, "-2 money -50000 sold, 0 money +50000 sold, 0 branches -1 follows, "
                        "0 actions -1 follows");
  expect (self, "board/branches", "[[],[],[]]");
}

TEST (test_market_refusals)
{
  begin (self);
  refuse (self, "{'do':'buy','what':'car'}", TS_ERROR_RANGE);
  adjust (self, 0, "trucks", 3);
  refuse (self, "{'do':'buy','what':'truck'}", TS_ERROR_ILLEGAL);
  adjust (self, 0, "money", -100001);
  refuse (self, "{'do':'buy','what':'ship'}", TS_ERROR_ILLEGAL);
  adjust (self, 0, "money", 1);
  adjust (self, 0, "territory_cards", -10);
  refuse (self, "{'do':'buy','what':'branch','state':'Peru','continent':'asia'}", TS_ERROR_ILLEGAL);
  adjust (self, 0, "territory_cards", 10);
  say (self, "{'do':'sign','vehicle':'ship','from':'asia','to':'asia','turns':2,'fee':5000}");
  refuse (self, "{'do':'sell','what':'ship'}", TS_ERROR_ILLEGAL); /* it has a Contract */
  adjust (self, 0, "aircraft", -1);
  refuse (self, "{'do':'sell','what':'aircraft'}", TS_ERROR_ILLEGAL);
}

/* The sentence of a refusal; nothing has changed. */
static void
refuse_with (Fixture *self, const char *line, const char *sentence)
{
  g_autofree char *json = g_strdelimit (g_strdup (line), "'", '"');
  g_autoptr (GError) error = NULL;

  refuse (self, line, TS_ERROR_ILLEGAL);
  g_assert_false (ts_session_say (self->session, json, strlen (json), &error));
  g_assert_cmpstr (error->message, ==, sentence);
}

#define FLEET                                                                                                \
  "The bank would take: 2 × Truck for 30,000, 1 × Ship for 50,000, 1 × Aircraft for 100,000; 180,000 in "    \
  "all."

/* What cannot be paid says what could be sold, and for how much in all; whatever it is that costs. */
TEST (test_sentence_of_the_poor)
{
  begin (self);
  refuse_with (self, "{'do':'pay','who':1,'to':'bank','amount':200001}",
               "Bo has 200,000 and would pay 200,001. " FLEET);
  refuse_with (self, "{'do':'trade','who':1,'with':0,'give':{'money':200001},'take':{}}",
               "Bo has 200,000 and would pay 200,001. " FLEET);
  refuse_with (self, "{'do':'trade','who':1,'with':0,'give':{},'take':{'money':200001}}",
               "Ann has 200,000 and would pay 200,001. " FLEET);
  adjust (self, 0, "money", -199600);
  refuse_with (self, "{'do':'move','vehicle':'truck','terrain':['plain']}",
               "Ann has 400 and would pay 500. " FLEET);
  refuse_with (self, "{'do':'move','vehicle':'ship','hexes':1}", "Ann has 400 and would pay 1,000. " FLEET);
  refuse_with (self, "{'do':'move','vehicle':'aircraft','distance':'red','fees':[1,2]}",
               "Ann has 400 and would pay 23,000. " FLEET);
  refuse_with (self, "{'do':'carry','by':'ship','hexes':1,'before':['plain']}",
               "Ann has 400 and would pay 1,500. " FLEET);
  refuse_with (self, "{'do':'buy','what':'truck'}", "Ann has 400 and would pay 30,000. " FLEET);
  refuse_with (self, "{'do':'buy','what':'ship'}", "Ann has 400 and would pay 100,000. " FLEET);
  refuse_with (self, "{'do':'buy','what':'aircraft'}", "Ann has 400 and would pay 200,000. " FLEET);
  refuse_with (self, "{'do':'buy','what':'branch','state':'Peru','continent':'asia'}",
               "Ann has 400 and would pay 100,000. " FLEET);
}

/* Large numbers are grouped in any refusal. */
TEST (test_grouped)
{
  const char *fee = "{\"do\":\"sign\",\"vehicle\":\"truck\",\"from\":\"asia\",\"to\":\"asia\",\"turns\":2,"
                    "\"fee\":1000001}";
  const char *money = "{\"do\":\"adjust\",\"who\":0,\"counter\":\"money\",\"by\":-200001}";
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) second = NULL;

  begin (self);
  g_assert_false (ts_session_say (self->session, fee, strlen (fee), &first));
  g_assert_cmpstr (first->message, ==, "“Fee” should be from 0 to 1,000,000.");
  g_assert_false (ts_session_say (self->session, money, strlen (money), &second));
  g_assert_cmpstr (second->message, ==, "Money goes from 0 to 99,999,999.");
}

/* A vehicle with a Contract cannot be sold, a Branch can; who has nothing is told so. */
TEST (test_sentence_of_the_bound)
{
  begin_delivery (self, 2);
  adjust (self, 0, "money", -199999);
  adjust (self, 0, "ships", -1);
  refuse_with (
      self, "{'do':'free','vehicle':'truck'}",
      "Ann has 1 and would pay 5,000. The bank would take: 1 × Truck for 15,000, 1 × Aircraft for 100,000; "
      "115,000 in all.");
  adjust (self, 0, "aircraft", -1);
  adjust (self, 0, "trucks", -1);
  refuse_with (self, "{'do':'move','vehicle':'truck','terrain':['plain']}",
               "Ann has 1 and would pay 500, and has nothing to sell.");
  say (self, "{'do':'fail'}");
  adjust (self, 0, "money", 99999);
  for (int seat = 0; seat < 3; seat++)
    say (self, "{'do':'next'}");
  say (self, "{'do':'roll-weather','dice':[1,1]}");
  say (self, "{'do':'buy','what':'branch','state':'Peru','continent':'south-america'}");
  refuse_with (
      self, "{'do':'pay','who':0,'to':1,'amount':10}",
      "Ann has 0 and would pay 10. The bank would take: 1 × Truck for 15,000, 1 × Branch for 50,000; "
      "65,000 in all.");
}

/* --- dealings --- */

TEST (test_trade)
{
  begin (self);
  say (self, "{'do':'buy','what':'branch','state':'Peru','continent':'south-america'}");
  say (self, "{'do':'trade','who':2,'with':0,'give':{'money':1000,'trucks':1,'contract_cards':2},"
             "'take':{'money':500,'aircraft':1,'branches':['peru']}}");
  expect_effects (self,
                  "2 money -1000 traded, 2 trucks -1 traded, 2 contract_cards -2 traded, "
                  "0 money -500 traded, 0 aircraft -1 traded, 0 money +1000 traded, 0 trucks +1 traded, "
                  "0 contract_cards +2 traded, 2 money +500 traded, 2 aircraft +1 traded, "
                  "0 branches -1 follows, 2 branches +1 follows");
  expect (self, "board/branches", "[[],[],[{'state':'Peru','continent':'south-america'}]]");
  say (self, "{'do':'trade','who':1,'with':0,'give':{},'take':{'territory_cards':9}}");
  expect_counter (self, 1, "territory_cards", 19);
}

/* Both are full, and swap one for one. */
TEST (test_trade_when_full)
{
  begin (self);
  adjust (self, 0, "aircraft", 1);
  adjust (self, 1, "aircraft", 1);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{'aircraft':1},'take':{}}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'trade','who':0,'with':1,'give':{'aircraft':1},'take':{'aircraft':1}}");
  expect_counter (self, 0, "aircraft", 2);
}

TEST (test_trade_refusals)
{
  begin (self);
  refuse (self, "{'do':'trade','who':0,'with':0,'give':{'money':1},'take':{}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{},'take':{}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{'branches':[]},'take':{}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'trade','with':1,'give':{'money':1},'take':{}}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{'money':1}}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{'gold':1},'take':{}}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{'money':0},'take':{}}", TS_ERROR_RANGE);
  refuse (self, "{'do':'trade','who':0,'with':3,'give':{'money':1},'take':{}}", TS_ERROR_RANGE);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{'branches':['']},'take':{}}", TS_ERROR_RANGE);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{'money':200001},'take':{}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{'money':4294967297},'take':{}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{},'take':{'ships':2}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{'branches':['Italy']},'take':{}}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'buy','what':'branch','state':'Peru','continent':'south-america'}");
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{'branches':['Peru','peru']},'take':{}}",
          TS_ERROR_ILLEGAL);
  say (self, "{'do':'sign','vehicle':'ship','from':'asia','to':'asia','turns':2,'fee':5000}");
  refuse (self, "{'do':'trade','who':0,'with':1,'give':{'ships':1},'take':{}}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'trade','who':0,'with':1,'give':{'ships':1},'take':{'ships':1}}");
}

/* Nobody has more than five Branches. */
TEST (test_trade_of_too_many_branches)
{
  begin (self);
  adjust (self, 0, "money", 900000);
  adjust (self, 1, "money", 900000);
  for (int i = 0; i < 6; i++) {
    g_autofree char *buy =
        g_strdup_printf ("{'do':'buy','what':'branch','state':'State %d','continent':'asia'}", i);

    if (i == 5) { /* the next seat's */
      if (ts_view_state (&(TsView) { .state = ts_session_view (self->session).state })->turn == 0)
        say (self, "{'do':'next'}");
    } else if (i > 0 && i % 2 == 0) {
      for (int seat = 0; seat < 3; seat++)
        say (self, "{'do':'next'}");
      say (self, "{'do':'roll-weather','dice':[1,1]}");
    }
    say (self, buy);
  }
  expect_counter (self, 0, "branches", 5);
  refuse (self, "{'do':'trade','who':1,'with':0,'give':{'branches':['State 5']},'take':{}}",
          TS_ERROR_ILLEGAL);
  say (self,
       "{'do':'trade','who':1,'with':0,'give':{'branches':['State 5']},'take':{'branches':['State 0']}}");
  expect (self, "board/branches/1", "[{'state':'State 0','continent':'asia'}]");
  say (self, "{'do':'undo'}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'roll-weather','dice':[1,1]}");
  refuse (self, "{'do':'buy','what':'branch','state':'Peru','continent':'asia'}", TS_ERROR_ILLEGAL);
}

TEST (test_pay)
{
  begin (self);
  refuse (self, "{'do':'pay','who':0,'to':0,'amount':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'pay','who':0,'to':3,'amount':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'pay','who':0,'to':'pot','amount':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'pay','who':0,'to':1,'amount':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'pay','who':0,'to':1,'amount':200001}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'pay','who':0,'to':1,'amount':4294967297}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'pay','to':1,'amount':1}", TS_ERROR_SYNTAX);
  say (self, "{'do':'pay','who':1,'to':0,'amount':200000}");
  expect_effects (self, "1 money -200000 paid, 0 money +200000 paid");
  say (self, "{'do':'pay','who':0,'to':'bank','amount':1}");
  expect_effects (self, "0 money -1 paid, -2 money +1 paid");
}

TEST (test_receive)
{
  say (self, "{'do':'receive','who':2,'amount':99799999}");
  expect_counter (self, 2, "money", 99999999);
  refuse (self, "{'do':'receive','who':2,'amount':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'receive','who':2,'amount':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'receive','who':0,'amount':4294967297}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'pay','who':0,'to':2,'amount':1}", TS_ERROR_ILLEGAL);
}

/* How many Special cards are kept with the Branch, or the Headquarters: place -1. */
static int
count_kept (Fixture *self, int seat, int place)
{
  const Competitors *state = ts_session_view (self->session).state;

  return place < 0 ? state->headquarters[seat].cards : state->branches[seat][place].cards;
}

/* A card stays with its State, and is gone once that is traded or sold; what else is there stays. */
TEST (test_kept_cards)
{
  begin (self);
  say (self, "{'do':'buy','what':'branch','state':'Chad','continent':'africa'}");
  say (self, "{'do':'buy','what':'branch','state':'Peru','continent':'south-america'}");
  say (self, "{'do':'special','who':0,'state':' peru'}");
  say (self, "{'do':'special','who':0,'state':'Peru'}");
  say (self, "{'do':'special','who':0,'state':'ITALY'}");
  say (self, "{'do':'special','who':0}");
  g_assert_cmpint (count_kept (self, 0, -1), ==, 1);
  g_assert_cmpint (count_kept (self, 0, 0), ==, 0);
  g_assert_cmpint (count_kept (self, 0, 1), ==, 2);
  say (self, "{'do':'trade','who':0,'with':1,'give':{'branches':['Chad']},'take':{}}");
  g_assert_cmpint (count_kept (self, 0, 0), ==, 2);
  say (self, "{'do':'trade','who':0,'with':1,'give':{'branches':['Peru']},'take':{}}");
  g_assert_cmpint (count_kept (self, 1, 1), ==, 0);
  g_assert_cmpint (count_kept (self, 0, 0), ==, 0);
  say (self, "{'do':'undo'}");
  g_assert_cmpint (count_kept (self, 0, 0), ==, 2);
}

TEST (test_special)
{
  refuse (self, "{'do':'special','who':0,'state':'Italy'}", TS_ERROR_ILLEGAL); /* not founded yet */
  begin (self);
  refuse (self, "{'do':'special','who':0,'state':'Kenya'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'special','who':0,'state':''}", TS_ERROR_RANGE);
  say (self, "{'do':'special','who':0,'state':'ITALY'}");
  expect_effects (self, "0 contract_cards -1 special");
  for (int i = 0; i < 4; i++)
    say (self, "{'do':'special','who':0}");
  refuse (self, "{'do':'special','who':0}", TS_ERROR_ILLEGAL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("competitors", PLAIN, name)
  ADD (move);
  ADD (terrain);
  ADD (belonging);
  ADD (fees);
  ADD (goods_do_not_move);
  ADD (move_in_delivery);
  ADD (carry);
  ADD (carry_refusals);
  ADD (carry_in_a_ships_delivery);
  ADD (buy_and_sell);
  ADD (branches);
  ADD (market_refusals);
  ADD (sentence_of_the_poor);
  ADD (sentence_of_the_bound);
  ADD (grouped);
  ADD (trade);
  ADD (trade_when_full);
  ADD (trade_refusals);
  ADD (trade_of_too_many_branches);
  ADD (pay);
  ADD (receive);
  ADD (kept_cards);
  ADD (special);
  return g_test_run ();
}
