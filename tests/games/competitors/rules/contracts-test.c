/* Competitor$: Contracts, deliveries, Customs cards and events; docs/games/competitors.md. */
#include "competitors.h"

/* --- signing --- */

TEST (test_sign)
{
  begin (self);
  say (self, "{'do':'sign','vehicle':'ship','from':'oceania','to':'asia','turns':9,'fee':1000000,"
             "'from_state':'Fiji','to_state':'Japan','goods':'Spices','illegal':false}");
  expect_effects (self, "0 territory_cards -2 signed, 0 contract_cards -1 signed, 0 actions -1 follows");
  say (self, "{'do':'sign','vehicle':'truck','from':'africa','to':'africa','turns':1,'fee':0}");
  expect (self, "board/contracts",
          "[{'id':1,'seat':0,'vehicle':'ship','from':'oceania','to':'asia','turns':9,'used':0,'fee':1000000,"
          "'points':2,'status':'signed','from_state':'Fiji','to_state':'Japan','goods':'Spices',"
          "'illegal':false},"
          "{'id':2,'seat':0,'vehicle':'truck','from':'africa','to':'africa','turns':1,'used':0,'fee':0,"
          "'points':2,'status':'signed'}]");
}

#define SIGN(vehicle) "{'do':'sign','vehicle':'" vehicle "','from':'asia','to':'asia','turns':2,'fee':5000}"

TEST (test_sign_refusals)
{
  begin (self);
  refuse (self, "{'do':'sign','vehicle':'truck','from':'asia','to':'asia','turns':0,'fee':5}",
          TS_ERROR_RANGE);
  refuse (self, "{'do':'sign','vehicle':'truck','from':'asia','to':'asia','turns':10,'fee':5}",
          TS_ERROR_RANGE);
  refuse (self, "{'do':'sign','vehicle':'truck','from':'asia','to':'asia','turns':2,'fee':-1}",
          TS_ERROR_RANGE);
  refuse (self, "{'do':'sign','vehicle':'truck','from':'asia','to':'asia','turns':2,'fee':1000001}",
          TS_ERROR_RANGE);
  refuse (self, "{'do':'sign','vehicle':'bike','from':'asia','to':'asia','turns':2,'fee':5}", TS_ERROR_RANGE);
  refuse (self, "{'do':'sign','vehicle':'truck','from':'asia','to':'moon','turns':2,'fee':5}",
          TS_ERROR_RANGE);
  say (self, SIGN ("ship"));
  refuse (self, SIGN ("ship"), TS_ERROR_ILLEGAL); /* one ship, one Contract */
  adjust (self, 0, "territory_cards", -7);
  refuse (self, SIGN ("truck"), TS_ERROR_ILLEGAL);
  adjust (self, 0, "territory_cards", 1);
  adjust (self, 0, "contract_cards", -4);
  refuse (self, SIGN ("truck"), TS_ERROR_ILLEGAL);
  adjust (self, 0, "contract_cards", 2);
  say (self, SIGN ("truck"));
  adjust (self, 0, "territory_cards", 2);
  refuse (self, SIGN ("truck"), TS_ERROR_ILLEGAL); /* no action left */
}

/* Seat 0's first truck is bound by this entry, as Contract `id`, and lost again. Two of them make a round. */
static void
sign_and_lose (Fixture *self, int id, const char *sign)
{
  g_autofree char *lose = g_strdup_printf ("{'do':'lose','who':0,'what':'truck','contract':%d}", id);

  adjust (self, 0, "territory_cards", 2);
  adjust (self, 0, "contract_cards", 1);
  say (self, sign);
  say (self, lose);
  adjust (self, 0, "trucks", 1);
  if (id % 2 == 1)
    return;
  for (int i = 0; i < 3; i++)
    say (self, "{'do':'next'}");
  say (self, "{'do':'roll-weather','dice':[1,1]}");
}

/* The names are as long as they can be, in characters of four bytes, and begin with `first`. (transfer full)
 */
static char *
sign_with_names (gunichar first)
{
  g_autoptr (GString) state = g_string_new (NULL);
  g_autoptr (GString) goods = g_string_new (NULL);

  g_string_append_unichar (state, first);
  for (int i = 1; i < COMPETITORS_NAME_LENGTH; i++)
    g_string_append (state, "😀");
  g_string_append_unichar (goods, first);
  for (int i = 1; i < COMPETITORS_GOODS_LENGTH; i++)
    g_string_append (goods, "📦");
  return g_strdup_printf ("{'do':'sign','vehicle':'truck','from':'asia','to':'asia','turns':2,'fee':5000,"
                          "'from_state':'%s','to_state':'%s','goods':'%s'}",
                          state->str, state->str, goods->str);
}

/* All that can be signed in 99 rounds of five players with two actions has room. */
TEST (test_sign_past_what_a_table_keeps)
{
  g_assert_cmpint (COMPETITORS_MAX_CONTRACTS, >=, 99 * COMPETITORS_MAX_SEATS * COMPETITORS_ACTIONS);
  begin (self);
  adjust (self, 0, "trucks", -1);
  for (int id = 1; id <= COMPETITORS_MAX_CONTRACTS; id++)
    sign_and_lose (self, id, SIGN ("truck"));
  adjust (self, 0, "territory_cards", 2);
  refuse (self, SIGN ("truck"), TS_ERROR_ILLEGAL);
}

/* States and goods come again all evening: only new ones take room. */
TEST (test_sign_with_the_same_names)
{
  g_autofree char *sign = sign_with_names (0x1f600);

  begin (self);
  adjust (self, 0, "trucks", -1);
  for (int id = 1; id <= COMPETITORS_TEXTS_SIZE / 500; id++)
    sign_and_lose (self, id, sign);
  say (self, "{'do':'undo'}");
  expect (self, "board/contracts/9/status", "'failed'");
}

/* Names are kept in a room that has an end. Without them one can go on. */
TEST (test_sign_with_more_names_than_a_table_keeps)
{
  const int each = 4 * (COMPETITORS_NAME_LENGTH + COMPETITORS_GOODS_LENGTH) + 2;
  const int most = (COMPETITORS_TEXTS_SIZE - 1) / each;

  begin (self);
  adjust (self, 0, "trucks", -1);
  for (int id = 1; id <= most + 1; id++) {
    g_autofree char *sign = sign_with_names (0x1f400 + (gunichar) id);

    if (id > most)
      refuse (self, sign, TS_ERROR_ILLEGAL);
    else
      sign_and_lose (self, id, sign);
  }
  sign_and_lose (self, most + 1, SIGN ("truck"));
}

/* --- delivering --- */

TEST (test_deliver)
{
  begin (self);
  refuse (self, "{'do':'deliver','contract':1}", TS_ERROR_ILLEGAL);
  say (self, SIGN ("truck"));
  refuse (self, "{'do':'deliver','contract':0}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'deliver','contract':-1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'deliver','contract':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'deliver','contract':4294967297}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'deliver','contract':'1'}", TS_ERROR_SYNTAX);
  say (self, "{'do':'deliver','contract':1}");
  expect (self, "phase", "'delivery'");
  expect (self, "board/contracts/0/status", "'moving'");
  expect (self, "legal", "['carry','fail','free','lose','move','pay','receive','save','special','trade']");
  refuse (self, "{'do':'arrive'}", TS_ERROR_ILLEGAL); /* nothing has moved yet */
  say (self, "{'do':'fail'}");
  expect (self, "phase", "'actions'");
  refuse (self, "{'do':'deliver','contract':1}", TS_ERROR_ILLEGAL);
}

/* Another seat's Contract, and one that waits for an action. */
TEST (test_deliver_others)
{
  begin (self);
  say (self, SIGN ("truck"));
  say (self, SIGN ("ship"));
  refuse (self, "{'do':'deliver','contract':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'next'}");
  refuse (self, "{'do':'deliver','contract':1}", TS_ERROR_ILLEGAL);
}

TEST (test_arrive_early)
{
  begin_delivery (self, 3);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain']}");
  expect (self, "board/contracts/0/used", "1");
  say (self, "{'do':'arrive'}");
  expect_effects (self, "-2 money -40000 delivered, 0 money +40000 delivered, "
                        "0 victory_points +3 delivered, 0 contract_cards +1 early");
  expect (self, "board/contracts/0/status", "'delivered'");
  expect (self, "phase", "'actions'");
  expect (self, "players/0/score", "3");
}

/* Its last movement turn: no card, and nothing but an end. */
TEST (test_arrive_in_time)
{
  begin_delivery (self, 1);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain']}");
  expect (self, "legal", "['arrive','fail','lose','pay','receive','save','special','trade']");
  refuse (self, "{'do':'move','vehicle':'truck','terrain':['plain']}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'carry','by':'ship','hexes':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'free','vehicle':'truck'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'arrive'}");
  expect_effects (self, "-2 money -40000 delivered, 0 money +40000 delivered, 0 victory_points +3 delivered");
}

/* A point less, but never below 0. */
TEST (test_fail)
{
  begin_delivery (self, 2);
  say (self, "{'do':'fail'}");
  expect_effects (self, "");
  expect (self, "board/contracts/0/status", "'failed'");
  say (self, "{'do':'undo'}");
  adjust (self, 0, "victory_points", 2);
  say (self, "{'do':'fail'}");
  expect_effects (self, "0 victory_points -1 failed");
}

/* What would pass a bound cannot arrive. */
TEST (test_arrive_past_the_bound)
{
  begin_delivery (self, 2);
  adjust (self, 0, "victory_points", 97);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain']}");
  refuse (self, "{'do':'arrive'}", TS_ERROR_ILLEGAL);
  expect (self, "legal", "['carry','fail','free','lose','move','pay','receive','save','special','trade']");
}

TEST (test_victory_points)
{
  static const int table[6][6] = {
    { 1, 2, 2, 3, 2, 3 }, { 2, 1, 2, 3, 3, 3 }, { 2, 2, 1, 3, 2, 3 },
    { 2, 2, 2, 2, 2, 2 }, { 2, 3, 2, 3, 1, 2 }, { 3, 3, 3, 3, 2, 1 },
  };

  g_assert_nonnull (self->session);
  for (int from = 0; from < 6; from++)
    for (int to = 0; to < 6; to++)
      g_assert_cmpint (ts_competitors_points (from, to), ==, table[from][to]);
}

/* --- Customs cards and events --- */

TEST (test_customs)
{
  begin_delivery (self, 3);
  refuse (self, "{'do':'customs','colour':'green'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':10}", TS_ERROR_RANGE);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':2}");
  expect (self, "phase", "'customs'");
  expect (self, "board/due", "{'customs':2,'event':null,'rolled':null}");
  expect (self, "legal", "['customs','free','lose','pay','receive','save','special','trade']");
  refuse (self, "{'do':'roll-event','dice':[1]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'settle'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'arrive'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'customs','colour':'blue'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'customs','colour':'green','stops':true}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'customs','colour':'green','stops':false}");
  expect (self, "board/due/customs", "1");
  say (self, "{'do':'customs','colour':'red'}");
  expect (self, "phase", "'delivery'");
}

/* The delivery fails, what is due is gone, and the round is over with an action left. */
TEST (test_customs_stops)
{
  begin_delivery (self, 3);
  adjust (self, 0, "victory_points", 1);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':3,'flag':'asia'}");
  say (self, "{'do':'roll-event','dice':[12]}");
  say (self, "{'do':'customs','colour':'yellow','stops':true}");
  expect_effects (self, "0 victory_points -1 failed, 1 actions +2 follows");
  expect (self, "board/contracts/0/status", "'failed'");
  expect (self, "board/due", "{'customs':0,'event':null,'rolled':null}");
  expect (self, "phase", "'actions'");
  expect (self, "turn", "1");
}

/* The event may come before the cards. */
TEST (test_event_first)
{
  begin_delivery (self, 3);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':1,'flag':'africa'}");
  expect (self, "phase", "'customs'");
  say (self, "{'do':'roll-event','dice':[12]}");
  expect (self, "board/due", "{'customs':1,'event':'africa','rolled':12}");
  refuse (self, "{'do':'roll-event','dice':[1]}", TS_ERROR_ILLEGAL); /* once */
  say (self, "{'do':'settle'}");
  expect (self, "phase", "'customs'");
  expect (self, "board/due", "{'customs':1,'event':null,'rolled':null}");
  say (self, "{'do':'customs','colour':'red'}");
  expect (self, "phase", "'delivery'");
}

TEST (test_event_after)
{
  begin_delivery (self, 3);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':1,'flag':'africa'}");
  say (self, "{'do':'customs','colour':'red'}");
  expect (self, "phase", "'event'");
  refuse (self, "{'do':'settle'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'roll-event','dice':[13]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'free','vehicle':'truck'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'roll-event','dice':[3]}");
  say (self, "{'do':'settle'}");
  expect (self, "phase", "'delivery'");
}

/* Without goods an event still waits in a State with a red flag. */
TEST (test_event_without_goods)
{
  begin (self);
  say (self, "{'do':'move','vehicle':'aircraft','distance':'green','flag':'asia'}");
  expect (self, "phase", "'event'");
  say (self, "{'do':'roll-event','dice':[3]}");
  say (self, "{'do':'settle','stops':true}");
  expect (self, "turn", "1");
  say (self, "{'do':'undo'}");
  say (self, "{'do':'settle'}");
  expect (self, "phase", "'actions'");
  expect_counter (self, 0, "actions", 1);
}

/* The last seat's round ends by a card, too: then comes the weather. */
TEST (test_last_seat_stops)
{
  begin (self);
  say (self, "{'do':'next'}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'flag':'asia'}");
  say (self, "{'do':'roll-event','dice':[3]}");
  say (self, "{'do':'settle','stops':true}");
  expect (self, "phase", "'weather'");
  expect (self, "round", "2");
}

/* --- losing what carries goods --- */

TEST (test_lose)
{
  begin_delivery (self, 3);
  adjust (self, 0, "victory_points", 2);
  refuse (self, "{'do':'lose','who':0,'what':'truck','contract':1}", TS_ERROR_ILLEGAL); /* one is free */
  say (self, "{'do':'lose','who':0,'what':'truck'}");
  expect_effects (self, "0 trucks -1 lost");
  refuse (self, "{'do':'lose','who':0,'what':'truck'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'lose','who':0,'what':'truck','contract':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'lose','who':0,'what':'ship','contract':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'lose','who':0,'what':'territory','contract':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'lose','who':0,'what':'money'}", TS_ERROR_RANGE);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':2,'flag':'asia'}");
  say (self, "{'do':'lose','who':0,'what':'truck','contract':1}");
  expect_effects (self, "0 trucks -1 lost, 0 victory_points -1 failed");
  expect (self, "phase", "'actions'");
  expect (self, "turn", "0");
  expect (self, "board/due", "{'customs':0,'event':null,'rolled':null}");
  expect (self, "board/contracts/0/status", "'failed'");
  refuse (self, "{'do':'lose','who':0,'what':'truck'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'lose','who':1,'what':'territory'}");
  say (self, "{'do':'lose','who':1,'what':'contract'}");
  say (self, "{'do':'lose','who':1,'what':'aircraft'}");
  refuse (self, "{'do':'lose','who':1,'what':'aircraft'}", TS_ERROR_ILLEGAL);
}

/* Another Contract than the one under way: that one goes on. */
TEST (test_lose_another)
{
  begin (self);
  say (self, SIGN ("ship"));
  say (self, "{'do':'next'}");
  say (self, SIGN ("truck"));
  say (self, "{'do':'deliver','contract':2}");
  say (self, "{'do':'lose','who':0,'what':'ship','contract':1}");
  expect (self, "phase", "'delivery'");
  expect (self, "board/contracts/0/status", "'failed'");
  expect (self, "board/contracts/1/status", "'moving'");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("competitors", PLAIN, name)
  ADD (sign);
  ADD (sign_refusals);
  fixture_add ("competitors", HEADER ("'target':99"), sign_past_what_a_table_keeps);
  fixture_add ("competitors", PLAIN, sign_with_the_same_names);
  fixture_add ("competitors", PLAIN, sign_with_more_names_than_a_table_keeps);
  ADD (deliver);
  ADD (deliver_others);
  ADD (arrive_early);
  ADD (arrive_in_time);
  ADD (fail);
  ADD (arrive_past_the_bound);
  ADD (victory_points);
  ADD (customs);
  ADD (customs_stops);
  ADD (event_first);
  ADD (event_after);
  ADD (event_without_goods);
  ADD (last_seat_stops);
  ADD (lose);
  ADD (lose_another);
  return g_test_run ();
}
