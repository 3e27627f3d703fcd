/* What people read of Snack Wars: its history and its prompts. */
#include "snack-wars.h"

TEST (test_sentences)
{
  static const char *const told[] = {
    "Ann takes 3 × Donut.",        "Bo takes the card: French bonus.", "Cy takes 2 Raccoons.",
    "Cy steals from Ann: Donut.",  "Cy steals nothing more.",          "Ann takes 1 Raccoon.",
    "Corrected for Bo: Donut +1.", "The table ends the game here.",
  };

  expect (self, "prompt", "'Ann draws 9 cards.'");
  take_food (self, "donut", 3);
  say (self, "{'do':'take-bonus','bonus':'french'}");
  take_raccoons (self, 2);
  expect (self, "prompt", "'Cy steals 2 cards from the others.'");
  say (self, "{'do':'steal','from':0,'food':'donut'}");
  expect (self, "prompt", "'Cy steals 1 card from the others.'");
  say (self, "{'do':'next'}");
  take_raccoons (self, 1);
  adjust (self, 1, "donut", 1);
  say (self, "{'do':'end'}");
  expect (self, "prompt", "'Ann wins with 7 points.'");
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    expect_told (self, i, told[i]);
}

/* While all others are full, only who is robbed has room. */
TEST (test_who_comes_then)
{
  expect_then (self, "Keep one food, one Bonus card or the Raccoons; then Bo plays.");
  adjust (self, 1, "donut", 9);
  adjust (self, 2, "sushi", 9);
  expect_then (self, "Keep one food, one Bonus card or the Raccoons; all others are full.");
  take_raccoons (self, 2);
  expect_then (self, "Next: whoever loses a card. All others are full.");
  say (self, "{'do':'steal','from':2,'food':'sushi'}");
  expect_then (self, "Next: Cy.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (sentences);
  ADD (who_comes_then);
  return g_test_run ();
}
