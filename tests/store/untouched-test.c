/* Other programs move the file of an open table, put another in its place, or change it: that is noticed
 * before the next entry counts, and the evening can be saved elsewhere. */
#include "journals.h"
#include "store/table-copy.h"
#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- names --- */

static void
test_deleted (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = ts_journal_create (self->path, HEADER, NULL);

  g_assert_cmpint (g_unlink (self->path), ==, 0);
  assert_append_fails (journal, self->path, "{}", G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
}

/* As a file manager does with what goes into the trash; until it comes back. */
static void
test_moved (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = ts_journal_create (self->path, HEADER, NULL);
  g_autofree char *elsewhere = g_build_filename (self->folder, "trash", NULL);
  g_autoptr (GBytes) before = read_bytes (self->path);

  g_assert_cmpint (g_rename (self->path, elsewhere), ==, 0);
  assert_append_fails (journal, elsewhere, "{\"a\":1}", G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
  assert_file_is (elsewhere, before);

  g_assert_cmpint (g_rename (elsewhere, self->path), ==, 0);
  append (journal, "{\"a\":1}");
  g_clear_pointer (&journal, ts_journal_free);
  journal = reopen (self->path, 2);
}

/* The file stays where it is, and its folder goes. */
static void
test_folder_moved (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (self->folder, "folder", NULL);
  g_autofree char *trash = g_build_filename (self->folder, "trash", NULL);
  g_autofree char *path = g_build_filename (folder, "evening.tableside", NULL);
  g_autofree char *moved = g_build_filename (trash, "evening.tableside", NULL);
  g_autoptr (TsJournal) journal = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  journal = ts_journal_create (path, HEADER, NULL);
  g_assert_cmpint (g_rename (folder, trash), ==, 0);
  assert_append_fails (journal, moved, "{}", G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_cmpint (g_remove (moved), ==, 0);
}

/* Another file has the name: ours may be deleted, or have a name of its own still. */
static void
test_replaced (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (int keep = 0; keep < 2; keep++) {
    g_autoptr (TsJournal) journal = ts_journal_create (self->path, HEADER, NULL);
    g_autofree char *backup = g_strconcat (self->path, "~", NULL);
    g_autofree char *other = g_strconcat (self->path, ".other", NULL);
    g_autoptr (GBytes) before = read_bytes (self->path);
    gsize length;
    const char *bytes = g_bytes_get_data (before, &length);

    write_bytes (other, bytes, length);
    if (keep)
      g_assert_cmpint (g_rename (self->path, backup), ==, 0);
    g_assert_cmpint (g_rename (other, self->path), ==, 0);
    assert_append_fails (journal, self->path, "{}", G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
    if (keep)
      assert_file_is (backup, before);
    g_assert_cmpint (g_remove (self->path), ==, 0);
  }
}

/* A system that cannot say what the name means, or what the file is: the entry does not count. */
static void
test_unknown (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = ts_journal_create (self->path, HEADER, NULL);

  for (guint n = 1; n <= 2; n++) {
    g_autoptr (GError) error = NULL;

    system_arm (SYSTEM_FAILS_ONCE, n);
    g_assert_false (ts_journal_append (journal, "{}", &error));
    system_disarm ();
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  }
  append (journal, "{}");
}

/* A table is its file, whatever the way there. */
static void
test_ways (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *by_link = g_build_filename (self->folder, "link", NULL);
  g_autofree char *other = g_build_filename (self->folder, "other", NULL);
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  g_autoptr (TsTable) table = ts_table_create (self->path, test_games, header, NULL);

  g_assert_cmpint (symlink ("evening.tableside", by_link), ==, 0);
  write_bytes (other, "", 0);
  g_assert_true (ts_table_is_in (table, self->path));
  g_assert_true (ts_table_is_in (table, by_link));
  g_assert_false (ts_table_is_in (table, other));
  g_assert_cmpint (g_rename (other, self->path), ==, 0);
  g_assert_false (ts_table_is_in (table, self->path));
  g_assert_false (ts_table_is_in (table, other));
}

/* --- bytes --- */

static void
write_at (const char *path, off_t at, const char *bytes)
{
  int fd = g_open (path, O_WRONLY | O_CLOEXEC, 0);

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (pwrite (fd, bytes, strlen (bytes), at), ==, strlen (bytes));
  g_assert_true (g_close (fd, NULL));
}

static off_t
size_of (const char *path)
{
  struct stat status;

  g_assert_cmpint (stat (path, &status), ==, 0);
  return status.st_size;
}

static void
test_longer (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = ts_journal_create (self->path, HEADER, NULL);

  write_at (self->path, size_of (self->path), "{}\n");
  assert_append_fails (journal, self->path, "{}", G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

static void
test_shorter (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = ts_journal_create (self->path, HEADER, NULL);

  g_assert_cmpint (truncate (self->path, size_of (self->path) - 1), ==, 0);
  assert_append_fails (journal, self->path, "{}", G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

/* Gives the file other times than it has: clocks of file systems are rough, and tests are quick. */
static void
set_time (const char *path, time_t seconds)
{
  const struct timespec times[] = { { seconds, 0 }, { seconds, 0 } };

  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

/* One byte, in place: the same length, the same file. When it is put right again the evening goes on. */
static void
change_in_place (TsJournal *journal, const char *path)
{
  for (off_t at = 0; at < size_of (path); at++) {
    g_autoptr (GBytes) bytes = read_bytes (path);
    const char was[] = { ((const char *) g_bytes_get_data (bytes, NULL))[at], '\0' };
    const char is[] = { (char) (was[0] ^ 0x01), '\0' };

    write_at (path, at, is);
    set_time (path, 1000 + at);
    assert_append_fails (journal, path, "{\"b\":1}", G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
    write_at (path, at, was);
    set_time (path, 2000);
  }
  append (journal, "{\"b\":1}");
}

static void
test_in_place (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = ts_journal_create (self->path, HEADER, NULL);

  append (journal, "{\"a\":1}");
  change_in_place (journal, self->path);
}

/* The same where the lines have no checksums. */
static void
test_in_place_by_hand (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = NULL;

  write_bytes (self->path, HEADER "\n{}\n", strlen (HEADER) + 4);
  journal = reopen (self->path, 2);
  append (journal, "{\"a\":1}");
  change_in_place (journal, self->path);
}

/* As with a program that gives the file back the time that it had. The time of that is another one as soon as
 * the file system's clock has gone on. */
static void
test_time_put_back (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = ts_journal_create (self->path, HEADER, NULL);
  struct stat was, is;

  g_assert_cmpint (stat (self->path, &was), ==, 0);
  write_at (self->path, 1, " ");
  do {
    const struct timespec times[] = { was.st_atim, was.st_mtim };

    g_assert_cmpint (utimensat (AT_FDCWD, self->path, times, 0), ==, 0);
    g_assert_cmpint (stat (self->path, &is), ==, 0);
  } while (is.st_ctim.tv_sec == was.st_ctim.tv_sec && is.st_ctim.tv_nsec == was.st_ctim.tv_nsec);
  assert_append_fails (journal, self->path, "{}", G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

/* While it was being opened, behind what had been read already. */
static void
test_while_opening (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = NULL;
  gboolean torn;

  write_bytes (self->path, HEADER "\n{}\n", strlen (HEADER) + 4);
  set_time (self->path, 1000);
  journal = open_journal (self->path, TS_JOURNAL_KEEP);
  g_assert_cmpuint (read_all (journal, NULL), ==, 2);
  write_at (self->path, 1, " ");
  g_assert_true (ts_journal_finish (journal, &torn, NULL));
  assert_append_fails (journal, self->path, "{}", G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

/* Only the times and the permissions are others: nothing was lost, and the evening goes on. */
static void
test_times_only (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = ts_journal_create (self->path, HEADER, NULL);

  append (journal, "{\"a\":1}");
  set_time (self->path, 1000);
  append (journal, "{\"a\":2}");
  g_assert_cmpint (chmod (self->path, 0644), ==, 0);
  append (journal, "{\"a\":3}");
  system_arm (SYSTEM_FAILS_ONCE, strlen ("sfwds")); /* the look after writing */
  append (journal, "{\"a\":4}");
  system_disarm ();
  append (journal, "{\"a\":5}");
  g_clear_pointer (&journal, ts_journal_free);
  journal = reopen (self->path, 6);
}

/* --- a copy --- */

static TsTable *
play (const char *path)
{
  static const char *const lines[] = {
    "{\"do\":\"roll\",\"dice\":[3,4],\"note\":\"schön\"}",
    "{\"do\":\"take\",\"count\":2}",
    "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":7}",
    "{\"do\":\"undo\"}",
    "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":3}",
    "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":1}",
    "{\"do\":\"undo\"}",
    "{\"do\":\"undo\"}",
  };
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  TsTable *table = ts_table_create (path, test_games, header, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    say (table, lines[i]);
  return table;
}

static void
assert_same (TsTable *one, TsTable *other)
{
  g_autofree char *expected = describe (one), *got = describe (other);

  g_assert_cmpstr (got, ==, expected);
}

static void
on_saved (GObject *table G_GNUC_UNUSED, GAsyncResult *result, gpointer saved)
{
  *(GAsyncResult **) saved = g_object_ref (result);
}

static gboolean
save_copy (TsTable *table, const char *path, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  ts_table_copy_save (table, path, on_saved, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return ts_table_copy_finish (table, result, error);
}

/* The folder is gone with everything in it: what is in memory opens elsewhere as it was, to be redone too. */
static void
test_save_copy (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (self->folder, "folder", NULL);
  g_autofree char *path = g_build_filename (folder, "evening.tableside", NULL);
  g_autofree char *trash = g_build_filename (self->folder, "trash", NULL);
  g_autoptr (TsTable) table = NULL, copy = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  table = play (path);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_remove (folder), ==, 0);
  refuse (table, "{\"do\":\"jump\"}", TS_ERROR, TS_ERROR_UNKNOWN_VERB);
  g_assert_false (ts_table_is_stranded (table));
  refuse (table, "{\"do\":\"redo\"}", G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (ts_table_is_stranded (table));
  g_assert_true (save_copy (table, self->path, &error));
  g_assert_no_error (error);

  copy = ts_table_open (self->path, test_games, &error);
  g_assert_no_error (error);
  g_assert_null (ts_table_get_notices (copy)[0]);
  assert_same (table, copy);
  g_clear_object (&table);
  table = play (trash);
  for (int i = 0; i < 2; i++) {
    say (copy, "{\"do\":\"redo\"}");
    say (table, "{\"do\":\"redo\"}");
    assert_same (table, copy);
  }
  refuse (copy, "{\"do\":\"redo\"}", TS_ERROR, TS_ERROR_ILLEGAL);
}

/* A file that is there is replaced: people were asked. */
static void
test_replace (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *other = g_build_filename (self->folder, "other.tableside", NULL);
  g_autoptr (TsTable) table = play (self->path), copy = NULL;
  g_autoptr (GError) error = NULL;

  write_bytes (other, "an older copy\n", 14);
  g_assert_true (save_copy (table, other, &error));
  g_assert_no_error (error);
  copy = ts_table_open (other, test_games, &error);
  g_assert_no_error (error);
  assert_same (table, copy);
}

/* What a system leaves that does not even remove files any more. */
static void
remove_temporary (const Fixture *self)
{
  g_autofree char *list = fixture_list (self);
  g_auto (GStrv) names = g_strsplit (list, " ", -1);

  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *path = g_build_filename (self->folder, names[i], NULL);

    if (g_str_has_prefix (names[i], ".tableside-"))
      g_assert_cmpint (g_remove (path), ==, 0);
  }
}

/* No call of the system leaves a half of a copy, or anything else: there is the older one, or the whole new
 * one. */
static void
test_no_half (Fixture *self, gconstpointer data)
{
  const SystemMode *mode = data;
  g_autofree char *other = g_build_filename (self->folder, "other.tableside", NULL);
  g_autoptr (TsTable) table = play (self->path);
  g_autoptr (GBytes) older = g_bytes_new_static ("an older copy\n", 14);
  g_autoptr (GBytes) whole = NULL;
  guint n_calls;

  system_arm (SYSTEM_WORKS, 0);
  g_assert_true (save_copy (table, other, NULL));
  n_calls = system_disarm ();
  g_assert_cmpuint (n_calls, >, 5);
  whole = read_bytes (other);
  for (guint n = 1; n <= n_calls + 2; n++) { /* where there is a file, it is asked whose it is */
    g_autofree char *names = NULL;
    g_autoptr (GBytes) got = NULL;
    gboolean saved;

    write_bytes (other, g_bytes_get_data (older, NULL), g_bytes_get_size (older));
    system_arm (*mode, n);
    saved = save_copy (table, other, NULL);
    system_disarm ();
    got = read_bytes (other);
    g_assert_true (g_bytes_equal (got, whole) || (!saved && g_bytes_equal (got, older)));
    names = fixture_list (self);
    if (*mode == SYSTEM_FAILS_ONCE)
      g_assert_cmpstr (names, ==, "evening.tableside other.tableside");
    remove_temporary (self);
  }
  say (table, "{\"do\":\"redo\"}");
}

/* A copy never takes the place of a table that is open: of this one under any name, or of another. */
static void
test_not_onto_open (Fixture *self, gconstpointer data)
{
  g_autofree char *other = g_build_filename (self->folder, "other.tableside", NULL);
  g_autofree char *link = g_build_filename (self->folder, "link.tableside", NULL);
  g_autoptr (TsTable) table = play (self->path), second = play (other);
  g_autoptr (GBytes) before = read_bytes (self->path);
  static const char *const kinds[] = { "flock", "fcntl-ofd", "fcntl" };
  const char *const targets[] = { self->path, link, data == NULL ? other : link };

  g_assert_cmpint (symlink (self->path, link), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (targets); i++) {
    g_autoptr (GError) error = NULL;

    for (guint kind = 0; data != NULL && kind < G_N_ELEMENTS (kinds); kind++)
      system_refuse (kinds[kind], ENOSYS);
    g_assert_false (save_copy (table, targets[i], &error));
    system_accept_all ();
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
    assert_file_is (self->path, before);
    g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  }
  say (table, "{\"do\":\"redo\"}");
  say (second, "{\"do\":\"redo\"}");
}

int
main (int argc, char *argv[])
{
  static const SystemMode once = SYSTEM_FAILS_ONCE, always = SYSTEM_FAILS_ALWAYS;

  g_test_init (&argc, &argv, NULL);
  fixture_add ("/untouched/deleted", test_deleted);
  fixture_add ("/untouched/moved", test_moved);
  fixture_add ("/untouched/folder-moved", test_folder_moved);
  fixture_add ("/untouched/replaced", test_replaced);
  fixture_add ("/untouched/unknown", test_unknown);
  fixture_add ("/untouched/ways", test_ways);
  fixture_add ("/untouched/longer", test_longer);
  fixture_add ("/untouched/shorter", test_shorter);
  fixture_add ("/untouched/in-place", test_in_place);
  fixture_add ("/untouched/in-place-by-hand", test_in_place_by_hand);
  fixture_add ("/untouched/time-put-back", test_time_put_back);
  fixture_add ("/untouched/while-opening", test_while_opening);
  fixture_add ("/untouched/times-only", test_times_only);
  fixture_add ("/untouched/save-copy", test_save_copy);
  fixture_add ("/untouched/replace", test_replace);
  g_test_add ("/untouched/no-half", Fixture, &once, fixture_set_up, test_no_half, fixture_tear_down);
  g_test_add ("/untouched/no-half-always", Fixture, &always, fixture_set_up, test_no_half, fixture_tear_down);
  fixture_add ("/untouched/not-onto-open", test_not_onto_open);
  g_test_add ("/untouched/not-onto-open-without-locks", Fixture, "", fixture_set_up, test_not_onto_open,
              fixture_tear_down);
  return g_test_run ();
}
