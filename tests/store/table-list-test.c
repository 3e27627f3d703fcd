/* The tables on this computer, as a page of them is told. The user's data folder is one of the test's own. */
#include "store/table-info.h"
#include "store/table-list.h"

#include "fixture.h"
#include "games/null/rules/rules.h"
#include "games/snack-wars/rules/rules.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

static const TsPlayer two[] = { { (char *) "Ann", NULL }, { (char *) "Bo", NULL } };

/* A file in the folder of tables, changed at a time. (transfer full) */
static char *
put (const char *name, const char *text, time_t modified)
{
  g_autofree char *folder = ts_table_list_get_folder ();
  char *path = g_build_filename (folder, name, NULL);
  struct utimbuf times = { modified, modified };

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_bytes (path, text, strlen (text));
  g_assert_cmpint (utime (path, &times), ==, 0);
  return path;
}

static void
test_empty (void)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) paths = ts_table_list_get_paths (NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (paths), ==, 0);
}

static void
test_order (void)
{
  g_autofree char *old = put ("b.tableside", "x", 1000);
  g_autofree char *new = put ("a.tableside", "x", 3000);
  g_autofree char *middle = put ("c.tableside", "x", 2000);
  g_autofree char *damaged = put ("c.tableside.damaged-1", "x", 4000);
  g_autofree char *hidden = put (".c.tableside", "x", 4000);
  g_autofree char *folder = g_strconcat (damaged, TS_TABLE_SUFFIX, NULL);
  const char *const expected[] = { new, middle, old, NULL };
  g_auto (GStrv) paths = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  paths = ts_table_list_get_paths (NULL, NULL);
  g_assert_cmpstrv (paths, expected);
}

static void
test_info (void)
{
  g_autofree char *path =
      put ("a.tableside",
           "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\","
           "\"colour\":\"teal\"}],\"created\":\"2026-11-21T19:30:00Z\"}\n"
           "{\"do\":\"roll\",\"dice\":[3,4]}\n",
           1000);
  g_autoptr (TsTableInfo) info = ts_table_info_read (path, test_games, NULL);

  g_assert_cmpstr (info->path, ==, path);
  g_assert_cmpstr (info->game_id, ==, "null");
  g_assert_true (info->game == &ts_null_game);
  g_assert_cmpstrv (info->names, ((const char *const[]) { "Ann", "Bo", NULL }));
  g_assert_cmpstrv (info->colours, ((const char *const[]) { "", "teal", NULL }));
  g_assert_cmpint (g_date_time_to_unix (info->created), ==, 1795289400);
  g_assert_cmpint (g_date_time_to_unix (info->modified), ==, 1000);
  g_assert_cmpstr (info->prompt, ==, "Bo rolls two dice.");
  g_assert_false (info->over);
  g_assert_cmpuint (g_strv_length (info->winners), ==, 0);
  g_assert_null (info->problem);
}

/* Only what the first line says; the rest is not even looked at. */
static void
test_glance (void)
{
  g_autofree char *path = put ("a.tableside",
                               "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"}],"
                               "\"created\":\"2026-11-21T19:30:00Z\"}\n{\"do\":\"nonsense\"}\n",
                               1000);
  g_autofree char *pipe = g_strconcat (path, "-pipe" TS_TABLE_SUFFIX, NULL);
  g_autofree char *notes = put ("notes.tableside", "Dear diary\n", 2000);
  g_autoptr (TsTableInfo) info = ts_table_info_glance (path, test_games, NULL);
  g_autoptr (TsTableInfo) diary = ts_table_info_glance (notes, test_games, NULL);
  g_autoptr (TsTableInfo) nothing = ts_table_info_glance ("/nowhere/a.tableside", test_games, NULL);
  g_autoptr (TsTableInfo) silent = NULL;

  g_assert_cmpstr (info->path, ==, path);
  g_assert_true (info->game == &ts_null_game);
  g_assert_cmpstrv (info->names, ((const char *const[]) { "Ann", NULL }));
  g_assert_cmpint (g_date_time_to_unix (info->created), ==, 1795289400);
  g_assert_cmpint (g_date_time_to_unix (info->modified), ==, 1000);
  g_assert_null (diary->game_id);
  g_assert_cmpuint (g_strv_length (diary->names), ==, 0);
  g_assert_cmpint (g_date_time_to_unix (diary->modified), ==, 2000);
  g_assert_null (nothing->modified);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  silent = ts_table_info_glance (pipe, test_games, NULL);
  g_assert_null (silent->game_id);
}

static void
keep_result (GObject *source, GAsyncResult *result, gpointer kept)
{
  g_assert_null (source);
  *(GAsyncResult **) kept = g_object_ref (result);
}

static void
test_info_in_thread (void)
{
  g_autofree char *path = put ("a.tableside", NULL_HEADER "\n", 1000);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (TsTableInfo) info = NULL;

  ts_table_info_read_async (path, test_games, NULL, keep_result, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  info = ts_table_info_read_finish (result);
  g_assert_cmpstr (info->path, ==, path);
  g_assert_cmpstr (info->prompt, ==, "Ann rolls two dice.");
  g_assert_cmpint (info->changed, ==, ts_table_list_time_changed (path));
  g_assert_cmpint (info->changed, ==, G_GINT64_CONSTANT (1000000000000));
}

static void
test_info_over (void)
{
  g_autofree char *path =
      put ("a.tableside", NULL_HEADER "\n{\"do\":\"take\",\"count\":2}\n{\"do\":\"finish\"}\n", 1000);
  g_autoptr (TsTableInfo) info = ts_table_info_read (path, test_games, NULL);

  g_assert_true (info->over);
  g_assert_cmpstrv (info->winners, ((const char *const[]) { "Ann", NULL }));
  g_assert_cmpstr (info->prompt, ==, "Ann wins with 2 points.");
}

/* What is wrong is said, nothing is changed, and what can be known is known. */
static void
assert_problem (const char *text, const char *game_id, const TsGame *game, guint n_names, gboolean opens)
{
  g_autofree char *path = put ("a.tableside", text, 1000);
  g_autoptr (GBytes) before = read_bytes (path);
  g_autoptr (TsTableInfo) info = ts_table_info_read (path, test_games, NULL);
  g_auto (GStrv) paths = ts_table_list_get_paths (NULL, NULL);

  g_assert_nonnull (info->problem);
  g_assert_cmpstr (info->game_id, ==, game_id);
  g_assert_true (info->game == game);
  g_assert_cmpuint (g_strv_length (info->names), ==, n_names);
  g_assert_cmpuint (g_strv_length (info->colours), ==, opens ? n_names : 0);
  g_assert_cmpint (info->prompt != NULL, ==, opens);
  assert_file_is (path, before);
  g_assert_cmpuint (g_strv_length (paths), ==, 1);
}

static void
test_problems (void)
{
  g_autoptr (TsTableInfo) gone = ts_table_info_read ("/nowhere/a.tableside", test_games, NULL);

  g_assert_nonnull (gone->problem);
  g_assert_null (gone->modified);
  assert_problem ("", NULL, NULL, 0, FALSE);
  assert_problem ("\xff\xfe\n", NULL, NULL, 0, FALSE);
  assert_problem ("{\"tableside\":1,\"game\":7,\"players\":[1,{},{\"name\":1},{\"name\":\"A\"}]}\n", NULL,
                  NULL, 1, FALSE);
  assert_problem ("{\"tableside\":1,\"game\":\"chess\",\"players\":[{\"name\":\"A\"}]}\n", "chess", NULL, 1,
                  FALSE);
  assert_problem ("{\"tableside\":2,\"game\":\"null\",\"players\":[{\"name\":\"A\"}]}\n", "null",
                  &ts_null_game, 1, FALSE);
  assert_problem (NULL_HEADER "\n{\"do\":\"jump\"}\n", "null", &ts_null_game, 2, TRUE);
  assert_problem (NULL_HEADER "\n{\"do\":\"next\"", "null", &ts_null_game, 2, TRUE);
}

/* A table that is open is listed like any other, and goes on. */
static void
test_info_while_open (void)
{
  g_autofree char *path = put ("a.tableside", NULL_HEADER "\n", 1000);
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open (path, test_games, &error);
  g_autoptr (TsTableInfo) info = ts_table_info_read (path, test_games, NULL);

  g_assert_no_error (error);
  g_assert_null (info->problem);
  say (table, "{\"do\":\"next\"}");
}

static void
test_create (void)
{
  g_autofree char *folder = ts_table_list_get_folder ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *expected = g_strdup_printf ("%s/%s Snack Wars – Ann, Bo.tableside", folder, day);
  g_autofree char *second = g_strdup_printf ("%s/%s Snack Wars – Ann, Bo (2).tableside", folder, day);
  g_autofree char *third = g_strdup_printf ("%s/%s Snack Wars – Ann, Bo (3).tableside", folder, day);

  for (int i = 0; i < 3; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (TsTable) table = ts_table_list_create (&ts_snack_wars, two, 2, NULL, &error);

    g_assert_no_error (error);
    g_assert_cmpstr (ts_table_get_path (table), ==, i == 0 ? expected : i == 1 ? second : third);
    g_assert_true (g_file_test (ts_table_get_path (table), G_FILE_TEST_EXISTS));
  }
}

/* The same players and options, but a table of its own, at its beginning. */
static void
test_create_like (void)
{
  const TsPlayer players[] = { { (char *) "Ann", (char *) "teal" }, { (char *) "Bo", NULL } };
  g_autoptr (JsonObject) options = object_of ("{\"goal\":20}");
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_list_create (&ts_null_game, players, 2, options, &error);
  g_autoptr (TsTable) another = NULL;
  const TsHeader *before;
  const TsHeader *header;

  g_assert_no_error (error);
  say (table, "{\"do\":\"next\"}");
  another = ts_table_list_create_like (table, &error);
  g_assert_no_error (error);
  before = ts_session_header (ts_table_get_session (table));
  header = ts_session_header (ts_table_get_session (another));
  g_assert_true (header->game == &ts_null_game);
  g_assert_cmpuint (header->n_players, ==, 2);
  g_assert_cmpstr (header->players[0].name, ==, "Ann");
  g_assert_cmpstr (header->players[0].colour, ==, "teal");
  g_assert_cmpstr (header->players[1].name, ==, "Bo");
  g_assert_null (header->players[1].colour);
  g_assert_cmpint (ts_header_int (header, "goal"), ==, 20);
  g_assert_nonnull (header->created);
  g_assert_cmpstr (header->id, !=, before->id);
  g_assert_cmpstr (ts_table_get_path (another), !=, ts_table_get_path (table));
  g_assert_cmpuint (ts_session_n_records (ts_table_get_session (another)), ==, 0);
}

/* Whatever people are called, there is such a file, in the folder, and nothing in its name that moves the
 * cursor. */
static void
test_create_is_safe (void)
{
  g_autofree char *long_name = g_strnfill (TS_NAME_LENGTH, 'x');
  g_autoptr (GString) wide = g_string_new (NULL);
  const char *const names[] = { "../../Ann", "<a|b>:\"*?\\", "a\u2028b", long_name };
  g_autofree char *folder = ts_table_list_get_folder ();

  for (int i = 0; i < TS_NAME_LENGTH; i++)
    g_string_append (wide, "寿");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    /* Each of the wide names begins one letter later. */
    char *const later = g_utf8_offset_to_pointer (wide->str, 1);
    char *const last = g_utf8_offset_to_pointer (wide->str, 2);
    const TsPlayer players[] = {
      { (char *) names[i], NULL }, { wide->str, NULL }, { later, NULL }, { last, NULL }
    };
    g_autoptr (GError) error = NULL;
    g_autoptr (TsTable) table = ts_table_list_create (&ts_null_game, players, 4, NULL, &error);
    g_autofree char *parent = NULL;
    g_autofree char *base = NULL;

    g_assert_no_error (error);
    parent = g_path_get_dirname (ts_table_get_path (table));
    base = g_path_get_basename (ts_table_get_path (table));
    g_assert_cmpstr (parent, ==, folder);
    g_assert_true (g_utf8_validate (base, -1, NULL));
    g_assert_null (strpbrk (base, "/\\:*?\"<>|\n\t\x7f"));
  }
}

static void
test_create_without_folder (void)
{
  g_autofree char *parent = g_build_filename (g_get_user_data_dir (), "tableside", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  write_bytes (parent, "", 0);
  g_assert_null (ts_table_list_create (&ts_null_game, two, 2, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
}

/* What cannot begin leaves no file. */
static void
test_create_refused (void)
{
  g_auto (GStrv) paths = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (ts_table_list_create (&ts_snack_wars, two, 1, NULL, &error));
  g_assert_error (error, TS_ERROR, TS_ERROR_RANGE);
  paths = ts_table_list_get_paths (NULL, NULL);
  g_assert_cmpuint (g_strv_length (paths), ==, 0);
}

/* Tables from elsewhere stand among the others, each once; what is gone, and what is no file, does not. */
static void
test_elsewhere (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "a table", NULL);
  g_autofree char *link_path = g_build_filename (folder, "link", NULL);
  const char *const elsewhere[] = { path, link_path, path, folder, "/nowhere/at/all", NULL };
  g_auto (GStrv) before = ts_table_list_get_paths (NULL, NULL);
  g_auto (GStrv) after = NULL;

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_cmpint (symlink (path, link_path), ==, 0);
  after = ts_table_list_get_paths (elsewhere, NULL);
  g_assert_cmpuint (g_strv_length (after), ==, g_strv_length (before) + 1);
  g_assert_true (g_strv_contains ((const char *const *) after, path));
  g_unlink (link_path);
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/table-list/empty", test_empty);
  g_test_add_func ("/table-list/order", test_order);
  g_test_add_func ("/table-list/glance", test_glance);
  g_test_add_func ("/table-list/info", test_info);
  g_test_add_func ("/table-list/info-in-thread", test_info_in_thread);
  g_test_add_func ("/table-list/info-over", test_info_over);
  g_test_add_func ("/table-list/problems", test_problems);
  g_test_add_func ("/table-list/info-while-open", test_info_while_open);
  g_test_add_func ("/table-list/create", test_create);
  g_test_add_func ("/table-list/create-like", test_create_like);
  g_test_add_func ("/table-list/create-is-safe", test_create_is_safe);
  g_test_add_func ("/table-list/create-without-folder", test_create_without_folder);
  g_test_add_func ("/table-list/create-refused", test_create_refused);
  g_test_add_func ("/table-list/elsewhere", test_elsewhere);
  return g_test_run ();
}
