/* The big screen: a window that follows the table, tells no secret, is never pressed, and goes with the
 * page. */
#include "app/big-screen/big-screen.h"
#include "app/play/prompt-band.h"
#include "games/chip-shop/board/curtain.h"
#include "widgets/board-panel.h"

#include "stage.h"

static GtkWidget *
find_screen (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (TS_IS_BIG_SCREEN (link->data))
      return link->data;
  return NULL;
}

static GtkWidget *
open_screen (TsPlayPage *page)
{
  act (page, "play.big-screen");
  g_assert_nonnull (find_screen ());
  return find_screen ();
}

static void
say (TsPlayPage *page, const char *verb, const char *arg, int value)
{
  TsTable *table = ts_play_page_get_table (page);
  TsView view = ts_session_view (ts_table_get_session (table));
  g_autoptr (JsonObject) entry = ts_entry_build (view.game, verb, TS_NOBODY, arg, value, NULL);

  g_assert_true (ts_table_say (table, entry, NULL));
}

static void
test_follows (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *screen = open_screen (page);
  TsPromptBand *band = TS_PROMPT_BAND (find (screen, TS_TYPE_PROMPT_BAND, NULL));

  g_assert_cmpstr (ts_prompt_band_get_prompt (band), ==, "Bo rolls two dice.");
  say (page, "take", "count", 2);
  g_assert_nonnull (find (screen, GTK_TYPE_LABEL, "Bo takes 2 tokens."));
  say (page, "next", NULL, 0);
  g_assert_cmpstr (ts_prompt_band_get_prompt (band), ==, "Ann rolls two dice.");
  act (page, "play.undo");
  settle (page);
  g_assert_cmpstr (ts_prompt_band_get_prompt (band), ==, "Bo rolls two dice.");
  g_assert_true (open_screen (page) == screen); /* there is one */
  stage_close (stage);
}

static void
test_secret (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *screen = open_screen (page);

  say (page, "hide", "number", 7);
  g_assert_nonnull (find (screen, GTK_TYPE_LABEL, "Bo hides a number."));
  stage_close (stage);
}

#define DRAWN                                                                                                \
  "{\"tableside\":1,\"game\":\"chip-shop\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"            \
  "{\"do\":\"personality\",\"card\":\"steve-jobs\"}\n{\"do\":\"personality\",\"card\":\"jay-miner\"}\n"      \
  "{\"do\":\"personality\",\"card\":\"bill-gates\"}\n"                                                       \
  "{\"do\":\"personality\",\"card\":\"adele-goldberg\"}\n{\"do\":\"next\"}\n{\"do\":\"next\"}\n"             \
  "{\"do\":\"event\",\"card\":\"quiet-year\"}\n{\"do\":\"next\"}\n"                                          \
  "{\"do\":\"event\",\"card\":\"quiet-year\"}\n{\"do\":\"next\"}\n"                                          \
  "{\"do\":\"draw-product\",\"square\":1,\"card\":\"commodore-vic-20\"}\n"

/* Nobody presses anything there: the board asks nothing, has no curtain, and all of it is in sight. */
static void
test_asks_nothing (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DRAWN);
  GtkWidget *screen = open_screen (page);

  wait_for (page, TS_TYPE_CHIP_SHOP_CURTAIN, NULL);
  wait_for (screen, GTK_TYPE_LABEL, "1 in the factory");
  wait_without (screen, TS_TYPE_CHIP_SHOP_CURTAIN, NULL);
  wait_without (screen, TS_TYPE_BOARD_PANEL, NULL);
  wait_without (screen, GTK_TYPE_BUTTON, "_Look Here");
  wait_for (page, TS_TYPE_BOARD_PANEL, NULL);
  stage_close (stage);
}

/* Escape closes a window that does not fill the screen (which takes a window manager); the table's end closes
 * it, too. */
static void
test_closed (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *screen = open_screen (page);

  press_key (screen, "Escape");
  g_assert_null (find_screen ());
  open_screen (page);
  stage_close (stage);
  g_assert_null (find_screen ());
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/big-screen/follows", test_follows, NULL);
  stage_add ("/big-screen/secret", test_secret, NULL);
  stage_add ("/big-screen/asks-nothing", test_asks_nothing, NULL);
  stage_add ("/big-screen/closed", test_closed, NULL);
  return stage_run ();
}
