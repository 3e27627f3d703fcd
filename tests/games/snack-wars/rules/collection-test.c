/* What collections are worth in Snack Wars: docs/games/snack-wars.md, sentence by sentence. */
#include "snack-wars.h"

/* Strictly more than anybody else; a tie scores nobody. */
TEST (test_majority)
{
  adjust (self, 0, "donut", 2);
  expect (self, "board/majorities/donut", "{'value':7,'leader':0,'counts':[2,0,0]}");
  expect (self, "players/0/score", "7");
  adjust (self, 1, "donut", 2);
  expect (self, "board/majorities/donut", "{'value':7,'leader':null,'counts':[2,2,0]}");
  expect (self, "players/0/score", "0");
  adjust (self, 2, "donut", 1);
  expect (self, "board/majorities/donut/leader", "null");
  adjust (self, 2, "donut", 2);
  expect (self, "board/majorities/donut", "{'value':7,'leader':2,'counts':[2,2,3]}");
  expect (self, "players/2/score", "7");
  expect (self, "board/majorities/sushi/leader", "null");
}

TEST (test_tie_below_the_leader)
{
  adjust (self, 0, "donut", 1);
  adjust (self, 1, "donut", 3);
  adjust (self, 2, "donut", 1);
  expect (self, "board/majorities/donut/leader", "1");
}

/* 1 point for each card of the cuisine in the own collection. */
TEST (test_cuisines)
{
  static const struct {
    const char *bonus;
    const char *kinds[3];
  } cuisines[] = {
    { "french", { "macaron", "croissant", "cheese" } },
    { "japanese", { "sushi", "ramen", "shrimp-tempura" } },
    { "american", { "milkshake", "donut", "burger" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cuisines); i++) {
    g_autofree char *counter = g_strdup_printf ("bonus-%s", cuisines[i].bonus);
    g_autofree char *line = g_strdup_printf ("[{'id':'%s','label':'%c%s bonus','points':4}]", counter,
                                             g_ascii_toupper (cuisines[i].bonus[0]), cuisines[i].bonus + 1);

    adjust (self, 0, counter, 1);
    for (int kind = 0; kind < 3; kind++) {
      adjust (self, 0, cuisines[i].kinds[kind], kind == 1 ? 2 : 1);
      adjust (self, 1, cuisines[i].kinds[kind], kind == 1 ? 2 : 1);
    }
    expect (self, "tally/0/lines", line);
    for (int j = 0; j < 7; j++)
      say (self, "{'do':'undo'}");
  }
}

/* 5 points with at least one card of each cuisine; a line of no points is left out. */
TEST (test_variety)
{
  adjust (self, 0, "bonus-variety", 1);
  adjust (self, 0, "macaron", 1);
  adjust (self, 1, "macaron", 1);
  adjust (self, 0, "sushi", 1);
  adjust (self, 1, "sushi", 1);
  expect (self, "tally/0", "{'seat':0,'lines':[],'total':0}");
  adjust (self, 0, "burger", 1);
  adjust (self, 1, "burger", 1);
  expect (self, "tally/0/lines", "[{'id':'bonus-variety','label':'Variety bonus','points':5}]");
  adjust (self, 0, "macaron", 1);
  expect (self, "tally/0/total", "6");
}

/* 1 point for each Raccoon collected. */
TEST (test_raccoon_bonus)
{
  adjust (self, 0, "raccoons", 4);
  expect (self, "players/0/score", "0");
  adjust (self, 0, "bonus-raccoon", 1);
  expect (self, "tally/0/lines", "[{'id':'bonus-raccoon','label':'Raccoon bonus','points':4}]");
}

/* Most points wins; a tie is a shared win. */
TEST (test_shared_win)
{
  adjust (self, 0, "shrimp-tempura", 1);
  adjust (self, 2, "croissant", 1);
  adjust (self, 2, "macaron", 1);
  say (self, "{'do':'end'}");
  expect (self, "winners", "[0,2]");
  expect (self, "players/0/rank", "1");
  expect (self, "players/1/rank", "3");
}

TEST (test_collections)
{
  adjust (self, 0, "bonus-raccoon", 1);
  adjust (self, 0, "bonus-french", 1);
  adjust (self, 0, "raccoons", 2);
  adjust (self, 0, "cheese", 2);
  expect (
      self, "board/collections/0",
      "{'foods':{'macaron':0,'croissant':0,'cheese':2,'sushi':0,'ramen':0,'shrimp-tempura':0,'milkshake':0,"
      "'donut':0,'burger':0},'bonuses':['french','raccoon'],'raccoons':2}");
  expect (self, "players/0/counters/cards", "4");
  expect (self, "players/0/in", "true");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (majority);
  ADD (tie_below_the_leader);
  ADD (cuisines);
  ADD (variety);
  ADD (raccoon_bonus);
  ADD (shared_win);
  ADD (collections);
  return g_test_run ();
}
