/* The list of all tables follows what is on disk. The user's folders are the test's own. */
#include "store/archive.h"

#include "fixture.h"
#include "store/table-list.h"

#include <glib/gstdio.h>
#include <string.h>

static TsArchive *
archive_new (void)
{
  g_autoptr (TsTableCache) cache = ts_table_cache_new ();

  return ts_archive_new (test_games, cache);
}

static void
look (TsArchive *archive)
{
  ts_archive_look (archive, NULL);
  while (ts_archive_is_looking (archive))
    g_main_context_iteration (NULL, TRUE);
}

/* (transfer full) */
static char *
put (const char *name, const char *text)
{
  g_autofree char *folder = ts_table_list_get_folder ();
  char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_bytes (path, text, strlen (text));
  return path;
}

/* The names of the files, sorted. */
static void
assert_tables (TsArchive *archive, const char *expected)
{
  GListModel *tables = ts_archive_get_tables (archive);
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  g_autofree char *all = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (tables); i++) {
    g_autoptr (TsArchived) table = g_list_model_get_item (tables, i);

    g_assert_null (ts_archived_get_info (table)->table);
    g_ptr_array_add (names, g_path_get_basename (ts_archived_get_info (table)->path));
  }
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  all = names->len > 0 ? g_strjoinv (" ", (char **) names->pdata) : g_strdup ("");
  g_assert_cmpstr (all, ==, expected);
}

static TsArchived *
find (TsArchive *archive, const char *path)
{
  GListModel *tables = ts_archive_get_tables (archive);

  for (guint i = 0; i < g_list_model_get_n_items (tables); i++) {
    g_autoptr (TsArchived) table = g_list_model_get_item (tables, i);

    if (g_str_equal (ts_archived_get_info (table)->path, path))
      return table;
  }
  return NULL;
}

static void
clear (void)
{
  g_autofree char *folder = ts_table_list_get_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_assert_cmpint (g_remove (path), ==, 0);
  }
}

static void
test_follow (void)
{
  g_autoptr (TsArchive) archive = archive_new ();
  g_autofree char *a = put ("a.tableside", NULL_HEADER "\n");
  g_autofree char *b = put ("b.tableside", NULL_HEADER "\n");
  g_autofree char *notes = put ("notes.tableside", "Dear diary\n");
  g_autofree char *c = NULL;
  TsArchived *before, *changed;

  look (archive);
  assert_tables (archive, "a.tableside b.tableside notes.tableside");
  before = find (archive, a);
  changed = find (archive, b);
  g_assert_cmpstr (ts_archived_get_info (changed)->prompt, ==, "Ann rolls two dice.");

  g_assert_cmpint (g_remove (notes), ==, 0);
  c = put ("c.tableside", NULL_HEADER "\n");
  g_assert_cmpint (g_remove (b), ==, 0);
  g_free (put ("b.tableside", NULL_HEADER "\n{\"do\":\"take\",\"count\":2}\n{\"do\":\"finish\"}\n"));
  look (archive);
  assert_tables (archive, "a.tableside b.tableside c.tableside");
  g_assert_true (find (archive, a) == before); /* who is there stays there */
  g_assert_true (ts_archived_get_info (find (archive, b))->over);
  clear ();
  look (archive);
  assert_tables (archive, "");
}

/* More than one portion, and asked for again meanwhile. */
static void
test_many (void)
{
  g_autoptr (TsArchive) archive = archive_new ();

  for (int i = 0; i < 400; i++) {
    g_autofree char *name = g_strdup_printf ("%d.tableside", i);

    g_free (put (name, NULL_HEADER "\n"));
  }
  ts_archive_look (archive, NULL);
  ts_archive_look (archive, NULL);
  look (archive);
  g_assert_cmpuint (g_list_model_get_n_items (ts_archive_get_tables (archive)), ==, 400);
  clear ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/archive/follow", test_follow);
  g_test_add_func ("/archive/many", test_many);
  return g_test_run ();
}
