/* The window while the disk takes its time: nothing stands still, nothing is shown before it is kept, and
 * nothing is lost, whatever is closed meanwhile. The disk is a gate (tests/store/gate.h). */
#include "stage.h"

#include "app/new-table/new-table-page.h"
#include "app/tally/tally-page.h"
#include "games/null/rules/rules.h"
#include "store/gate.h"
#include "store/table-list.h"

#include <errno.h>
#include <string.h>

static GtkWidget *
sign_of (TsPlayPage *page)
{
  return find (GTK_WIDGET (page), ADW_TYPE_SPINNER, NULL);
}

static gboolean
is_seen (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
is_hidden (gpointer widget)
{
  return !gtk_widget_get_mapped (widget);
}

/* What is in the file, for another program. */
static guint
count_kept (const char *path)
{
  g_autoptr (TsTable) table = ts_table_look (path, null_games, NULL);

  g_assert_nonnull (table);
  return ts_session_n_records (ts_table_get_session (table));
}

static guint
n_records (TsPlayPage *page)
{
  return ts_session_n_records (ts_table_get_session (ts_play_page_get_table (page)));
}

/* Bo's turn is over, as soon as the disk has it. */
static void
press_next (TsPlayPage *page)
{
  look ();
  press (board_of (page), "Next");
}

static char *
path_of (TsPlayPage *page)
{
  return g_strdup (ts_table_get_path (ts_play_page_get_table (page)));
}

/* The page shows what was there, and that it waits; presses are kept. */
static void
test_waits (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  g_assert_false (gtk_widget_get_mapped (sign_of (page)));
  gate_close ();
  press_next (page);
  wait_until (is_seen, sign_of (page));
  g_assert_cmpuint (n_records (page), ==, 1);
  wait_for (page, GTK_TYPE_LABEL, "Bo rolls two dice.");
  look ();
  gtk_widget_activate_action (GTK_WIDGET (page), "play.undo", NULL);
  g_assert_cmpuint (n_records (page), ==, 1);

  gate_let_one_through ();
  wait_for (page, GTK_TYPE_LABEL, "Ann rolls two dice.");
  g_assert_cmpuint (n_records (page), ==, 2);
  g_assert_true (gtk_widget_get_mapped (sign_of (page)));
  gate_open ();
  wait_for (page, GTK_TYPE_LABEL, "Taken back: Bo: Next");
  wait_until (is_hidden, sign_of (page));
  g_assert_cmpuint (n_records (page), ==, 1);
  stage_close (stage);
}

/* A second tap of the same finger is not another press, however slow the disk is; one for a step that is over
 * is told. */
static void
test_pressed_again (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  gate_close ();
  press_next (page);
  press (board_of (page), "Next");
  look ();
  press (board_of (page), "Next");
  gate_open ();
  settle (page);
  g_assert_cmpuint (n_records (page), ==, 2);
  wait_for (page, GTK_TYPE_LABEL,
            "The table has gone on since that was pressed; please press again if it still holds.");
  stage_close (stage);
}

/* Who goes back to the start page, and to the table again, finds what was said. */
static void
test_page_closed (Stage *stage, gconstpointer data)
{
  TsPlayPage *page = open_page (stage, GOING);
  g_autofree char *path = path_of (page);
  gboolean early = data != NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  gate_close ();
  press_next (page);
  gate_await ();
  ts_window_show_games (stage->window);
  wait_without (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  if (!early)
    gate_open ();
  ts_window_open_file (stage->window, file);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  gate_open ();
  settle (page);
  g_assert_false (ts_table_is_read_only (ts_play_page_get_table (page)));
  g_assert_cmpuint (n_records (page), ==, 2);
  g_assert_cmpuint (count_kept (path), ==, 2);
  stage_close (stage);
}

/* The disk fails when the page is not there any more: the window tells it. */
static void
test_page_closed_in_vain (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  g_autofree char *path = path_of (page);

  gate_close ();
  gate_fail (ENOSPC);
  press_next (page);
  gate_await ();
  ts_window_show_games (stage->window);
  gate_open ();
  wait_for (stage->window, GTK_TYPE_LABEL,
            "The file of this table could not be written: No space left on device");
  g_assert_cmpuint (count_kept (path), ==, 1);
  stage_close (stage);
}

static gboolean
is_null (gpointer pointer)
{
  return *(gpointer *) pointer == NULL;
}

/* The window stays until the disk has it, by whichever way it is closed. */
static void
test_window_closed (Stage *stage, gconstpointer data)
{
  TsPlayPage *page = open_page (stage, GOING);
  g_autofree char *path = path_of (page);
  TsWindow *window = stage->window;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gate_close ();
  press_next (page);
  gate_await ();
  if (data != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (stage->app), data, NULL);
  else
    gtk_window_close (GTK_WINDOW (window));
  wait_until (is_seen, sign_of (page));
  g_assert_nonnull (window);
  gate_open ();
  wait_until (is_null, &window);
  g_assert_cmpuint (count_kept (path), ==, 2);
  g_clear_object (&stage->app);
}

/* Unless the disk fails: that has to be read. */
static void
test_window_closed_in_vain (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  gate_close ();
  gate_fail (ENOSPC);
  press_next (page);
  gate_await ();
  gtk_window_close (GTK_WINDOW (stage->window));
  gate_open ();
  wait_for (page, GTK_TYPE_LABEL, "The file of this table could not be written: No space left on device");
  g_assert_cmpuint (n_records (page), ==, 1);
  stage_close (stage);
}

/* A new table is begun while the window goes on, and once, however often that is pressed. */
static void
test_new_table (Stage *stage, gconstpointer data)
{
  gboolean again = data != NULL;
  TsPlayPage *page = open_page (stage, OVER);
  g_autofree char *path = path_of (page);
  g_auto (GStrv) paths = NULL;
  GtkWidget *start;

  if (again) {
    act (page, "play.result");
    start = wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  } else {
    ts_window_new_table (stage->window, &ts_null_game);
    start = wait_for (stage->window, TS_TYPE_NEW_TABLE_PAGE, NULL);
  }
  gate_close ();
  press (start, again ? "Play Again" : ".start-button");
  gate_await ();
  let_pass (50);
  g_assert_true (gtk_widget_get_mapped (start));
  if (again)
    press (start, "Play Again");
  gate_open ();
  wait_for (stage->window, GTK_TYPE_LABEL, again ? "Cleo rolls two dice." : "Player 1 rolls two dice.");
  page = TS_PLAY_PAGE (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL));
  g_assert_cmpstr (ts_table_get_path (ts_play_page_get_table (page)), !=, path);
  paths = ts_table_list_get_paths (NULL, NULL);
  g_assert_cmpuint (g_strv_length (paths), ==, 2);
  stage_close (stage);
}

/* A form stays as it is filled in until it counts. */
static void
test_form (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog;

  look ();
  press (board_of (page), "Take…");
  dialog = GTK_WIDGET (stage_dialog (stage));
  press (dialog, "3");
  gate_close ();
  gate_fail (ENOSPC);
  press (dialog, "Take");
  gate_await ();
  g_assert_true (GTK_WIDGET (stage_dialog (stage)) == dialog);
  gate_open ();
  settle (page);
  g_assert_true (GTK_WIDGET (stage_dialog (stage)) == dialog);
  g_assert_cmpint (counter_of (page, 1, NULL_TOKENS), ==, 0);
  look ();
  press (dialog, "Take");
  g_assert_cmpint (counter_of (page, 1, NULL_TOKENS), ==, 3);
  wait_without (stage->window, ADW_TYPE_DIALOG, NULL);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/slow-disk/waits", test_waits, NULL);
  stage_add ("/slow-disk/pressed-again", test_pressed_again, NULL);
  stage_add ("/slow-disk/page-closed", test_page_closed, NULL);
  stage_add ("/slow-disk/page-closed-and-opened", test_page_closed, "early");
  stage_add ("/slow-disk/page-closed-in-vain", test_page_closed_in_vain, NULL);
  stage_add ("/slow-disk/window-closed", test_window_closed, NULL);
  stage_add ("/slow-disk/quit", test_window_closed, "quit");
  stage_add ("/slow-disk/window-closed-in-vain", test_window_closed_in_vain, NULL);
  stage_add ("/slow-disk/new-table", test_new_table, NULL);
  stage_add ("/slow-disk/play-again", test_new_table, "again");
  stage_add ("/slow-disk/form", test_form, NULL);
  return stage_run ();
}
