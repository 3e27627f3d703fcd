/* Files from outside: double clicked, dropped on the window, or chosen, one or several. People are asked once
 * whether copies are taken in; what is no table is said, and there is a way on. */
#include "stage.h"

#include "app/dialogs/ask-dialog.h"
#include "app/start/table-card.h"
#include "config.h"
#include "store/table-list.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

/* (transfer full) the path of a file outside the folder of tables */
static char *
put_outside (const char *name, const char *text)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "outside", NULL);
  char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static void
settle_for (const char *choice)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_string (settings, "files-from-outside", choice);
}

static void
assert_settled (const char *expected)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *choice = g_settings_get_string (settings, "files-from-outside");

  g_assert_cmpstr (choice, ==, expected);
}

static void
begin (Stage *stage, const char *choice)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_reset (settings, "tables-elsewhere");
  settle_for (choice);
  stage_open (stage, null_games, NULL);
}

static gboolean
drop (Stage *stage, const char *const *paths)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken;

  for (guint i = 0; paths[i] != NULL; i++)
    g_ptr_array_add (files, g_file_new_for_path (paths[i]));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array ((GFile **) files->pdata, files->len));
  g_signal_emit_by_name (controller_of (stage->window, GTK_TYPE_DROP_TARGET), "drop", &value, 1.0, 1.0,
                         &taken);
  return taken;
}

static void
drop_one (Stage *stage, const char *path)
{
  const char *const paths[] = { path, NULL };

  g_assert_true (drop (stage, paths));
}

static AdwDialog *
visible_dialog (Stage *stage)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage->window));
}

static gboolean
has_dialog (gpointer stage)
{
  return visible_dialog (stage) != NULL;
}

static AdwDialog *
wait_for_dialog (Stage *stage)
{
  wait_until (has_dialog, stage);
  return stage_dialog (stage);
}

/* As a press does it, and closing does not. */
static void
answer (Stage *stage, const char *label)
{
  press (GTK_WIDGET (wait_for_dialog (stage)), label);
}

/* Why a file is not opened, as the page says it. */
static const char *
wait_for_refusal (Stage *stage)
{
  GtkWidget *page = wait_for (stage->window, ADW_TYPE_STATUS_PAGE, "This table cannot be opened");

  return adw_status_page_get_description (ADW_STATUS_PAGE (page));
}

static const char *
path_of_page (Stage *stage)
{
  TsPlayPage *page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));

  return ts_table_get_path (ts_play_page_get_table (page));
}

static void
back_to_start (Stage *stage)
{
  ts_window_show_games (stage->window);
  wait_without (stage->window, TS_TYPE_PLAY_PAGE, NULL);
}

static guint
n_tables (void)
{
  g_auto (GStrv) paths = ts_table_list_get_paths (NULL, NULL);

  return g_strv_length (paths);
}

static void
assert_same_bytes (const char *path, const char *text)
{
  g_autofree char *bytes = NULL;

  g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
  g_assert_cmpstr (bytes, ==, text);
}

/* --- one --- */

/* A copy of the same name goes on; the file stays as it is. The second one is taken in without a question,
 * and the same one once more is the same copy. */
static void
test_copy (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_outside ("evening.tableside", GOING);
  g_autofree char *other = put_outside ("other.tableside", OVER);
  const char *copy;

  begin (stage, "ask");
  drop_one (stage, path);
  answer (stage, "_Take In a Copy");
  copy = path_of_page (stage);
  g_assert_true (ts_table_list_has (copy));
  g_assert_true (g_str_has_suffix (copy, "/evening.tableside"));
  assert_settled ("copy");
  assert_same_bytes (path, GOING);
  assert_same_bytes (copy, GOING);
  back_to_start (stage);

  drop_one (stage, other);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  g_assert_cmpuint (n_tables (), ==, 2);
  back_to_start (stage);
  drop_one (stage, path);
  g_assert_true (g_str_has_suffix (path_of_page (stage), "/evening.tableside"));
  g_assert_cmpuint (n_tables (), ==, 2);
  stage_close (stage);
}

/* A copy that has gone on is still that copy; a file of the same name that is another table is not. */
static void
test_copy_again (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_outside ("evening.tableside", GOING "{\"do\":\"ne");
  g_autoptr (JsonNode) node = json_from_string ("{\"do\":\"next\"}", NULL);
  TsPlayPage *page;

  begin (stage, "copy");
  drop_one (stage, path);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  look ();
  ts_board_say (ts_play_page_get_board (page), json_node_dup_object (node));
  settle (page);
  back_to_start (stage);

  drop_one (stage, path);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  g_assert_cmpuint (n_tables (), ==, 1);
  back_to_start (stage);

  assert_same_bytes (path, GOING "{\"do\":\"ne");
  g_free (put_outside ("evening.tableside", OVER));
  drop_one (stage, path);
  g_assert_true (g_str_has_suffix (path_of_page (stage), "/evening (2).tableside"));
  g_assert_cmpuint (n_tables (), ==, 2);
  stage_close (stage);
}

/* Played where it lies, it is on the start page all the same, as long as it is there; and it is opened again
 * without a question. */
static void
test_there (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_outside ("evening.tableside", GOING);

  begin (stage, "ask");
  drop_one (stage, path);
  answer (stage, "_Play Where It Lies");
  g_assert_cmpstr (path_of_page (stage), ==, path);
  g_assert_cmpuint (n_tables (), ==, 0);
  assert_settled ("there");
  stage_close (stage);

  settle_for ("ask");
  stage_open (stage, null_games, NULL);
  wait_for (stage->window, TS_TYPE_TABLE_CARD, NULL);
  drop_one (stage, path);
  g_assert_cmpstr (path_of_page (stage), ==, path);
  stage_close (stage);

  g_assert_cmpint (g_unlink (path), ==, 0);
  stage_open (stage, null_games, NULL);
  wait_for (stage->window, GTK_TYPE_LABEL, ".invitation");
  stage_close (stage);
}

/* Who thinks better of it is asked again. */
static void
test_cancel (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_outside ("evening.tableside", GOING);

  begin (stage, "ask");
  drop_one (stage, path);
  answer (stage, "_Cancel");
  let_pass (200);
  g_assert_null (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL));
  g_assert_cmpuint (n_tables (), ==, 0);
  assert_settled ("ask");
  drop_one (stage, path);
  wait_for_dialog (stage);
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

static gboolean
is_null (gpointer pointer)
{
  return *(gpointer *) pointer == NULL;
}

/* Who quits does not have to answer first. */
static void
test_quit (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_outside ("evening.tableside", GOING);
  TsWindow *window;

  begin (stage, "ask");
  window = stage->window;
  drop_one (stage, path);
  wait_for_dialog (stage);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_action_group_activate_action (G_ACTION_GROUP (stage->app), "quit", NULL);
  wait_until (is_null, &window);
  assert_settled ("ask");
  g_clear_object (&stage->app);
}

/* A double click starts the application. */
static void
test_double_click (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_outside ("evening.tableside", GOING);

  settle_for ("ask");
  stage_open (stage, null_games, path);
  answer (stage, "_Take In a Copy");
  g_assert_true (ts_table_list_has (path_of_page (stage)));
  stage_close (stage);
}

/* Nobody is asked about what is no table. */
static void
test_no_table (Stage *stage, gconstpointer text)
{
  g_autofree char *path = put_outside ("notes.txt", text);

  begin (stage, "ask");
  drop_one (stage, path);
  g_assert_cmpstr (wait_for_refusal (stage), ==, "“notes.txt” is not a Tableside table.");
  g_assert_nonnull (find (GTK_WIDGET (stage->window), GTK_TYPE_BUTTON, "Open _Another…"));
  g_assert_null (visible_dialog (stage));
  g_assert_cmpuint (n_tables (), ==, 0);
  stage_close (stage);
}

/* A game that nobody knows here is another reason. */
static void
test_unknown_game (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_outside (
      "future.tableside", "{\"tableside\":1,\"game\":\"chess\",\"players\":[{\"name\":\"Ann\"}]}\n");

  begin (stage, "copy");
  drop_one (stage, path);
  g_assert_cmpstr (wait_for_refusal (stage), ==,
                   "“future.tableside”: This version of Tableside has no game “chess”.");
  g_assert_cmpuint (n_tables (), ==, 0);
  stage_close (stage);
}

/* Who opens a pipe would wait for somebody to write into it. */
static void
test_pipe (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_outside ("pipe.tableside", "");

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  begin (stage, "copy");
  drop_one (stage, path);
  g_assert_cmpstr (wait_for_refusal (stage), ==, "“pipe.tableside”: This is not a file.");
  stage_close (stage);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* The folder of tables cannot be written: the reason is said, and nothing is half there. */
static void
test_no_room (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_outside ("evening.tableside", GOING);
  g_autofree char *folder = ts_table_list_get_folder ();
  g_autofree char *parent = g_path_get_dirname (folder);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL)); /* a file where the folder should be */
  begin (stage, "copy");
  drop_one (stage, path);
  g_assert_true (
      g_str_has_prefix (wait_for_refusal (stage), "“evening.tableside”: There is no folder for tables: "));
  stage_close (stage);
  g_assert_cmpint (g_unlink (folder), ==, 0);
}

/* --- several --- */

/* Two tables; `choice` is what people have settled for, or "ask". */
static void
test_several (Stage *stage, gconstpointer choice)
{
  g_autofree char *one = put_outside ("one.tableside", GOING);
  g_autofree char *two = put_outside ("two.tableside", OVER);
  const char *const paths[] = { one, two, NULL };
  gboolean is_asked = g_str_equal (choice, "ask");

  begin (stage, choice);
  g_assert_true (drop (stage, paths));
  if (is_asked)
    answer (stage, "_Take In a Copy");
  wait_for (stage->window, GTK_TYPE_LABEL, "2 tables are on the start page now.");
  wait_for (stage->window, TS_TYPE_TABLE_CARD, "Bo rolls two dice.");
  g_assert_cmpuint (n_tables (), ==, is_asked ? 2 : 0);
  stage_close (stage);
}

/* What is none is named, with its reason; the others are there. */
static void
test_some_refused (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *one = put_outside ("one.tableside", GOING);
  g_autofree char *notes = put_outside ("notes.txt", "Dear diary\n");
  const char *const paths[] = { notes, one, NULL };
  AdwDialog *dialog;

  begin (stage, "copy");
  g_assert_true (drop (stage, paths));
  dialog = wait_for_dialog (stage);
  g_assert_cmpstr (adw_dialog_get_title (dialog), ==, "1 File Was Refused");
  g_assert_cmpstr (ts_ask_dialog_get_text (TS_ASK_DIALOG (dialog)), ==,
                   "1 table is on the start page now.\n“notes.txt” is not a Tableside table.");
  press (GTK_WIDGET (dialog), "_Understood");
  g_assert_cmpuint (n_tables (), ==, 1);
  stage_close (stage);
}

/* --- coming back --- */

static const char *
title_over_focus (Stage *stage)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (stage->window));

  return focus != NULL && gtk_widget_get_ancestor (focus, TS_TYPE_TABLE_CARD) != NULL ? "table" : "game";
}

static gboolean
is_at_table (gpointer stage)
{
  return g_str_equal (title_over_focus (stage), "table");
}

/* Whoever opened a finished table before the start page was ever seen comes back to it, not to the games. */
static void
test_comes_back (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("over.tableside", OVER);
  GtkWidget *page;

  stage_open (stage, null_games, path);
  page = wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  wait_for (stage->window, TS_TYPE_TABLE_CARD, NULL);
  wait_until (is_at_table, stage);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/incoming/copy", test_copy, NULL);
  stage_add ("/incoming/copy-again", test_copy_again, NULL);
  stage_add ("/incoming/there", test_there, NULL);
  stage_add ("/incoming/cancel", test_cancel, NULL);
  stage_add ("/incoming/quit", test_quit, NULL);
  stage_add ("/incoming/double-click", test_double_click, NULL);
  stage_add ("/incoming/no-table", test_no_table, "Dear diary\n");
  stage_add ("/incoming/empty", test_no_table, "");
  stage_add ("/incoming/json", test_no_table, "{\"name\":\"notes\"}\n");
  stage_add ("/incoming/unknown-game", test_unknown_game, NULL);
  stage_add ("/incoming/pipe", test_pipe, NULL);
  stage_add ("/incoming/no-room", test_no_room, NULL);
  stage_add ("/incoming/several", test_several, "ask");
  stage_add ("/incoming/several-there", test_several, "there");
  stage_add ("/incoming/some-refused", test_some_refused, NULL);
  stage_add ("/incoming/comes-back", test_comes_back, NULL);
  return stage_run ();
}
