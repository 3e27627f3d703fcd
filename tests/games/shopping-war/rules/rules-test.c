/* Shopping War's rules: docs/games/shopping-war.md, sentence by sentence. */
#include "games/shopping-war/rules/rules.h"
#include "referee/fixture.h"
#include "referee/json.h"

#include <string.h>

#define GAME    "'tableside':1,'game':'shopping-war'"
#define PLAYERS "'players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}]"
#define ROLL    "{" GAME "," PLAYERS "}"
#define HEADER  "{" GAME "," PLAYERS ",'options':{'first':0}}"
#define LAST    "{" GAME "," PLAYERS ",'options':{'first':0,'variant':'last-shopper','stars':2}}"

static void
next (Fixture *self)
{
  say (self, "{'do':'next'}");
}

static void
roll (Fixture *self, int face)
{
  g_autofree char *line = g_strdup_printf ("{'do':'roll','dice':[%d]}", face);

  say (self, line);
}

static void
walk (Fixture *self, gboolean clockwise)
{
  say (self,
       clockwise ? "{'do':'walk','direction':'clockwise'}" : "{'do':'walk','direction':'counter-clockwise'}");
}

static void
relocate (Fixture *self, int seat, int space)
{
  g_autofree char *line = g_strdup_printf ("{'do':'relocate','who':%d,'space':%d}", seat, space);

  say (self, line);
}

static void
equip (Fixture *self, int slot, int strength)
{
  g_autofree char *line = g_strdup_printf ("{'do':'equip','slot':%d,'shop':%d,'emporium':0}", slot, strength);

  say (self, line);
}

static void
fight (Fixture *self, int seat, const char *dice)
{
  g_autofree char *line = g_strdup_printf ("{'do':'scuffle-roll','who':%d,'dice':[%s]}", seat, dice);

  say (self, line);
}

/* From equip1 to that of the next seat, with a step into the Corridor clockwise. */
static void
idle_turn (Fixture *self)
{
  next (self);
  roll (self, 1);
  walk (self, TRUE);
  next (self);
  next (self);
}

/* All three have had a turn, and stand in the Corridors 1, 5 and 9; it is the first one's turn. */
static void
have_begun (Fixture *self)
{
  for (int i = 0; i < 3; i++)
    idle_turn (self);
}

/* The first seat, with a Combo of Strength 3 for the 3, comes to the second one at the Shop 2. */
static void
begin_scuffle (Fixture *self)
{
  have_begun (self);
  equip (self, 3, 3);
  relocate (self, 1, 2);
  next (self);
  say (self, "{'do':'step','direction':'clockwise'}");
}

static void
win_rounds (Fixture *self, int rounds)
{
  for (int i = 0; i < rounds; i++) {
    fight (self, 0, "3,1,1,1");
    fight (self, 1, "3,4,5,6");
  }
}

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

static TsSession *
table (const char *options)
{
  g_autofree char *header = g_strdup_printf ("{" GAME "," PLAYERS ",'options':%s}", options);

  return evening_new (&ts_shopping_war, header);
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

/* --- the first player --- */

TEST (test_first_player)
{
  expect (self, "phase", "'first-player'");
  expect (self, "turn", "null");
  expect (self, "order", "[0,1,2]");
  expect (self, "round", "1");
  expect (self, "legal", "['roll-off']");
  say (self, "{'do':'roll-off','who':2,'dice':[4]}");
  say (self, "{'do':'roll-off','who':0,'dice':[6]}");
  expect (self, "phase", "'first-player'");
  say (self, "{'do':'roll-off','who':1,'dice':[2]}");
  expect (self, "phase", "'equip1'");
  expect (self, "turn", "1");
  expect (self, "order", "[1,2,0]");
  expect (self, "round", "1");
}

/* Those tied lowest roll again. */
TEST (test_tied_lowest)
{
  say (self, "{'do':'roll-off','who':0,'dice':[2]}");
  say (self, "{'do':'roll-off','who':1,'dice':[5]}");
  say (self, "{'do':'roll-off','who':2,'dice':[2]}");
  expect (self, "phase", "'first-player'");
  refuse (self, "{'do':'roll-off','who':1,'dice':[1]}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'roll-off','who':2,'dice':[6]}");
  say (self, "{'do':'roll-off','who':0,'dice':[6]}");
  expect (self, "phase", "'first-player'");
  say (self, "{'do':'roll-off','who':2,'dice':[5]}");
  say (self, "{'do':'roll-off','who':0,'dice':[6]}");
  expect (self, "turn", "2");
}

TEST (test_roll_off_refused)
{
  refuse (self, "{'do':'roll-off','dice':[1]}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'roll-off','who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'roll-off','who':0,'dice':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'roll-off','who':3,'dice':[1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll-off','who':0,'dice':[7]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll-off','who':0,'dice':[1,1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll-off','who':0,'dice':[]}", TS_ERROR_RANGE);
  say (self, "{'do':'roll-off','who':0,'dice':[1]}");
  refuse (self, "{'do':'roll-off','who':0,'dice':[1]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'power','who':0,'shop':2,'emporium':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'lose-combo','who':0,'slot':3,'to':'stock'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'relocate','who':0,'space':3}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'next','who':0}", TS_ERROR_ILLEGAL);
}

static void
test_first_is_said (void)
{
  g_autoptr (TsSession) session = table ("{'first':2}");

  evening_expect (session, "phase", "'equip1'");
  evening_expect (session, "turn", "2");
  evening_expect (session, "order", "[2,0,1]");
  evening_refuse (session, "{'do':'roll-off','who':0,'dice':[1]}", TS_ERROR_ILLEGAL);
}

/* --- equipping --- */

TEST (test_equip)
{
  expect (self, "legal", "['equip','next','power','relocate']");
  say (self, "{'do':'equip','slot':4,'shop':7,'emporium':5,'name':'Ham Rocket'}");
  expect_effects (self, "0 shop_cards -1 equipped, 0 emporium_cards -1 equipped");
  expect (self, "board/combos/0", "{'4':{'strength':12,'name':'Ham Rocket'}}");
  equip (self, 3, 0);
  expect (self, "board/combos/0/3", "{'strength':0,'name':null}");
  expect (self, "phase", "'equip1'");
  expect (self, "legal", "['lose-combo','next','power','relocate']");
  refuse (self, "{'do':'equip','slot':5,'shop':1,'emporium':1}", TS_ERROR_ILLEGAL);
}

TEST (test_equip_refused)
{
  refuse (self, "{'do':'equip','shop':1,'emporium':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'equip','slot':3,'emporium':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'equip','slot':3,'shop':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'equip','slot':3,'shop':1,'emporium':1,'legendary':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'equip','slot':2,'shop':1,'emporium':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'equip','slot':7,'shop':1,'emporium':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'equip','slot':3,'shop':21,'emporium':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'equip','slot':3,'shop':1,'emporium':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'equip','slot':3,'shop':1,'emporium':1,'name':''}", TS_ERROR_RANGE);
  refuse (self, "{'do':'equip','who':1,'slot':3,'shop':1,'emporium':1}", TS_ERROR_ILLEGAL);
  next (self);
  refuse (self, "{'do':'equip','slot':3,'shop':1,'emporium':1}", TS_ERROR_ILLEGAL);
}

/* A name has 1–40 characters, whatever they are. */
TEST (test_combo_name)
{
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *line = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *longer = NULL;

  for (int i = 0; i < 40; i++)
    g_string_append (name, "🍖");
  line = g_strdup_printf ("{'do':'equip','slot':3,'shop':1,'emporium':1,'name':'%s'}", name->str);
  expected = g_strdup_printf ("'%s'", name->str);
  longer = g_strdup_printf ("{'do':'equip','slot':4,'shop':1,'emporium':1,'name':'%sx'}", name->str);
  say (self, line);
  expect (self, "board/combos/0/3/name", expected);
  refuse (self, longer, TS_ERROR_RANGE);
}

/* Needs one card of each kind. */
TEST (test_equip_needs_both_cards)
{
  adjust (self, 0, "emporium_cards", -2);
  expect (self, "legal", "['next','power','relocate']");
  refuse (self, "{'do':'equip','slot':3,'shop':1,'emporium':1}", TS_ERROR_ILLEGAL);
  adjust (self, 0, "emporium_cards", 2);
  adjust (self, 0, "shop_cards", -2);
  refuse (self, "{'do':'equip','slot':3,'shop':1,'emporium':1}", TS_ERROR_ILLEGAL);
}

#define EQUIP(rest) "{'do':'equip','slot':3,'shop':1,'emporium':1," rest "}"

/* The Emporium card's attribute is one of the Shop card's two; Legendary ignores that. */
TEST (test_attributes)
{
  refuse (self, EQUIP ("'shop_attributes':['single','bonus'],'emporium_attribute':'multiple'"),
          TS_ERROR_ILLEGAL);
  refuse (self, EQUIP ("'shop_attributes':['single','bonus'],'emporium_attribute':'malus','legendary':false"),
          TS_ERROR_ILLEGAL);
  say (self, EQUIP ("'shop_attributes':['single','bonus'],'emporium_attribute':'malus','legendary':true"));
  say (self, EQUIP ("'shop_attributes':['multiple','malus'],'emporium_attribute':'malus'"));
  adjust (self, 0, "shop_cards", 9);
  adjust (self, 0, "emporium_cards", 9);
  say (self, EQUIP ("'shop_attributes':['multiple','malus'],'emporium_attribute':'multiple'"));
  say (self, EQUIP ("'shop_attributes':['multiple','malus']"));
  say (self, EQUIP ("'emporium_attribute':'single'"));
  refuse (self, EQUIP ("'shop_attributes':['malus','multiple']"), TS_ERROR_RANGE);
  refuse (self, EQUIP ("'shop_attributes':['single','multiple']"), TS_ERROR_RANGE);
  refuse (self, EQUIP ("'shop_attributes':['single']"), TS_ERROR_RANGE);
  refuse (self, EQUIP ("'shop_attributes':['single','bonus','malus']"), TS_ERROR_RANGE);
  refuse (self, EQUIP ("'shop_attributes':['single','single']"), TS_ERROR_RANGE);
  refuse (self, EQUIP ("'shop_attributes':['single','blue']"), TS_ERROR_RANGE);
  refuse (self, EQUIP ("'emporium_attribute':'blue'"), TS_ERROR_RANGE);
  refuse (self, EQUIP ("'shop_attributes':'single'"), TS_ERROR_SYNTAX);
}

/* Replacing a Combo puts its two cards in the Stock. */
TEST (test_replace)
{
  say (self, "{'do':'equip','slot':4,'shop':7,'emporium':5,'name':'Ham Rocket'}");
  equip (self, 4, 3);
  expect_effects (self, "0 shop_cards -1 equipped, 0 emporium_cards -1 equipped, 0 stock +2 replaced");
  expect (self, "board/combos/0", "{'4':{'strength':3,'name':null}}");
}

/* A full Stock takes no more cards: no Combo can be replaced, and none be lost to it. */
TEST (test_full_stock)
{
  adjust (self, 0, "shop_cards", 9);
  adjust (self, 0, "emporium_cards", 9);
  for (int slot = 3; slot <= 6; slot++)
    equip (self, slot, 1);
  adjust (self, 0, "stock", 998);
  expect (self, "legal", "['lose-combo','next','power','relocate']");
  refuse (self, "{'do':'equip','slot':3,'shop':1,'emporium':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'lose-combo','who':0,'slot':3,'to':'stock'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'lose-combo','who':0,'slot':3,'to':'discard'}");
  expect (self, "legal", "['equip','lose-combo','next','power','relocate']");
}

/* --- the Stroll --- */

TEST (test_phases_of_a_turn)
{
  next (self);
  expect (self, "phase", "'stroll'");
  expect (self, "legal", "['power','relocate','roll']");
  roll (self, 3);
  expect (self, "phase", "'stroll'");
  expect (self, "legal", "['power','relocate','walk']");
  expect (self, "board/rolled", "3");
  expect (self, "board/reach", "{'clockwise':3,'counter-clockwise':9}");
  walk (self, TRUE);
  expect (self, "phase", "'equip2'");
  expect (self, "board/rolled", "null");
  expect (self, "board/reach", "null");
  expect (self, "board/spaces/3/tokens", "[0]");
  expect (self, "board/spaces/0/tokens", "[]");
  equip (self, 3, 1);
  next (self);
  expect (self, "phase", "'relax'");
  expect (self, "legal", "['lose-combo','next','power','relocate']");
  next (self);
  expect_effects (self, "0 emporium_cards +1 relaxed");
  expect (self, "phase", "'equip1'");
  expect (self, "turn", "1");
}

/* Exactly as many spaces, either way; passing others is free; empty Shop: 1 card; empty Corridor: nothing. */
TEST (test_walk)
{
  have_begun (self);
  next (self);
  roll (self, 6);
  walk (self, TRUE);
  expect_effects (self, "");
  expect (self, "board/spaces/7/tokens", "[0]");
  next (self);
  next (self);
  next (self);
  roll (self, 3);
  walk (self, FALSE);
  expect_effects (self, "1 shop_cards +1 drawn");
  expect (self, "board/spaces/2/tokens", "[1]");
  expect (self, "phase", "'equip2'");
}

TEST (test_stroll_refused)
{
  next (self);
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'walk','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'step','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'enter','space':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'roll'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'roll','dice':[0]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll','dice':[1,2]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'roll','who':1,'dice':[1]}", TS_ERROR_ILLEGAL);
  roll (self, 3);
  refuse (self, "{'do':'roll','dice':[3]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'walk'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'walk','direction':'up'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'walk','direction':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'enter','space':2}", TS_ERROR_ILLEGAL);
}

/* From a Corridor one rolls, or steps to an adjacent Shop without rolling. */
TEST (test_step)
{
  have_begun (self);
  next (self);
  expect (self, "legal", "['power','relocate','roll','step']");
  expect (self, "board/reach", "null");
  refuse (self, "{'do':'step'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'step','direction':'left'}", TS_ERROR_RANGE);
  roll (self, 1);
  refuse (self, "{'do':'step','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'undo'}");
  say (self, "{'do':'step','direction':'counter-clockwise'}");
  expect_effects (self, "0 shop_cards +1 drawn");
  expect (self, "board/spaces/0/tokens", "[0]");
  expect (self, "phase", "'equip2'");
}

TEST (test_step_into_somebody)
{
  have_begun (self);
  relocate (self, 2, 0);
  next (self);
  say (self, "{'do':'step','direction':'counter-clockwise'}");
  expect_effects (self, "");
  expect (self, "phase", "'scuffle'");
  expect (self, "board/scuffle/space", "0");
  expect (self, "board/scuffle/defender", "2");
}

/* From the Lobby into any empty Shop, or one that counts as empty, without rolling. */
TEST (test_enter)
{
  relocate (self, 0, -1);
  expect (self, "board/lobby", "[0]");
  next (self);
  expect (self, "legal", "['enter','power','relocate']");
  refuse (self, "{'do':'roll','dice':[1]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'walk','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'step','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'enter'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'enter','space':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'enter','space':12}", TS_ERROR_RANGE);
  refuse (self, "{'do':'enter','space':3}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'enter','space':4}");
  expect_effects (self, "0 shop_cards +1 drawn");
  expect (self, "board/spaces/4/tokens", "[0,1]");
  expect (self, "board/lobby", "[]");
  expect (self, "phase", "'equip2'");
}

TEST (test_enter_busy_shop)
{
  have_begun (self);
  relocate (self, 0, -1);
  relocate (self, 1, 6);
  next (self);
  refuse (self, "{'do':'enter','space':6}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'enter','space':8}");
}

/* Who has not begun a first turn cannot be fought: the space counts as empty. */
TEST (test_not_begun)
{
  next (self);
  roll (self, 4);
  walk (self, TRUE);
  expect_effects (self, "0 shop_cards +1 drawn");
  expect (self, "phase", "'equip2'");
  expect (self, "board/spaces/4/tokens", "[0,1]");
  next (self);
  next (self);
  expect (self, "turn", "1");
  next (self);
  roll (self, 4);
  walk (self, TRUE);
  expect (self, "phase", "'equip2'");
}

/* A Shopper has begun from the start of its first equip1. */
TEST (test_begun)
{
  next (self);
  roll (self, 2);
  walk (self, TRUE);
  next (self);
  next (self);
  next (self);
  roll (self, 2);
  walk (self, FALSE);
  expect (self, "phase", "'scuffle'");
  expect (self, "board/scuffle/attacker", "1");
  expect (self, "board/scuffle/defender", "0");
}

/* What would pass a counter's bound is not legal. */
TEST (test_full_hands)
{
  have_begun (self);
  next (self);
  adjust (self, 0, "shop_cards", 997);
  expect (self, "legal", "['power','relocate','roll']");
  refuse (self, "{'do':'step','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  roll (self, 1);
  expect (self, "legal", "['power','relocate']");
  refuse (self, "{'do':'walk','direction':'clockwise'}", TS_ERROR_ILLEGAL);
  relocate (self, 0, -1);
  expect (self, "legal", "['power','relocate']");
  refuse (self, "{'do':'enter','space':0}", TS_ERROR_ILLEGAL);
  relocate (self, 0, 0);
  roll (self, 1);
  walk (self, TRUE);
  next (self);
  adjust (self, 0, "emporium_cards", 996);
  expect (self, "legal", "['power','relocate']");
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
}

/* --- Scuffles --- */

TEST (test_scuffle)
{
  begin_scuffle (self);
  expect (self, "phase", "'scuffle'");
  expect (self, "turn", "0");
  expect (self, "board/scuffle",
          "{'attacker':0,'defender':1,'space':2,'rounds':[],'won':{'attacker':0,'defender':0}}");
  expect (self, "legal", "['lose-combo','power','scuffle-roll']");
  fight (self, 1, "3,4,5,6");
  expect (self, "board/scuffle/rounds", "[]");
  fight (self, 0, "3,1,3,2");
  expect (self, "board/scuffle/rounds",
          "[{'attacker':{'dice':[3,1,3,2],'strength':6},'defender':{'dice':[3,4,5,6],'strength':0},"
          "'winner':0}]");
  expect (self, "board/scuffle/won", "{'attacker':1,'defender':0}");
}

/* A tie is rolled again. */
TEST (test_tie)
{
  begin_scuffle (self);
  fight (self, 0, "1,2,4,5");
  fight (self, 1, "6,6,6,6");
  expect (self, "board/scuffle/rounds/0/winner", "null");
  expect (self, "board/scuffle/won", "{'attacker':0,'defender':0}");
  expect (self, "phase", "'scuffle'");
}

TEST (test_many_ties)
{
  begin_scuffle (self);
  win_rounds (self, 1);
  for (int i = 0; i < SHOPPING_MAX_ROUNDS + 5; i++) {
    fight (self, 0, "1,2,4,5");
    fight (self, 1, "6,6,6,6");
  }
  expect (self, "board/scuffle/rounds/0/winner", "0");
  expect (self, "board/scuffle/rounds/127/winner", "null");
  expect (self, "board/scuffle/rounds/128", "");
  expect (self, "board/scuffle/won", "{'attacker':1,'defender':0}");
  win_rounds (self, 1);
  expect (self, "phase", "'crowd'");
}

TEST (test_scuffle_refused)
{
  begin_scuffle (self);
  refuse (self, "{'do':'scuffle-roll','dice':[1,2,3,4]}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'scuffle-roll','who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'scuffle-roll','who':3,'dice':[1,2,3,4]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[1,2,3]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[1,2,3,4,5]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[1,2,3,7]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'scuffle-roll','who':2,'dice':[1,2,3,4]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'choose','opponent':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'call-off'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'next'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'relocate','who':2,'space':3}", TS_ERROR_ILLEGAL);
  fight (self, 0, "1,2,3,4");
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[1,2,3,4]}", TS_ERROR_ILLEGAL);
}

/* Winner: 1 Star and 2 Shop cards; loser: to the Lobby, 1 Crowd card; then Equip2. */
TEST (test_win)
{
  begin_scuffle (self);
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won, 0 stars +1 scuffle-won");
  expect (self, "phase", "'crowd'");
  expect (self, "turn", "0");
  expect (self, "board/scuffle", "null");
  expect (self, "board/lobby", "[1]");
  expect (self, "board/spaces/2/tokens", "[0]");
  expect (self, "legal", "['lose-combo','next','power','relocate']");
  refuse (self, "{'do':'next','who':1}", TS_ERROR_ILLEGAL);
  next (self);
  expect (self, "phase", "'equip2'");
}

/* If the mover lost, the turn goes on with Equip2, too. */
TEST (test_mover_loses)
{
  have_begun (self);
  equip (self, 3, 3);
  idle_turn (self);
  relocate (self, 0, 4);
  relocate (self, 1, 3);
  next (self);
  say (self, "{'do':'step','direction':'clockwise'}");
  expect (self, "board/scuffle/attacker", "1");
  for (int i = 0; i < 2; i++) {
    fight (self, 0, "3,3,3,3");
    fight (self, 1, "3,3,3,3");
  }
  expect_effects (self, "0 shop_cards +2 scuffle-won, 0 stars +1 scuffle-won");
  expect (self, "board/lobby", "[1]");
  expect (self, "phase", "'crowd'");
  expect (self, "turn", "1");
  next (self);
  expect (self, "phase", "'equip2'");
  expect (self, "turn", "1");
}

TEST (test_choose)
{
  have_begun (self);
  equip (self, 3, 3);
  relocate (self, 1, 2);
  relocate (self, 2, 2);
  next (self);
  say (self, "{'do':'step','direction':'clockwise'}");
  expect (self, "phase", "'scuffle'");
  expect (self, "board/scuffle/defender", "null");
  expect (self, "legal", "['choose','lose-combo','power']");
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[1,2,3,4]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'scuffle-roll','who':1,'dice':[1,2,3,4]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'call-off'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'choose'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'choose','opponent':3}", TS_ERROR_RANGE);
  refuse (self, "{'do':'choose','opponent':0}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'choose','who':1,'opponent':2}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'choose','opponent':2}");
  expect (self, "board/scuffle/defender", "2");
  refuse (self, "{'do':'choose','opponent':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'scuffle-roll','who':1,'dice':[1,2,3,4]}", TS_ERROR_ILLEGAL);
  for (int i = 0; i < 2; i++) {
    fight (self, 0, "3,1,1,1");
    fight (self, 2, "1,1,1,1");
  }
  expect (self, "board/lobby", "[2]");
  expect (self, "board/spaces/2/tokens", "[0,1]");
}

/* Of those who stand there, only who has begun can be chosen. */
TEST (test_choose_among_those_who_have_begun)
{
  idle_turn (self);
  relocate (self, 0, 6);
  relocate (self, 2, 6);
  next (self);
  roll (self, 2);
  walk (self, TRUE);
  expect (self, "board/scuffle/defender", "0");
  refuse (self, "{'do':'choose','opponent':2}", TS_ERROR_ILLEGAL);
}

/* A fighter's Strength is that of the moment of rolling. */
TEST (test_strength_of_the_moment)
{
  begin_scuffle (self);
  fight (self, 0, "3,1,1,1");
  say (self, "{'do':'lose-combo','who':0,'slot':3,'to':'discard'}");
  fight (self, 1, "1,1,1,1");
  expect (self, "board/scuffle/rounds/0/attacker/strength", "3");
  expect (self, "board/scuffle/rounds/0/winner", "0");
}

/* Only when neither fighter has a Combo of Strength above 0; the space counts as empty, also after rounds. */
TEST (test_call_off)
{
  begin_scuffle (self);
  win_rounds (self, 1);
  refuse (self, "{'do':'call-off'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'lose-combo','who':0,'slot':3,'to':'stock'}");
  expect (self, "legal", "['call-off','power','scuffle-roll']");
  refuse (self, "{'do':'call-off','who':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'call-off'}");
  expect_effects (self, "0 shop_cards +1 drawn");
  expect (self, "phase", "'equip2'");
  expect (self, "board/spaces/2/tokens", "[0,1]");
  expect (self, "board/scuffle", "null");
}

TEST (test_call_off_with_strength_zero)
{
  have_begun (self);
  equip (self, 3, 0);
  relocate (self, 1, 3);
  next (self);
  roll (self, 2);
  walk (self, TRUE);
  fight (self, 1, "3,4,5,6");
  say (self, "{'do':'call-off'}");
  expect_effects (self, "");
  expect (self, "phase", "'equip2'");
  expect (self, "board/spaces/3/tokens", "[0,1]");
}

/* Two more cards than a hand can hold: the round that would bring them cannot be. */
TEST (test_prize_past_the_bounds)
{
  begin_scuffle (self);
  win_rounds (self, 1);
  adjust (self, 0, "shop_cards", 997);
  fight (self, 1, "1,1,1,1");
  refuse (self, "{'do':'scuffle-roll','who':0,'dice':[3,1,1,1]}", TS_ERROR_ILLEGAL);
  expect (self, "legal", "['lose-combo','power','scuffle-roll']");
  fight (self, 0, "1,1,1,1");
  fight (self, 0, "3,1,1,1");
  expect (self, "legal", "['lose-combo','power']");
  refuse (self, "{'do':'scuffle-roll','who':1,'dice':[1,1,1,1]}", TS_ERROR_ILLEGAL);
}

/* --- cards that change things --- */

/* A Power costs 4 cards from hand and Stock in any mix. */
TEST (test_power)
{
  adjust (self, 2, "stock", 1);
  say (self, "{'do':'power','who':2,'shop':1,'emporium':2,'stock':1}");
  expect_effects (self, "2 shop_cards -1 power, 2 emporium_cards -2 power, 2 stock -1 power");
  expect (self, "phase", "'equip1'");
  expect (self, "turn", "0");
  refuse (self, "{'do':'power','shop':2,'emporium':2}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'power','who':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'power','who':0,'shop':2,'emporium':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'power','who':0,'shop':5}", TS_ERROR_RANGE);
  refuse (self, "{'do':'power','who':0,'shop':4,'emporium':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'power','who':0,'shop':5,'emporium':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'power','who':3,'shop':2,'emporium':2}", TS_ERROR_RANGE);
  refuse (self, "{'do':'power','who':0,'shop':4}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'power','who':0,'shop':2,'emporium':2}");
  say (self, "{'do':'power','who':1,'shop':2,'emporium':2}");
  expect (self, "legal", "['next','relocate']");
}

TEST (test_power_in_a_scuffle)
{
  begin_scuffle (self);
  say (self, "{'do':'power','who':2,'shop':2,'emporium':2}");
  expect (self, "phase", "'scuffle'");
}

TEST (test_lose_combo)
{
  equip (self, 3, 3);
  equip (self, 6, 3);
  refuse (self, "{'do':'lose-combo','who':0,'slot':3}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'lose-combo','slot':3,'to':'stock'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'lose-combo','who':0,'slot':7,'to':'stock'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'lose-combo','who':0,'slot':3,'to':'lobby'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'lose-combo','who':0,'slot':4,'to':'stock'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'lose-combo','who':1,'slot':3,'to':'stock'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'lose-combo','who':0,'slot':3,'to':'stock'}");
  expect_effects (self, "0 stock +2 combo-lost");
  say (self, "{'do':'lose-combo','who':0,'slot':6,'to':'discard'}");
  expect_effects (self, "");
  expect (self, "board/combos/0", "{}");
}

/* No landing is resolved; if it is the mover and had rolled, the roll is dropped. */
TEST (test_relocate)
{
  have_begun (self);
  next (self);
  roll (self, 4);
  relocate (self, 1, 1);
  expect (self, "board/rolled", "4");
  relocate (self, 0, 9);
  expect_effects (self, "");
  expect (self, "phase", "'stroll'");
  expect (self, "board/rolled", "null");
  expect (self, "board/spaces/9/tokens", "[0,2]");
  roll (self, 2);
  relocate (self, 0, 9);
  expect (self, "board/rolled", "null");
  refuse (self, "{'do':'relocate','space':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'relocate','who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'relocate','who':0,'space':12}", TS_ERROR_RANGE);
  refuse (self, "{'do':'relocate','who':0,'space':-2}", TS_ERROR_RANGE);
  refuse (self, "{'do':'relocate','who':3,'space':1}", TS_ERROR_RANGE);
  roll (self, 2);
  walk (self, TRUE);
  relocate (self, 0, -1);
  expect (self, "phase", "'equip2'");
}

/* --- rounds and the end --- */

/* `round` rises when the turn reaches the first player's seat. */
static void
test_round (void)
{
  Fixture fixture = { .session = table ("{'first':1}") };

  idle_turn (&fixture);
  idle_turn (&fixture);
  expect (&fixture, "turn", "0");
  expect (&fixture, "round", "1");
  idle_turn (&fixture);
  expect (&fixture, "turn", "1");
  expect (&fixture, "round", "2");
  expect (&fixture, "order", "[1,2,0]");
  ts_session_unref (fixture.session);
}

/* The winning Star: two cards and the Lobby still, no Crowd card. */
TEST (test_winning_star)
{
  begin_scuffle (self);
  adjust (self, 0, "stars", 2);
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won, 0 stars +1 scuffle-won");
  expect (self, "phase", "'over'");
  expect (self, "over", "true");
  expect (self, "turn", "null");
  expect (self, "legal", "[]");
  expect (self, "board/lobby", "[1]");
  expect (self, "board/scuffle", "null");
  expect (self, "winners", "[0]");
  expect (self, "tally/0", "{'seat':0,'lines':[{'id':'stars','label':'Stars','points':3}],'total':3}");
  expect (self, "tally/1", "{'seat':1,'lines':[{'id':'stars','label':'Stars','points':0}],'total':0}");
  refuse (self, "{'do':'next','who':0}", TS_ERROR_OVER);
}

static void
test_other_number_of_stars (void)
{
  Fixture fixture = { .session = table ("{'first':0,'stars':1}") };

  begin_scuffle (&fixture);
  win_rounds (&fixture, 2);
  expect (&fixture, "winners", "[0]");
  ts_session_unref (fixture.session);
}

/* `adjust` of Stars never ends the game; when a Scuffle ends only its winner is looked at. */
TEST (test_adjust_does_not_end)
{
  begin_scuffle (self);
  adjust (self, 2, "stars", 50);
  expect (self, "over", "false");
  win_rounds (self, 2);
  expect (self, "phase", "'crowd'");
  expect (self, "players/2/rank", "1");
}

/* Stars stop at 99, and win there. */
TEST (test_most_stars)
{
  begin_scuffle (self);
  adjust (self, 0, "stars", 99);
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won");
  expect (self, "players/0/counters/stars", "99");
  expect (self, "winners", "[0]");
}

/* After a game won by Scuffle the winner stays whatever is adjusted. */
TEST (test_winner_stays)
{
  begin_scuffle (self);
  adjust (self, 0, "stars", 2);
  win_rounds (self, 2);
  adjust (self, 1, "stars", 9);
  expect (self, "winners", "[0]");
  expect (self, "players/0/rank", "2");
  expect (self, "tally/1/total", "9");
}

/* After `end` all with the most Stars share the win. */
TEST (test_end)
{
  say (self, "{'do':'end'}");
  expect (self, "winners", "[0,1,2]");
  adjust (self, 1, "stars", 1);
  expect (self, "winners", "[1]");
  adjust (self, 2, "stars", 1);
  expect (self, "winners", "[1,2]");
}

/* Outside of their phases neither the roll nor the Scuffle is there, and the end is no phase of theirs. */
TEST (test_end_in_the_midst)
{
  have_begun (self);
  next (self);
  roll (self, 3);
  say (self, "{'do':'end'}");
  expect (self, "board/rolled", "null");
  expect (self, "board/reach", "null");
  say (self, "{'do':'undo'}");
  relocate (self, 1, 4);
  walk (self, TRUE);
  expect (self, "phase", "'scuffle'");
  say (self, "{'do':'end'}");
  expect (self, "board/scuffle", "null");
  expect (self, "legal", "[]");
}

TEST (test_adjust_refused)
{
  refuse (self, "{'do':'adjust','who':0,'counter':'stars','by':100}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'stars','by':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'stock','by':1000}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'shop_cards','by':998}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'lives','by':1}", TS_ERROR_RANGE);
}

/* --- the last Shopper --- */

TEST (test_lives)
{
  expect (self, "players/1/score", "2");
  expect (self, "players/1/in", "true");
  begin_scuffle (self);
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won, 1 stars -1 scuffle-lost");
  expect (self, "phase", "'crowd'");
  expect (self, "board/lobby", "[1]");
  expect (self, "players/1/in", "true");
}

/* Knocked out: no Crowd card; cards and Combos are lost, the token stands nowhere. */
TEST (test_defender_is_out)
{
  begin_scuffle (self);
  adjust (self, 1, "stars", -1);
  adjust (self, 1, "stock", 4);
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won, 1 stars -1 scuffle-lost, 1 shop_cards -2 out, "
                        "1 emporium_cards -3 out, 1 stock -4 out");
  expect (self, "phase", "'equip2'");
  expect (self, "turn", "0");
  expect (self, "players/1/in", "false");
  expect (self, "board/lobby", "[]");
  expect (self, "board/spaces/2/tokens", "[0]");
  expect (self, "order", "[0,1,2]");
  refuse (self, "{'do':'relocate','who':1,'space':3}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'relocate','who':1,'space':30}", TS_ERROR_RANGE);
  refuse (self, "{'do':'lose-combo','who':1,'slot':3,'to':'stock'}", TS_ERROR_ILLEGAL);
  adjust (self, 1, "stock", 4);
  refuse (self, "{'do':'power','who':1,'stock':4}", TS_ERROR_ILLEGAL);
  next (self);
  next (self);
  expect (self, "turn", "2");
}

/* The mover is out: on to the next seat's equip1 without Relax; Combos are lost. */
TEST (test_mover_is_out)
{
  have_begun (self);
  equip (self, 3, 3);
  idle_turn (self);
  equip (self, 4, 1);
  relocate (self, 0, 4);
  relocate (self, 1, 3);
  adjust (self, 1, "stars", -1);
  next (self);
  say (self, "{'do':'step','direction':'clockwise'}");
  for (int i = 0; i < 2; i++) {
    fight (self, 0, "3,3,3,3");
    fight (self, 1, "4,1,1,1");
  }
  expect (self, "phase", "'equip1'");
  expect (self, "turn", "2");
  expect (self, "board/combos/1", "{}");
  expect (self, "players/1/counters", "{'stars':0,'shop_cards':0,'emporium_cards':0,'stock':0}");
}

/* The round rises when the turn passes the first player's seat, too. */
TEST (test_first_player_is_out)
{
  have_begun (self);
  expect (self, "round", "2");
  idle_turn (self);
  equip (self, 3, 3);
  relocate (self, 0, 6);
  adjust (self, 0, "stars", -2);
  next (self);
  say (self, "{'do':'step','direction':'clockwise'}");
  for (int i = 0; i < 2; i++) {
    fight (self, 1, "3,3,3,3");
    fight (self, 0, "3,3,3,3");
  }
  expect (self, "players/0/in", "false");
  next (self);
  next (self);
  idle_turn (self);
  expect (self, "turn", "1");
  expect (self, "round", "3");
}

/* Stars stop at 0: who has none by a correction is in until a Scuffle is lost. */
TEST (test_no_stars_by_adjust)
{
  begin_scuffle (self);
  adjust (self, 1, "stars", -2);
  expect (self, "players/1/in", "true");
  win_rounds (self, 2);
  expect_effects (self, "0 shop_cards +2 scuffle-won, 1 shop_cards -2 out, 1 emporium_cards -3 out");
  expect (self, "players/1/in", "false");
  adjust (self, 1, "stars", 9);
  expect (self, "players/1/in", "false");
  refuse (self, "{'do':'relocate','who':1,'space':3}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'end'}");
  expect (self, "players/1/rank", "1");
  expect (self, "winners", "[0,2]");
}

/* The last one in wins. */
static void
test_last_one_in (void)
{
  Fixture fixture = { .session = evening_new (&ts_shopping_war,
                                              "{" GAME ",'players':[{'name':'Ann'},{'name':'Bo'}],'options':{"
                                              "'first':0,'variant':'last-shopper','stars':1}}") };

  idle_turn (&fixture);
  idle_turn (&fixture);
  equip (&fixture, 3, 3);
  relocate (&fixture, 1, 3);
  next (&fixture);
  roll (&fixture, 2);
  walk (&fixture, TRUE);
  win_rounds (&fixture, 2);
  expect (&fixture, "phase", "'over'");
  expect (&fixture, "winners", "[0]");
  expect (&fixture, "players/0/counters/shop_cards", "3");
  expect (&fixture, "prompt", "'Ann is the last Shopper and wins.'");
  adjust (&fixture, 0, "stars", -1);
  adjust (&fixture, 1, "stars", 5);
  expect (&fixture, "winners", "[0]");
  ts_session_unref (fixture.session);
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

/* --- what people read --- */

/* What waits in both directions. */
TEST (test_what_waits)
{
  next (self);
  expect_then (self, "The token walks exactly that far, clockwise or counter-clockwise.");
  roll (self, 4);
  expect (self, "prompt", "'Ann walks 4 spaces, either way.'");
  expect_then (self, "Clockwise: Clothing, counts as empty, draw 1 Shop card. "
                     "Counter-clockwise: Music, counts as empty, draw 1 Shop card.");
  relocate (self, 0, 0);
  roll (self, 1);
  expect_then (self, "Clockwise: a Corridor, empty. Counter-clockwise: a Corridor, empty.");
  walk (self, TRUE);
  next (self);
  next (self);
  next (self);
  roll (self, 2);
  expect_then (self, "Clockwise: Restaurant, empty, draw 1 Shop card. "
                     "Counter-clockwise: Electronics, empty, draw 1 Shop card.");
  relocate (self, 0, 2);
  expect_then (self, "Clockwise: Restaurant, empty, draw 1 Shop card. "
                     "Counter-clockwise: Electronics, Ann is there, Scuffle.");
  walk (self, TRUE);
  next (self);
  next (self);
  relocate (self, 0, 7);
  relocate (self, 1, 7);
  next (self);
  roll (self, 1);
  expect_then (self, "Clockwise: a Corridor, empty. "
                     "Counter-clockwise: a Corridor, Ann, Bo are there, Scuffle with one of them.");
  relocate (self, 2, 7);
  expect_then (self, "Clockwise: Music, empty, draw 1 Shop card. "
                     "Counter-clockwise: Restaurant, empty, draw 1 Shop card.");
}

TEST (test_history)
{
  static const char *const told[] = {
    "Ann equips “Ham Rocket”, Strength 12, for the 4.",
    "Bo pays four cards and uses the Power.",
    "Ann is done with equipping.",
    "Ann rolls 1 for the Stroll.",
    "Ann walks clockwise to a Corridor.",
    "Ann is done with equipping.",
    "Ann draws an Emporium card and relaxes.",
    "Bo is moved to Supermarket.",
    "Bo is moved to the Lobby.",
    "Bo is moved to a Corridor.",
    "Bo is done with equipping.",
    "Bo steps into Electronics.",
    "Bo is done with equipping.",
    "Bo draws an Emporium card and relaxes.",
    "Ann is moved to Electronics.",
    "Cy is moved to a Corridor.",
    "Cy is done with equipping.",
    "Cy rolls 1 for the Stroll.",
    "Cy walks clockwise to Electronics.",
    "Cy takes on Ann.",
    "Cy rolls 1 2 3 4: Strength 0.",
    "Ann rolls 4 1 1 1: Strength 12 against 0, and wins the round.",
    "Ann rolls 1 1 1 1: Strength 0.",
    "Cy rolls 1 2 3 4: Strength 0, a tie.",
    "Ann rolls 4 4 1 1: Strength 24.",
    "Cy rolls 1 1 1 1: Strength 0 against 24, and loses the round.",
    "The Crowd card of Cy has had its effect.",
    "The Combo of Ann for the 4 is discarded.",
  };

  say (self, "{'do':'equip','slot':4,'shop':7,'emporium':5,'name':'Ham Rocket'}");
  say (self, "{'do':'power','who':1,'shop':2,'emporium':2}");
  idle_turn (self);
  relocate (self, 1, 0);
  relocate (self, 1, -1);
  relocate (self, 1, 3);
  next (self);
  say (self, "{'do':'step','direction':'counter-clockwise'}");
  next (self);
  next (self);
  relocate (self, 0, 2);
  relocate (self, 2, 1);
  next (self);
  roll (self, 1);
  walk (self, TRUE);
  say (self, "{'do':'choose','opponent':0}");
  fight (self, 2, "1,2,3,4");
  fight (self, 0, "4,1,1,1");
  fight (self, 0, "1,1,1,1");
  fight (self, 2, "1,2,3,4");
  fight (self, 0, "4,4,1,1");
  fight (self, 2, "1,1,1,1");
  next (self);
  say (self, "{'do':'lose-combo','who':0,'slot':4,'to':'discard'}");
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    expect_told (self, i, told[i]);
}

TEST (test_prompts)
{
  expect (self, "prompt", "'Ann may equip Combos.'");
  expect_then (self, "Then comes the Stroll.");
  begin_scuffle (self);
  expect (self, "prompt", "'Ann and Bo roll four dice each.'");
  expect_then (self, "Whoever wins 2 rounds wins the Scuffle.");
  fight (self, 0, "3,1,1,1");
  expect (self, "prompt", "'Bo rolls four dice against Strength 3.'");
  fight (self, 1, "1,1,1,1");
  expect_then (self, "Rounds won: Ann 1, Bo 0. Whoever wins 2 wins the Scuffle.");
  fight (self, 1, "1,1,1,1");
  expect (self, "prompt", "'Ann rolls four dice against Strength 0.'");
  fight (self, 0, "3,1,1,1");
  expect (self, "prompt", "'Bo draws a Crowd card, and its effect comes at once.'");
  expect_then (self, "Then Ann may equip Combos.");
  next (self);
  next (self);
  expect (self, "prompt", "'Ann draws 1 Emporium card and relaxes.'");
  expect_then (self, "Next: Bo.");
  next (self);
  next (self);
  expect (self, "prompt", "'Bo goes from the Lobby into an empty Shop.'");
  expect_then (self, "There 1 Shop card is drawn.");
  say (self, "{'do':'end'}");
  expect (self, "prompt", "'Ann wins with 1 Star.'");
}

TEST (test_prompts_of_the_roll_off)
{
  expect (self, "prompt", "'Everybody rolls one die.'");
  expect_then (self, "The lowest begins.");
  say (self, "{'do':'roll-off','who':0,'dice':[2]}");
  expect (self, "prompt", "'Still to roll one die: Bo, Cy.'");
  say (self, "{'do':'roll-off','who':1,'dice':[2]}");
  say (self, "{'do':'roll-off','who':2,'dice':[3]}");
  expect (self, "prompt", "'Still to roll one die: Ann, Bo.'");
  expect_then (self, "These rolled lowest and roll again: Ann, Bo. The lowest begins.");
  say (self, "{'do':'end'}");
  expect (self, "prompt", "'A shared win with 0 Stars: Ann, Bo, Cy.'");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define PLAY(name)  fixture_add ("shopping-war", HEADER, name)
#define BEGIN(name) fixture_add ("shopping-war", ROLL, name)
#define LIVE(name)  fixture_add ("shopping-war", LAST, name)
#define LOOK(name)  g_test_add_func ("/shopping-war/" #name, test_##name)
  PLAY (start);
  PLAY (ring);
  LOOK (players);
  LOOK (options);
  LOOK (shops);
  BEGIN (first_player);
  BEGIN (tied_lowest);
  BEGIN (roll_off_refused);
  LOOK (first_is_said);
  PLAY (equip);
  PLAY (equip_refused);
  PLAY (combo_name);
  PLAY (equip_needs_both_cards);
  PLAY (attributes);
  PLAY (replace);
  PLAY (full_stock);
  PLAY (phases_of_a_turn);
  PLAY (walk);
  PLAY (stroll_refused);
  PLAY (step);
  PLAY (step_into_somebody);
  PLAY (enter);
  PLAY (enter_busy_shop);
  PLAY (not_begun);
  PLAY (begun);
  PLAY (full_hands);
  PLAY (scuffle);
  PLAY (tie);
  PLAY (many_ties);
  PLAY (scuffle_refused);
  PLAY (win);
  PLAY (mover_loses);
  PLAY (choose);
  PLAY (choose_among_those_who_have_begun);
  PLAY (strength_of_the_moment);
  PLAY (call_off);
  PLAY (call_off_with_strength_zero);
  PLAY (prize_past_the_bounds);
  PLAY (power);
  PLAY (power_in_a_scuffle);
  PLAY (lose_combo);
  PLAY (relocate);
  LOOK (round);
  PLAY (winning_star);
  LOOK (other_number_of_stars);
  PLAY (adjust_does_not_end);
  PLAY (most_stars);
  PLAY (winner_stays);
  PLAY (end);
  PLAY (end_in_the_midst);
  PLAY (adjust_refused);
  LIVE (lives);
  LIVE (defender_is_out);
  LIVE (mover_is_out);
  LIVE (first_player_is_out);
  LIVE (no_stars_by_adjust);
  LOOK (last_one_in);
  LOOK (worked_example);
  PLAY (what_waits);
  PLAY (history);
  PLAY (prompts);
  BEGIN (prompts_of_the_roll_off);
  return g_test_run ();
}
