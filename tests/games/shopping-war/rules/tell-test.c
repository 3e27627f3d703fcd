/* What people read of Shopping War: its history and its prompts. */
#include "shopping-war.h"

/* What waits in both directions. */
TEST (test_what_waits)
{
  next (self);
  expect_then (self, "The token walks exactly that far, clockwise or counter-clockwise.");
  roll (self, 4);
  expect (self, "prompt", "'Ann walks 4 spaces, either way.'");
  expect_then (self, "Clockwise: Clothing, counts as empty, draw 1 Shop card. "
                     "Bo has not begun a turn yet and cannot be fought. "
                     "Counter-clockwise: Music, counts as empty, draw 1 Shop card. "
                     "Cy has not begun a turn yet and cannot be fought.");
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
    "Cy rolls 1\u00a02\u00a03\u00a04: Strength 0.",
    "Ann rolls 4\u00a01\u00a01\u00a01: Strength 12 against 0, and wins the round.",
    "Ann rolls 1\u00a01\u00a01\u00a01: Strength 0.",
    "Cy rolls 1\u00a02\u00a03\u00a04: Strength 0, a tie.",
    "Ann rolls 4\u00a04\u00a01\u00a01: Strength 24.",
    "Cy rolls 1\u00a01\u00a01\u00a01: Strength 0 against 24, and loses the round.",
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

/* How to do a thing is told only to who can do it. */
TEST (test_hints)
{
  static const char equip1[] = "Tap a Slot, then the Strength of each of the two cards; or just go on.";

  expect_hint (self, equip1);
  equip (self, 3, 3);
  expect_hint (self, equip1);
  equip (self, 4, 3);
  expect (self, "prompt", "'Ann has no cards for another Combo and goes on.'");
  expect_hint (self, NULL);
  say (self, "{'do':'undo'}");
  expect_hint (self, equip1);
  next (self);
  expect_hint (self, NULL); /* no space lights up yet */
  roll (self, 3);
  expect_hint (self, "Tap one of the two spaces that light up.");
  relocate (self, 0, -1);
  expect (self, "prompt", "'Ann goes from the Lobby into an empty Shop.'");
  expect_hint (self, NULL);
  relocate (self, 0, 1);
  say (self, "{'do':'step','direction':'clockwise'}");
  expect (self, "phase", "'equip2'");
  expect_hint (self, "One more chance for Combos, with the cards that you have just got.");
  relocate (self, 0, 1);
  expect_hint (self, NULL); /* nothing is drawn in a Corridor */
  relocate (self, 0, 2);
  adjust (self, 0, "emporium_cards", -1);
  expect_hint (self, NULL);
}

TEST (test_hints_of_a_scuffle)
{
  have_begun (self);
  next (self);
  relocate (self, 1, 2);
  relocate (self, 2, 2);
  say (self, "{'do':'step','direction':'clockwise'}");
  expect (self, "prompt", "'Ann chooses whom to fight: Bo, Cy.'");
  expect_hint (self, NULL);
  say (self, "{'do':'choose','opponent':1}");
  expect_then (self, "Neither has a Combo with Strength: call the Scuffle off.");
  expect_hint (self, NULL);
}

TEST (test_hint_of_dice)
{
  begin_scuffle (self);
  expect_hint (self, "Each rolls four dice; two rounds won decide.");
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
  expect (self, "prompt", "'Bo draws a Crowd card.'");
  expect_then (self, "Its effect comes at once; then Ann may equip Combos.");
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
  ADD (what_waits);
  ADD (history);
  ADD (hints);
  ADD (hints_of_a_scuffle);
  ADD (hint_of_dice);
  ADD (prompts);
  ADD_TO (ROLL, prompts_of_the_roll_off);
  return g_test_run ();
}
