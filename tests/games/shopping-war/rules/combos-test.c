/* Shopping War's Combos and cards: docs/games/shopping-war.md, sentence by sentence. */
#include "shopping-war.h"

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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (equip);
  ADD (equip_refused);
  ADD (combo_name);
  ADD (equip_needs_both_cards);
  ADD (attributes);
  ADD (replace);
  ADD (full_stock);
  ADD (power);
  ADD (power_in_a_scuffle);
  ADD (lose_combo);
  ADD (relocate);
  return g_test_run ();
}
