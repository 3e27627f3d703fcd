/* The board of Snack Wars on its page: a finished game is counted, card by card. */
#include "stage.h"

#include "games/snack-wars/board/food-card.h"
#include "games/snack-wars/rules/rules.h"
#include "names.h"
#include "widgets/sheet.h"

#define RECORD                                                                                               \
  "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"             \
  "\"options\":{\"tally_only\":true}}\n"

static void
test_record (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, RECORD);
  GtkWidget *panel = panel_of (page);

  look ();
  wait_for (panel, TS_TYPE_SNACK_WARS_FOOD_CARD, "Donut");
  tap_nth (panel, "Donut", 0);
  tap_nth (panel, "Donut", 0);
  tap_nth (panel, "Sushi", 0);
  wait_for (panel, GTK_TYPE_LABEL, "3");
  tap_nth (panel, ".snack-less", SNACK_N_KINDS - 2);
  g_assert_cmpuint (assert_named (page), >, 10);
  tap_nth (panel, "Write down a collection", 0);
  g_assert_cmpint (counter_of (page, 0, SNACK_CARDS), ==, 2);

  wait_for (panel, GTK_TYPE_LABEL, "Bo"); /* the next one, by itself */
  tap_nth (panel, "Burger", 0);
  tap_nth (panel, "Write down a collection", 0);
  g_assert_cmpint (counter_of (page, 1, SNACK_CARDS), ==, 1);
  wait_for (panel, GTK_TYPE_LABEL, "Who?");
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/snack-wars/record", test_record, NULL);
  return stage_run ();
}
