/* What people made for a game, as files on this computer. */
#include "referee/error.h"
#include "store/collection.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define GAME "null"

static char *
read_back (const char *id, GError **error)
{
  gsize length;
  char *bytes = ts_collection_read (GAME, id, 100, &length, error);

  if (bytes != NULL)
    g_assert_cmpuint (length, ==, strlen (bytes));
  return bytes;
}

static void
assert_ids (const char *expected)
{
  g_auto (GStrv) ids = ts_collection_get_ids (GAME);
  g_autofree char *joined = g_strjoinv (" ", ids);

  g_assert_cmpstr (joined, ==, expected);
}

static void
test_empty (void)
{
  g_autoptr (GError) error = NULL;

  assert_ids ("");
  g_assert_null (read_back ("a", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

static void
test_keep (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *first = NULL, *second = NULL;

  g_assert_true (ts_collection_add (GAME, "b-2", "one", 3, &error));
  g_assert_no_error (error);
  g_assert_true (ts_collection_add (GAME, "a", "", 0, NULL));
  assert_ids ("a b-2");
  first = read_back ("b-2", NULL);
  g_assert_cmpstr (first, ==, "one");
  g_assert_true (ts_collection_replace (GAME, "b-2", "two", 3, NULL));
  second = read_back ("b-2", NULL);
  g_assert_cmpstr (second, ==, "two");
}

static void
test_add_twice (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *there = NULL;

  g_assert_true (ts_collection_add (GAME, "a", "one", 3, NULL));
  g_assert_false (ts_collection_add (GAME, "a", "two", 3, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST);
  there = read_back ("a", NULL);
  g_assert_cmpstr (there, ==, "one");
}

/* An id may come from a table that somebody sent: it leads nowhere but into the folder. */
static void
test_hostile_ids (void)
{
  static const char *const ids[] = {
    "",  "..", "../a", "/etc/passwd", "a/b", "a.json",
    "A", "-a", "a b",  "ä",           "a\n", "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddx",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (read_back (ids[i], &error));
    g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
    g_clear_error (&error);
    g_assert_false (ts_collection_add (GAME, ids[i], "x", 1, &error));
    g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
    g_clear_error (&error);
    g_assert_false (ts_collection_replace (GAME, ids[i], "x", 1, &error));
    g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
    g_clear_error (&error);
    g_assert_false (ts_collection_trash (GAME, ids[i], &error));
    g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  }
  assert_ids ("");
}

/* Other things may lie in the folder; they are no files of the collection. */
static void
test_strangers (void)
{
  g_autofree char *folder = ts_collection_get_folder (GAME);
  static const char *const names[] = { "a.json", "notes.txt", "B.json", ".json", ".a.json", "a.json~" };

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_build_filename (folder, names[i], NULL);

    g_assert_true (g_file_set_contents (path, "x", 1, NULL));
  }
  assert_ids ("a");
}

static void
test_too_large (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *most = NULL;
  char bytes[101];

  memset (bytes, 'x', sizeof bytes);
  g_assert_true (ts_collection_add (GAME, "most", bytes, 100, NULL));
  g_assert_true (ts_collection_add (GAME, "more", bytes, 101, NULL));
  most = read_back ("most", NULL);
  g_assert_cmpuint (strlen (most), ==, 100);
  g_assert_null (read_back ("more", &error));
  g_assert_error (error, TS_ERROR, TS_ERROR_RANGE);
}

/* A pipe that nobody writes into, and a device that never ends. */
static void
test_no_file (void)
{
  g_autofree char *folder = ts_collection_get_folder (GAME);
  g_autofree char *pipe = g_build_filename (folder, "pipe.json", NULL);
  g_autofree char *zero = g_build_filename (folder, "zero.json", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", zero), ==, 0);
  for (const char *const *id = (const char *const[]) { "pipe", "zero", NULL }; *id != NULL; id++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (read_back (*id, &error));
    g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
  }
}

static void
test_no_folder (void)
{
  g_autofree char *parent = g_build_filename (g_get_user_data_dir (), "tableside", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (parent, "", 0, NULL));
  g_assert_false (ts_collection_add (GAME, "a", "x", 1, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
}

static void
test_trash (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (g_get_home_dir (), 0700), ==, 0); /* its file system is asked for */
  g_assert_true (ts_collection_add (GAME, "a", "x", 1, NULL));
  g_assert_true (ts_collection_trash (GAME, "a", &error));
  g_assert_no_error (error);
  assert_ids ("");
  g_assert_false (ts_collection_trash (GAME, "a", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/collection/empty", test_empty);
  g_test_add_func ("/collection/keep", test_keep);
  g_test_add_func ("/collection/add-twice", test_add_twice);
  g_test_add_func ("/collection/hostile-ids", test_hostile_ids);
  g_test_add_func ("/collection/strangers", test_strangers);
  g_test_add_func ("/collection/too-large", test_too_large);
  g_test_add_func ("/collection/no-file", test_no_file);
  g_test_add_func ("/collection/no-folder", test_no_folder);
  g_test_add_func ("/collection/trash", test_trash);
  return g_test_run ();
}
