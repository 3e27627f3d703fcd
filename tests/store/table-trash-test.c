/* What is thrown away lies in the trash, as it was, until it is brought back or deleted for good. The user's
 * folders are the test's own. */
#include "store/table-trash.h"

#include "fixture.h"
#include "store/table-list.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* A file in the folder of tables. (transfer full) */
static char *
put (const char *name, const char *text)
{
  g_autofree char *folder = ts_table_list_get_folder ();
  char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_bytes (path, text, strlen (text));
  return path;
}

/* (transfer full) */
static char *
in_trash (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "tableside", "trash", name, NULL);
}

static void
assert_is (const char *path, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void throw (const char *path)
{
  g_autoptr (GError) error = NULL;

  ts_table_trash_throw (path, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static guint
n_thrown (void)
{
  g_auto (GStrv) paths = ts_table_trash_get_paths (NULL);

  return g_strv_length (paths);
}

/* Nothing there is written over, and the name of what is thrown away is as it was, but for a number. */
static void
test_throw (void)
{
  g_autofree char *path = put ("a.tableside", "one");
  g_autofree char *thrown = in_trash ("a.tableside"), *second = in_trash ("a (2).tableside");

  g_assert_cmpuint (n_thrown (), ==, 0);
  throw (path);
  g_assert_true (ts_table_trash_has (thrown));
  g_assert_false (ts_table_trash_has (path));
  g_free (put ("a.tableside", "two"));
  throw (path);
  assert_is (thrown, "one");
  assert_is (second, "two");
  g_assert_cmpuint (n_thrown (), ==, 2);
  throw (thrown); /* for good */
  throw (second);
  g_assert_cmpuint (n_thrown (), ==, 0);
}

static void
test_restore (void)
{
  g_autofree char *path = put ("b.tableside", "one");
  g_autofree char *thrown = in_trash ("b.tableside"), *second = NULL, *back = NULL, *numbered = NULL;
  g_autofree char *folder = ts_table_list_get_folder ();

  throw (path);
  back = ts_table_trash_restore (thrown, NULL);
  g_assert_cmpstr (back, ==, path);
  assert_is (path, "one");
  throw (path);
  g_free (put ("b.tableside", "a later one"));
  numbered = ts_table_trash_restore (thrown, NULL);
  second = g_build_filename (folder, "b (2).tableside", NULL);
  g_assert_cmpstr (numbered, ==, second);
  assert_is (path, "a later one");
  assert_is (second, "one");
  g_assert_cmpuint (n_thrown (), ==, 0);
  g_unlink (path);
  g_unlink (second);
}

/* Somebody's own file: where the desktop has what is thrown away. */
static void
test_elsewhere (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "own.tableside", NULL);
  g_autofree char *thrown =
      g_build_filename (g_get_user_data_dir (), "Trash", "files", "own.tableside", NULL);

  g_assert_cmpint (g_mkdir_with_parents (g_get_home_dir (), 0700), ==, 0); /* its file system is asked for */
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  write_bytes (path, "own", 3);
  throw (path);
  assert_is (thrown, "own");
  g_assert_cmpuint (n_thrown (), ==, 0);
}

static void
test_refused (void)
{
  g_autofree char *path = put ("c.tableside", "one");
  g_autofree char *thrown = in_trash ("c.tableside"), *folder = ts_table_list_get_folder ();
  g_autofree char *away = g_strconcat (folder, "-away", NULL);
  g_autoptr (GError) gone = NULL, unwritable = NULL;

  g_assert_null (ts_table_trash_restore (thrown, &gone));
  g_assert_error (gone, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&gone);
  g_assert_false (ts_table_trash_throw (thrown, &gone));
  g_assert_error (gone, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  throw (path);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  write_bytes (folder, "", 0); /* where the folder should be is a file */
  g_assert_null (ts_table_trash_restore (thrown, &unwritable));
  g_assert_nonnull (unwritable);
  assert_is (thrown, "one");
  g_unlink (folder);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  throw (thrown);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/table-trash/throw", test_throw);
  g_test_add_func ("/table-trash/restore", test_restore);
  g_test_add_func ("/table-trash/elsewhere", test_elsewhere);
  g_test_add_func ("/table-trash/refused", test_refused);
  return g_test_run ();
}
