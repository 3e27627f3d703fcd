/* A moment of the evening is looked at: the table as it was, over the one that is played. It says so, nothing
 * can be said there, nothing is written, and there are ways on. What was taken back can be looked at as well.
 */
#include "stage.h"

#include "app/dialogs/record-row.h"
#include "games/null/rules/rules.h"
#include "hearing.h"

#include <string.h>

#define HEADER "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"
#define PAY(n) "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":" #n "}\n"

static TsPlayPage *
page_now (Stage *stage)
{
  GtkWidget *pages = find (GTK_WIDGET (stage->window), ADW_TYPE_NAVIGATION_VIEW, NULL);

  return TS_PLAY_PAGE (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages)));
}

static const char *
moment_of (TsPlayPage *page)
{
  return ts_table_get_moment (ts_play_page_get_table (page));
}

/* (transfer none) the page of that moment */
static TsPlayPage *
look_back (Stage *stage, guint record)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page_now (stage)), "win.look-back", "u", record));
  wait_for (page_now (stage), GTK_TYPE_WIDGET, ".moment-bar");
  return page_now (stage);
}

static char *
read_file (TsPlayPage *page)
{
  char *text;

  g_assert_true (g_file_get_contents (ts_table_get_path (ts_play_page_get_table (page)), &text, NULL, NULL));
  return text;
}

static void
pay (TsPlayPage *page)
{
  g_autoptr (JsonNode) node = json_from_string (PAY (7), NULL);

  look ();
  ts_board_say (ts_play_page_get_board (page), json_node_dup_object (node));
  settle (page);
}

/* The table is as it was, and says so. */
static void
test_look (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER PAY (1) PAY (2) PAY (4));
  int now = counter_of (page, 1, NULL_MONEY);
  TsPlayPage *moment = look_back (stage, 1);

  g_assert_true (moment != page);
  g_assert_cmpint (counter_of (moment, 1, NULL_MONEY), ==, now - 4);
  g_assert_cmpstr (moment_of (moment), ==, "Ann pays 2 to Bo.");
  wait_for (moment, GTK_TYPE_LABEL, "As it was after: Ann pays 2 to Bo.");
  g_assert_cmpuint (hearing_count ("As it was after: Ann pays 2 to Bo."), >=, 1);
  g_assert_cmpint (counter_of (page, 1, NULL_MONEY), ==, now);
  press (GTK_WIDGET (moment), "_Back to Now");
  g_assert_true (page_now (stage) == page);
  stage_close (stage);
}

#define UNDO "{\"do\":\"undo\"}\n"

/* (transfer none) the page of the table after that line of the evening, which was taken back */
static TsPlayPage *
look_at_gone (Stage *stage, guint said)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page_now (stage)), "win.look-at-gone", "u", said));
  wait_for (page_now (stage), GTK_TYPE_WIDGET, ".moment-bar");
  return page_now (stage);
}

static GtkWidget *
redo_button (TsPlayPage *page)
{
  return find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "_Redo to Here");
}

/* What was left is shown as it was on its line of play, and says that it was taken back; so is a branch of a
 * branch. There is no way but the one back, and nothing is written. */
static void
test_left (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER PAY (1) PAY (2) PAY (4) UNDO PAY (8) UNDO UNDO PAY (16));
  g_autofree char *before = read_file (page);
  g_autofree char *after = NULL;
  int now = counter_of (page, 1, NULL_MONEY);
  TsPlayPage *moment = look_at_gone (stage, 3);

  g_assert_cmpint (counter_of (moment, 1, NULL_MONEY), ==, now - 17 + 7);
  wait_for (moment, GTK_TYPE_LABEL, "Taken back since. As it was after: Ann pays 4 to Bo.");
  moment = look_at_gone (stage, 5);
  g_assert_cmpint (counter_of (moment, 1, NULL_MONEY), ==, now - 17 + 11);
  g_assert_true (ts_table_is_read_only (ts_play_page_get_table (moment)));
  g_assert_false (gtk_widget_get_visible (redo_button (moment)));
  g_assert_null (find (GTK_WIDGET (moment), GTK_TYPE_BUTTON, "_Go Back to Here"));
  press (GTK_WIDGET (moment), "_Back to Now");
  g_assert_true (page_now (stage) == page);
  g_assert_cmpint (counter_of (page, 1, NULL_MONEY), ==, now);
  after = read_file (page);
  g_assert_cmpstr (after, ==, before);
  stage_close (stage);
}

/* The places of its history are not those of the table that is played. */
static void
test_left_history (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row;

  open_page (stage, HEADER PAY (1) PAY (2) UNDO PAY (4));
  act (look_at_gone (stage, 2), "play.history");
  wait_for (stage_dialog (stage), TS_TYPE_RECORD_ROW, NULL);
  row = wait_for (stage_dialog (stage), TS_TYPE_RECORD_ROW, "Ann pays 2 to Bo.");
  g_assert_false (gtk_widget_get_visible (find (row, GTK_TYPE_MENU_BUTTON, NULL)));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* As long as nothing else was said it can be brought back, as redo does it. */
static void
test_redo_to (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER PAY (1) PAY (2) PAY (4) UNDO UNDO UNDO);
  TsPlayPage *moment = look_at_gone (stage, 2);

  g_assert_true (gtk_widget_get_visible (redo_button (moment)));
  press (GTK_WIDGET (moment), "_Redo to Here");
  g_assert_true (page_now (stage) == page);
  settle (page);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  g_assert_cmpuint (ts_session_n_taken_back (session_of (page)), ==, 1);
  stage_close (stage);
}

/* A phone said something meanwhile. */
static void
test_too_late (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER PAY (1) PAY (2) UNDO);
  TsPlayPage *moment = look_at_gone (stage, 2);

  g_assert_true (ts_table_say_line (ts_play_page_get_table (page), PAY (8), strlen (PAY (8)) - 1, NULL));
  press (GTK_WIDGET (moment), "_Redo to Here");
  g_assert_true (page_now (stage) == page);
  wait_for (stage->window, GTK_TYPE_LABEL,
            "Something else was said since; that cannot be brought back any more.");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  stage_close (stage);
}

/* Nothing can be said there, and nothing is written; the table that is played goes on. */
static void
test_say (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER PAY (1) PAY (2));
  g_autofree char *before = read_file (page);
  g_autofree char *meanwhile = NULL;
  g_autofree char *after = NULL;
  TsPlayPage *moment = look_back (stage, 0);

  g_assert_true (ts_table_is_read_only (ts_play_page_get_table (moment)));
  g_assert_true (gtk_widget_is_sensitive (board_of (moment))); /* it can be scrolled */
  wait_without (moment, GTK_TYPE_BUTTON, "This table can only be looked at");
  pay (moment);
  wait_for (moment, GTK_TYPE_LABEL, "This table can only be looked at.");
  meanwhile = read_file (page);
  g_assert_cmpstr (meanwhile, ==, before);
  g_assert_cmpuint (ts_session_n_records (session_of (moment)), ==, 1);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  press (GTK_WIDGET (moment), "_Back to Now");
  pay (page);
  after = read_file (page);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 3);
  g_assert_cmpuint (strlen (after), >, strlen (before));
  stage_close (stage);
}

/* All that was said later is taken back, as undo does it. */
static void
test_go_back (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER PAY (1) PAY (2) PAY (4));

  press (GTK_WIDGET (look_back (stage, 0)), "_Go Back to Here");
  g_assert_true (page_now (stage) == page);
  settle (page);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 1);
  g_assert_cmpuint (ts_session_n_taken_back (session_of (page)), ==, 2);
  stage_close (stage);
}

/* One moment after the other lies on the table that is played, and not on the one before. */
static void
test_another (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER PAY (1) PAY (2) PAY (4));
  TsPlayPage *moment;

  look_back (stage, 1);
  moment = look_back (stage, 0);
  g_assert_cmpstr (moment_of (moment), ==, "Ann pays 1 to Bo.");
  press (GTK_WIDGET (moment), "_Back to Now");
  g_assert_true (page_now (stage) == page);
  stage_close (stage);
}

/* An entry that is not there (any more). */
static void
test_no_such (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER PAY (1));

  gtk_widget_activate_action (GTK_WIDGET (page), "win.look-back", "u", 1);
  let_pass (100);
  g_assert_true (page_now (stage) == page);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/moment/look", test_look, NULL);
  stage_add ("/moment/left", test_left, NULL);
  stage_add ("/moment/left-history", test_left_history, NULL);
  stage_add ("/moment/redo-to", test_redo_to, NULL);
  stage_add ("/moment/too-late", test_too_late, NULL);
  stage_add ("/moment/say", test_say, NULL);
  stage_add ("/moment/go-back", test_go_back, NULL);
  stage_add ("/moment/another", test_another, NULL);
  stage_add ("/moment/no-such", test_no_such, NULL);
  return stage_run ();
}
