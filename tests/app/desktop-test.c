/* What a desktop asks for without a window: its actions, and the search for tables. */
#include "stage.h"

#include "app/search-provider.h"
#include "app/start/start-page.h"
#include "app/start/table-card.h"
#include "config.h"
#include "store/table-list.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#define HEARTS                                                                                               \
  "{\"tableside\":1,\"game\":\"null\",\"created\":\"2025-03-09T12:00:00Z\",\"players\":"                     \
  "[{\"name\":\"Zoé\"},{\"name\":\"Bo\"}]}\n{\"do\":\"roll\",\"dice\":[3,4]}\n"

/* A table that was changed `ago` seconds ago. */
static void
put_old (const char *name, const char *text, int ago)
{
  g_autofree char *path = put_table (name, text);
  time_t then = (time_t) (g_get_real_time () / G_USEC_PER_SEC) - ago;

  g_assert_cmpint (g_utime (path, &(struct utimbuf) { then, then }), ==, 0);
}

static guint
n_tables (void)
{
  g_auto (GStrv) paths = ts_table_list_get_paths (NULL, NULL);

  return g_strv_length (paths);
}

/* --- the actions --- */

static void
activate (Stage *stage, const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (stage->app), action, NULL);
}

static TsSession *
wait_for_table (Stage *stage)
{
  return session_of (TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL)));
}

/* The one that is finished was played last, but nobody goes on with it. */
static void
test_go_on (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page;

  put_old ("over.tableside", OVER, 100);
  put_old ("going.tableside", GOING, 200);
  put_old ("hearts.tableside", HEARTS, 300);
  stage_open (stage, null_games, NULL);
  activate (stage, "go-on");
  g_assert_cmpstr (ts_session_header (wait_for_table (stage))->players[0].name, ==, "Ann");
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  activate (stage, "go-on");
  let_pass (500);
  g_assert_true (GTK_WIDGET (page) == wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  stage_close (stage);
}

static void
test_go_on_with_none (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  put_old ("over.tableside", OVER, 100);
  stage_open (stage, null_games, NULL);
  activate (stage, "go-on");
  wait_for (stage->window, GTK_TYPE_LABEL, "There is no such table yet; choose a game.");
  g_assert_null (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL));
  stage_close (stage);
}

static void
test_play_again (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsSession *session;

  put_old ("notes.tableside", "Dear diary\n", 50);
  put_old ("over.tableside", OVER, 100);
  put_old ("going.tableside", GOING, 200);
  stage_open (stage, null_games, NULL);
  activate (stage, "play-again");
  session = wait_for_table (stage);
  g_assert_cmpstr (ts_session_header (session)->players[0].name, ==, "Cleo");
  g_assert_cmpstr (ts_session_header (session)->players[1].name, ==, "Dan");
  g_assert_cmpuint (ts_session_n_records (session), ==, 0);
  g_assert_cmpuint (n_tables (), ==, 4);
  stage_close (stage);
}

static void
test_play_again_with_none (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  stage_open (stage, null_games, NULL);
  activate (stage, "play-again");
  wait_for (stage->window, GTK_TYPE_LABEL, "There is no such table yet; choose a game.");
  g_assert_cmpuint (n_tables (), ==, 0);
  stage_close (stage);
}

/* A dialog that is open, and a table that is being played, are no obstacle. */
static void
test_new_table (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  put_old ("going.tableside", GOING, 100);
  stage_open (stage, null_games, NULL);
  activate (stage, "go-on");
  wait_for_table (stage);
  activate (stage, "about");
  g_assert_nonnull (stage_dialog (stage));
  activate (stage, "new-table");
  wait_for (stage->window, TS_TYPE_START_PAGE, NULL);
  wait_without (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage->window)));
  stage_close (stage);
}

/* --- the search --- */

static void
keep_result (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer kept)
{
  *(GAsyncResult **) kept = g_object_ref (result);
}

static gboolean
is_set (gpointer pointer)
{
  return *(gpointer *) pointer != NULL;
}

/* What is answered over the bus. (transfer full) */
static GVariant *
ask (Stage *stage, const char *method, GVariant *arguments)
{
  GDBusConnection *bus = g_application_get_dbus_connection (G_APPLICATION (stage->app));
  g_autofree char *path = g_strconcat (g_application_get_dbus_object_path (G_APPLICATION (stage->app)),
                                       TS_SEARCH_PROVIDER_PATH, NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GVariant *answer;

  g_dbus_connection_call (bus, g_dbus_connection_get_unique_name (bus), path,
                          "org.gnome.Shell.SearchProvider2", method, arguments, NULL, G_DBUS_CALL_FLAGS_NONE,
                          -1, NULL, keep_result, &result);
  wait_until (is_set, &result);
  answer = g_dbus_connection_call_finish (bus, result, &error);
  g_assert_no_error (error);
  return answer;
}

/* The identifiers of what has all the words, separated by blanks; among `previous` or (NULL) all. */
static char **
find_tables (Stage *stage, const char *words, const char *const *previous)
{
  g_auto (GStrv) terms = g_strsplit (words, " ", -1);
  g_autoptr (GVariant) answer =
      previous == NULL ? ask (stage, "GetInitialResultSet", g_variant_new ("(^as)", terms))
                       : ask (stage, "GetSubsearchResultSet", g_variant_new ("(^as^as)", previous, terms));
  char **found;

  g_variant_get (answer, "(^as)", &found);
  return found;
}

/* Looks for words, and whether these files are found, in this order; "" at the end. */
#define assert_found(stage, words, ...)                                                                      \
  assert_are (find_tables (stage, words, NULL), (const char *const[]) { __VA_ARGS__, NULL })

static void
assert_are (char **uris, const char *const *names)
{
  g_auto (GStrv) found = uris;

  g_assert_cmpuint (g_strv_length (found), ==, g_strv_length ((char **) names));
  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *name = g_path_get_basename (found[i]);

    g_assert_cmpstr (name, ==, names[i]);
  }
}

static void
put_three (void)
{
  put_old ("over.tableside", OVER, 100);
  put_old ("going.tableside", GOING, 200);
  put_old ("hearts.tableside", HEARTS, 300);
}

static void
test_search (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  put_three ();
  stage_open (stage, null_games, NULL);
  assert_found (stage, "cleo", "over.tableside");
  assert_found (stage, "zoe", "hearts.tableside");
  assert_found (stage, "BO", "going.tableside", "hearts.tableside");
  assert_found (stage, "bo nul zo", "hearts.tableside");
  assert_found (stage, "null", "over.tableside", "going.tableside", "hearts.tableside");
  assert_found (stage, "2025", "hearts.tableside");
  assert_found (stage, "hear", "hearts.tableside");
  assert_found (stage, "cleo zoe", NULL);
  stage_close (stage);
}

static gboolean
finds_zita (gpointer stage)
{
  g_auto (GStrv) found = find_tables (stage, "zita", NULL);

  return g_strv_length (found) == 1;
}

/* Who sits there by now is known of tables that the start page has shown. */
static void
test_search_later (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  put_old ("going.tableside", GOING "{\"do\":\"seat\",\"who\":1,\"name\":\"Zita\"}\n", 100);
  stage_open (stage, null_games, NULL);
  wait_for (stage->window, TS_TYPE_TABLE_CARD, "Zita");
  wait_until (finds_zita, stage);
  assert_found (stage, "bo", NULL);
  stage_close (stage);
}

/* What is typed further looks only among what was found before, and files may be gone since. */
static void
test_search_further (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (GStrv) before = NULL;
  g_autofree char *gone = NULL;

  put_three ();
  stage_open (stage, null_games, NULL);
  before = find_tables (stage, "bo", NULL);
  assert_are (find_tables (stage, "ann", (const char *const *) before),
              (const char *const[]) { "going.tableside", NULL });
  assert_are (find_tables (stage, "cleo", (const char *const *) before), (const char *const[]) { NULL });
  gone = g_filename_from_uri (before[0], NULL, NULL);
  g_assert_cmpint (g_unlink (gone), ==, 0);
  assert_are (find_tables (stage, "ann", (const char *const *) before), (const char *const[]) { NULL });
  stage_close (stage);
}

static void
test_search_shows (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (GStrv) found = NULL;
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GVariant) metas = NULL;
  g_autoptr (GVariant) meta = NULL;
  const char *name, *description, *icon, *id;

  put_three ();
  stage_open (stage, null_games, NULL);
  found = find_tables (stage, "zoe", NULL);
  answer = ask (stage, "GetResultMetas", g_variant_new ("(^as)", found));
  metas = g_variant_get_child_value (answer, 0);
  meta = g_variant_get_child_value (metas, 0);
  g_assert_true (g_variant_lookup (meta, "id", "&s", &id));
  g_assert_true (g_variant_lookup (meta, "name", "&s", &name));
  g_assert_true (g_variant_lookup (meta, "description", "&s", &description));
  g_assert_true (g_variant_lookup (meta, "gicon", "&s", &icon));
  g_assert_cmpstr (id, ==, found[0]);
  g_assert_cmpstr (name, ==, "Null Game");
  g_assert_cmpstr (description, ==, "Mar 9, 2025: Zoé, Bo");
  g_assert_cmpstr (icon, ==, APP_ID);
  stage_close (stage);
}

/* Whoever is on the bus may ask for anything. */
static void
test_search_for_nonsense (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const ids[] = { "",         "nonsense", "https://nowhere.invalid/a", "file:///nowhere/a",
                                     "file:///", NULL };
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GVariant) metas = NULL;

  put_three ();
  stage_open (stage, null_games, NULL);
  answer = ask (stage, "GetResultMetas", g_variant_new ("(^as)", ids));
  metas = g_variant_get_child_value (answer, 0);
  g_assert_cmpuint (g_variant_n_children (metas), ==, 5);
  assert_are (find_tables (stage, "zoe", ids), (const char *const[]) { NULL });
  assert_found (stage, "", "over.tableside", "going.tableside", "hearts.tableside");
  g_variant_unref (ask (stage, "ActivateResult", g_variant_new ("(s^asu)", "nonsense", ids, 0)));
  wait_for (stage->window, GTK_TYPE_LABEL, "This table cannot be opened");
  stage_close (stage);
}

static void
test_search_opens (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (GStrv) found = NULL;

  put_three ();
  stage_open (stage, null_games, NULL);
  found = find_tables (stage, "zoe", NULL);
  g_variant_unref (ask (stage, "ActivateResult", g_variant_new ("(s^asu)", found[0], found, 0)));
  g_assert_cmpstr (ts_session_header (wait_for_table (stage))->players[0].name, ==, "Zoé");
  stage_close (stage);
}

static void
test_search_shows_all (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const words[] = { "zoe", "bo", NULL };
  GtkWidget *entry;

  put_three ();
  stage_open (stage, null_games, NULL);
  g_variant_unref (ask (stage, "LaunchSearch", g_variant_new ("(^asu)", words, 0)));
  entry = wait_for (stage->window, GTK_TYPE_SEARCH_ENTRY, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "zoe bo");
  wait_for (stage->window, TS_TYPE_TABLE_CARD, "Zoé");
  wait_without (stage->window, TS_TYPE_TABLE_CARD, "Cleo");
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/desktop/go-on", test_go_on, NULL);
  stage_add ("/desktop/go-on-with-none", test_go_on_with_none, NULL);
  stage_add ("/desktop/play-again", test_play_again, NULL);
  stage_add ("/desktop/play-again-with-none", test_play_again_with_none, NULL);
  stage_add ("/desktop/new-table", test_new_table, NULL);
  stage_add ("/desktop/search", test_search, NULL);
  stage_add ("/desktop/search-later", test_search_later, NULL);
  stage_add ("/desktop/search-further", test_search_further, NULL);
  stage_add ("/desktop/search-shows", test_search_shows, NULL);
  stage_add ("/desktop/search-for-nonsense", test_search_for_nonsense, NULL);
  stage_add ("/desktop/search-opens", test_search_opens, NULL);
  stage_add ("/desktop/search-shows-all", test_search_shows_all, NULL);
  return stage_run ();
}
