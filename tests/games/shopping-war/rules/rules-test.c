/* Shopping War's table: docs/games/shopping-war.md, sentence by sentence. */
#include "shopping-war.h"

/* --- the table --- */

TEST (test_start)
{
  for (int seat = 0; seat < 3; seat++) {
    g_autofree char *path = g_strdup_printf ("players/%d/counters", seat);

    expect (self, path, "{'stars':0,'shop_cards':2,'emporium_cards':2,'stock':0}");
  }
  expect_effects (self, "0 shop_cards +2 start, 0 emporium_cards +2 start, 1 shop_cards +2 start, "
                        "1 emporium_cards +2 start, 2 shop_cards +2 start, 2 emporium_cards +2 start");
  expect (self, "board/combos", "[{},{},{}]");
  expect (self, "board/lobby", "[]");
  expect (self, "board/rolled", "null");
  expect (self, "board/reach", "null");
  expect (self, "board/scuffle", "null");
  expect (self, "tally", "[]");
  expect (self, "winners", "[]");
}

/* 4·n spaces, even ones Shops; seat i's token starts at space 4·i. */
TEST (test_ring)
{
  expect (self, "board/spaces/11", "{'kind':'corridor','name':null,'tokens':[]}");
  expect (self, "board/spaces/12", "");
  expect (self, "board/spaces/0", "{'kind':'shop','name':'Supermarket','tokens':[0]}");
  expect (self, "board/spaces/1", "{'kind':'corridor','name':null,'tokens':[]}");
  expect (self, "board/spaces/2", "{'kind':'shop','name':'Electronics','tokens':[]}");
  expect (self, "board/spaces/4", "{'kind':'shop','name':'Clothing','tokens':[1]}");
  expect (self, "board/spaces/8", "{'kind':'shop','name':'Music','tokens':[2]}");
  expect (self, "board/spaces/10/name", "'Sport'");
}

static void
refuse_options (const char *options, TsError code)
{
  g_autofree char *header = g_strdup_printf ("{" GAME "," PLAYERS ",'options':%s}", options);

  evening_refuse_header (&ts_shopping_war, header, code);
}

static void
test_players (void)
{
  g_autoptr (TsSession) two =
      evening_new (&ts_shopping_war, "{" GAME ",'players':[{'name':'1'},{'name':'2'}]}");
  g_autoptr (TsSession) four = evening_new (
      &ts_shopping_war, "{" GAME ",'players':[{'name':'1'},{'name':'2'},{'name':'3'},{'name':'4'}]}");

  evening_expect (two, "board/spaces/7/kind", "'corridor'");
  evening_expect (two, "board/spaces/8", "");
  evening_expect (four, "board/spaces/14/name", "'Fast Food'");
  evening_expect (four, "board/spaces/12/tokens", "[3]");
  evening_refuse_header (&ts_shopping_war, "{" GAME ",'players':[{'name':'Ann'}]}", TS_ERROR_RANGE);
  evening_refuse_header (&ts_shopping_war,
                         "{" GAME
                         ",'players':[{'name':'1'},{'name':'2'},{'name':'3'},{'name':'4'},{'name':'5'}]}",
                         TS_ERROR_RANGE);
}

static void
test_options (void)
{
  refuse_options ("{'variant':'comets'}", TS_ERROR_RANGE);
  refuse_options ("{'variant':1}", TS_ERROR_SYNTAX);
  refuse_options ("{'stars':0}", TS_ERROR_RANGE);
  refuse_options ("{'stars':100}", TS_ERROR_RANGE);
  refuse_options ("{'stars':'3'}", TS_ERROR_SYNTAX);
  refuse_options ("{'first':3}", TS_ERROR_RANGE);
  refuse_options ("{'first':-1}", TS_ERROR_RANGE);
  refuse_options ("{'first':'oldest'}", TS_ERROR_RANGE);
  refuse_options ("{'first':null}", TS_ERROR_SYNTAX);
}

#define SIX "'Music','Sport','Fast Food','Clothing','Restaurant','Electronics'"

/* 2n different names of the eight. */
static void
test_shops (void)
{
  g_autoptr (TsSession) session = table ("{'shops':[" SIX "]}");
  g_autoptr (TsSession) as_ever =
      table ("{'shops':['Supermarket','Electronics','Clothing','Restaurant','Music','Sport']}");

  evening_expect (session, "board/spaces/0/name", "'Music'");
  evening_expect (session, "board/spaces/4/name", "'Fast Food'");
  evening_expect (session, "board/spaces/10/name", "'Electronics'");
  evening_expect (as_ever, "board/spaces/10/name", "'Sport'");
  refuse_options ("{'shops':[" SIX ",'Furnitures']}", TS_ERROR_RANGE);
  refuse_options ("{'shops':[" SIX ",'Furnitures','Supermarket']}", TS_ERROR_RANGE);
  refuse_options ("{'shops':['Music','Sport','Fast Food','Clothing','Restaurant']}", TS_ERROR_RANGE);
  refuse_options ("{'shops':['Music','Sport','Fast Food','Clothing','Restaurant','Music']}", TS_ERROR_RANGE);
  refuse_options ("{'shops':['Music','Sport','Fast Food','Clothing','Restaurant','music']}", TS_ERROR_RANGE);
  refuse_options ("{'shops':[]}", TS_ERROR_RANGE);
  refuse_options ("{'shops':[1,2,3,4,5,6]}", TS_ERROR_SYNTAX);
  refuse_options ("{'shops':'Music'}", TS_ERROR_SYNTAX);
}

/* --- the worked example of the rulebook --- */

static void
test_worked_example (void)
{
  Fixture fixture = { .session = evening_new (
                          &ts_shopping_war,
                          "{" GAME ",'players':[{'name':'Megan'},{'name':'Timmy'}],'options':{'first':1}}") };

  say (&fixture, "{'do':'equip','slot':5,'shop':2,'emporium':1,'name':'Batteries Gun'}");
  equip (&fixture, 4, 5);
  idle_turn (&fixture);
  say (&fixture, "{'do':'equip','slot':3,'shop':3,'emporium':2,'name':'Wooden Washing Machine'}");
  say (&fixture, "{'do':'equip','slot':4,'shop':2,'emporium':2,'name':'Pasta Machine Gun'}");
  relocate (&fixture, 0, 2);
  relocate (&fixture, 1, 0);
  adjust (&fixture, 0, "shop_cards", 1);
  adjust (&fixture, 0, "emporium_cards", 1);
  say (&fixture, "{'do':'equip','slot':5,'shop':6,'emporium':1,'name':'Ham Rocket'}");
  next (&fixture);
  roll (&fixture, 2);
  walk (&fixture, FALSE);
  fight (&fixture, 0, "1,2,3,4");
  fight (&fixture, 1, "2,3,5,6");
  expect (&fixture, "board/scuffle/rounds/0/attacker/strength", "9");
  expect (&fixture, "board/scuffle/rounds/0/defender/strength", "3");
  expect (&fixture, "board/scuffle/rounds/0/winner", "0");
  ts_session_unref (fixture.session);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (start);
  ADD (ring);
  ADD_FUNC (players);
  ADD_FUNC (options);
  ADD_FUNC (shops);
  ADD_FUNC (worked_example);
  return g_test_run ();
}
