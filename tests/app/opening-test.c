/* Opening a table that takes long: in a thread, with a way out, and whatever is done meanwhile. The game
 * waits at a door as long as the test likes. */
#include "stage.h"

#include "app/opening-page.h"
#include "app/start/table-card.h"
#include "games/null/rules/rules.h"
#include "referee/json.h"
#include "store/table-list.h"

#include <glib/gstdio.h>
#include <string.h>

/* --- the door --- */

static GMutex mutex;
static GCond cond;
static gboolean closed;
static guint n_inside;
static guint n_started; /* evenings that were read */
static GThread *window_thread;

static void
set_closed (gboolean whether)
{
  g_mutex_lock (&mutex);
  closed = whether;
  g_cond_broadcast (&cond);
  g_mutex_unlock (&mutex);
}

static gboolean
start_slowly (TsStep *step, GError **error)
{
  g_assert_true (g_thread_self () != window_thread);
  g_mutex_lock (&mutex);
  n_inside++;
  n_started++;
  while (closed)
    g_cond_wait (&cond, &mutex);
  n_inside--;
  g_mutex_unlock (&mutex);
  return ts_null_game.start (step, error);
}

static gboolean
is_inside (gpointer data G_GNUC_UNUSED)
{
  guint n;

  g_mutex_lock (&mutex);
  n = n_inside;
  g_mutex_unlock (&mutex);
  return n > 0;
}

static TsGame slow_game;
static const TsGame *const slow_games[] = { &slow_game, NULL };

/* --- the tests --- */

static void
open_file (Stage *stage, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ts_window_open_file (stage->window, file);
}

/* Without a start page that reads tables, too. */
static void
begin (Stage *stage)
{
  stage_open (stage, slow_games, NULL);
  wait_for (stage->window, GTK_TYPE_LABEL, ".invitation");
}

static char *
put (const char *name, const char *text)
{
  g_autofree char *path = put_table (name, text);
  char *hidden = g_strconcat (path, "-elsewhere", NULL); /* no table for the start page */

  g_assert_cmpint (rename (path, hidden), ==, 0);
  return hidden;
}

/* A table from the start page is read once: for its card. */
static void
test_from_card (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("evening.tableside", "");
  g_autoptr (JsonObject) header = ts_json_read (GOING, strchr (GOING, '\n') - GOING, NULL);
  TsTable *table;
  GtkWidget *card;

  g_assert_cmpint (g_remove (path), ==, 0);
  table = ts_table_create (path, null_games, header, NULL);
  g_object_unref (table);
  n_started = 0;
  stage_open (stage, slow_games, NULL);
  card = wait_for (stage->window, TS_TYPE_TABLE_CARD, "Ann rolls two dice.");
  g_assert_cmpuint (n_started, ==, 1);
  gtk_widget_activate_action (card, "win.open-table", "s", path);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  g_assert_cmpuint (n_started, ==, 1);
  stage_close (stage);
}

/* The window goes on; after a while it says what it waits for. */
static void
test_slow (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put ("going.tableside", GOING);
  TsPlayPage *page;

  begin (stage);
  set_closed (TRUE);
  open_file (stage, path);
  wait_for (stage->window, GTK_TYPE_LABEL, "A Long Evening…");
  g_assert_nonnull (find (GTK_WIDGET (stage->window), GTK_TYPE_PROGRESS_BAR, NULL));
  set_closed (FALSE);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  wait_for (page, GTK_TYPE_LABEL, "Bo rolls two dice.");
  g_assert_false (ts_table_is_read_only (ts_play_page_get_table (page)));
  wait_without (stage->window, TS_TYPE_OPENING_PAGE, NULL);
  stage_close (stage);
}

/* Who does not want to wait is back on the start page, and can open it again. */
static void
test_cancel (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put ("going.tableside", GOING);
  TsPlayPage *page;

  begin (stage);
  set_closed (TRUE);
  open_file (stage, path);
  press (wait_for (stage->window, TS_TYPE_OPENING_PAGE, "A Long Evening…"), "_Cancel");
  wait_without (stage->window, TS_TYPE_OPENING_PAGE, NULL);
  open_file (stage, path);
  set_closed (FALSE);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  g_assert_false (ts_table_is_read_only (ts_play_page_get_table (page)));
  stage_close (stage);
}

/* What was cancelled does not come after all. */
static void
test_cancelled (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put ("going.tableside", GOING);

  begin (stage);
  set_closed (TRUE);
  open_file (stage, path);
  press (wait_for (stage->window, TS_TYPE_OPENING_PAGE, "A Long Evening…"), "_Cancel");
  set_closed (FALSE);
  let_pass (200);
  g_assert_null (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL));
  wait_for (stage->window, GTK_TYPE_LABEL, ".invitation");
  stage_close (stage);
}

/* The one that was asked for last is shown. */
static void
test_another (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *going = put ("going.tableside", GOING);
  g_autofree char *over = put ("over.tableside", OVER);

  begin (stage);
  set_closed (TRUE);
  open_file (stage, over);
  wait_until (is_inside, NULL);
  open_file (stage, going);
  set_closed (FALSE);
  wait_for (stage->window, GTK_TYPE_LABEL, "Bo rolls two dice.");
  let_pass (200);
  wait_for (stage->window, GTK_TYPE_LABEL, "Bo rolls two dice.");
  stage_close (stage);
}

/* A double click opens one table, once. */
static void
test_twice (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put ("going.tableside", GOING);
  TsPlayPage *page;

  begin (stage);
  open_file (stage, path);
  open_file (stage, path);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  let_pass (200);
  g_assert_true (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL) == GTK_WIDGET (page));
  g_assert_false (ts_table_is_read_only (ts_play_page_get_table (page)));
  stage_close (stage);
}

static gboolean
is_null (gpointer pointer)
{
  return *(gpointer *) pointer == NULL;
}

/* A window that is closed meanwhile is closed. */
static void
test_closed (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put ("going.tableside", GOING);
  TsWindow *window;

  begin (stage);
  window = stage->window;
  set_closed (TRUE);
  open_file (stage, path);
  wait_until (is_inside, NULL);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  set_closed (FALSE);
  wait_until (is_null, &window);
  g_clear_object (&stage->app);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  slow_game = ts_null_game;
  slow_game.start = start_slowly;
  window_thread = g_thread_self ();
  stage_add ("/opening/from-card", test_from_card, NULL);
  stage_add ("/opening/slow", test_slow, NULL);
  stage_add ("/opening/cancel", test_cancel, NULL);
  stage_add ("/opening/cancelled", test_cancelled, NULL);
  stage_add ("/opening/another", test_another, NULL);
  stage_add ("/opening/twice", test_twice, NULL);
  stage_add ("/opening/closed", test_closed, NULL);
  return stage_run ();
}
