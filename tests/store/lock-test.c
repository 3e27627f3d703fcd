/* The lock: of every kind that a system may have, between processes, and where there is none. */
#include "journals.h"
#include "system.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* --- kinds --- */

static const char *const kinds[] = { "flock", "fcntl-ofd", "fcntl" };
static const int refusals[] = { ENOSYS, ENOLCK, EOPNOTSUPP, EINVAL };

/* The system has none of the first `n` kinds. */
static void
refuse_kinds (guint n, int number)
{
  for (guint i = 0; i < n; i++)
    system_refuse (kinds[i], number);
}

static void
write_header (const char *path)
{
  write_bytes (path, HEADER "\n", strlen (HEADER) + 1);
}

static void
assert_obstacle (TsJournal *journal, const char *words)
{
  g_assert_true (ts_journal_is_read_only (journal));
  g_assert_nonnull (strstr (ts_journal_get_obstacle (journal), words));
}

static void
hold_and_try (const char *path)
{
  g_autoptr (TsJournal) journal = NULL;
  GPid child;

  write_header (path);
  child = hold_in_child (path);
  journal = reopen (path, 1);
  assert_obstacle (journal, "Another program");
  g_assert_false (ts_journal_lacks_lock (journal));
  assert_append_fails (journal, path, "{}", G_IO_ERROR, G_IO_ERROR_READ_ONLY);
  g_clear_pointer (&journal, ts_journal_free);

  journal = open_journal (path, TS_JOURNAL_KEEP_UNLOCKED);
  assert_obstacle (journal, "Another program");
  g_clear_pointer (&journal, ts_journal_free);

  journal = open_journal (path, TS_JOURNAL_LOOK);
  g_assert_null (ts_journal_get_obstacle (journal));
  g_clear_pointer (&journal, ts_journal_free);

  end_child (child);
  journal = reopen (path, 1);
  g_assert_false (ts_journal_is_read_only (journal));
  append (journal, "{}");
}

/* Two processes, one file: whatever kind of lock there is, one of them writes, until it ends. */
static void
test_processes (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  hold_and_try (self->path);
  for (guint n = 1; n < G_N_ELEMENTS (kinds); n++)
    for (guint i = 0; i < G_N_ELEMENTS (refusals); i++) {
      refuse_kinds (n, refusals[i]);
      hold_and_try (self->path);
      system_accept_all ();
    }
}

/* Two journals of one process: the kinds that belong to the open file keep them apart, too. */
static void
test_one_process (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (guint n = 0; n < 2; n++) {
    g_autoptr (TsJournal) first = NULL, second = NULL;

    write_header (self->path);
    refuse_kinds (n, ENOLCK);
    first = reopen (self->path, 1);
    second = reopen (self->path, 1);
    system_accept_all ();
    g_assert_false (ts_journal_is_read_only (first));
    assert_obstacle (second, "Another program");
    append (first, "{}");
  }
}

/* The kind that belongs to the process keeps no second journal of it out: then the first entry of either
 * shows the other one that it is not alone. */
static void
test_one_process_classic (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) first = NULL, second = NULL;

  write_header (self->path);
  refuse_kinds (2, ENOLCK);
  first = reopen (self->path, 1);
  second = reopen (self->path, 1);
  append (second, "{\"a\":1}");
  assert_append_fails (first, self->path, "{\"b\":2}", G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  append (second, "{\"a\":2}");
  system_accept_all ();
}

/* Whoever looks at the file in the same process and closes it gives that kind up: it is taken again before
 * the next entry, unless another program was quicker. */
static void
test_classic_is_given_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = NULL;
  GPid child;

  write_header (self->path);
  refuse_kinds (2, ENOSYS);
  journal = reopen (self->path, 1);
  ts_journal_free (open_journal (self->path, TS_JOURNAL_LOOK));
  child = hold_in_child (self->path);
  assert_append_fails (journal, self->path, "{}", G_IO_ERROR, G_IO_ERROR_BUSY);
  end_child (child);
  append (journal, "{}");
  system_accept_all ();
}

/* --- where there is none --- */

/* Opened to be kept it can be looked at, and says why; people may say to go on all the same. */
static void
test_nowhere (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++) {
    g_autoptr (TsJournal) journal = NULL;
    gboolean torn;

    write_header (self->path);
    refuse_kinds (3, refusals[i]);
    journal = reopen (self->path, 1);
    assert_obstacle (journal, "Files cannot be locked");
    g_assert_true (ts_journal_lacks_lock (journal));
    assert_append_fails (journal, self->path, "{}", G_IO_ERROR, G_IO_ERROR_READ_ONLY);
    g_clear_pointer (&journal, ts_journal_free);

    journal = open_journal (self->path, TS_JOURNAL_KEEP_UNLOCKED);
    g_assert_cmpuint (read_all (journal, NULL), ==, 1);
    g_assert_true (ts_journal_finish (journal, &torn, NULL));
    g_assert_null (ts_journal_get_obstacle (journal));
    g_assert_true (ts_journal_lacks_lock (journal));
    append (journal, "{\"a\":1}");
    append (journal, "{\"a\":2}");
    system_accept_all ();
  }
}

/* A new table is made all the same, and people are told. */
static void
test_create_nowhere (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++) {
    g_autoptr (JsonObject) header = object_of (NULL_HEADER);
    g_autoptr (TsTable) table = NULL;
    g_autofree char *notices = NULL, *later = NULL;

    refuse_kinds (3, refusals[i]);
    table = ts_table_create (self->path, test_games, header, NULL);
    notices = notices_of (table);
    g_assert_nonnull (strstr (notices, "cannot be locked"));
    g_assert_false (ts_table_could_go_unlocked (table));
    say (table, "{\"do\":\"next\"}");
    g_clear_object (&table);

    table = ts_table_open (self->path, test_games, NULL);
    g_assert_true (ts_table_is_read_only (table) && ts_table_could_go_unlocked (table));
    refuse (table, "{\"do\":\"next\"}", G_IO_ERROR, G_IO_ERROR_READ_ONLY);
    g_assert_false (ts_table_is_stranded (table)); /* nothing is there that the file has not */
    g_clear_object (&table);
    table = ts_table_open_unlocked (self->path, test_games, NULL);
    g_assert_false (ts_table_is_read_only (table) || ts_table_could_go_unlocked (table));
    later = notices_of (table);
    g_assert_cmpstr (later, ==, "");
    say (table, "{\"do\":\"next\"}");
    system_accept_all ();
    g_assert_cmpint (g_remove (self->path), ==, 0);
  }
}

/* A damaged file is set aside there as well. */
static void
test_set_aside_nowhere (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTable) table = NULL;
  g_autofree char *names = NULL;

  write_bytes (self->path, NULL_HEADER "\nx\n", strlen (NULL_HEADER) + 3);
  refuse_kinds (3, ENOLCK);
  table = ts_table_open_unlocked (self->path, test_games, NULL);
  g_assert_false (ts_table_is_read_only (table));
  say (table, "{\"do\":\"next\"}");
  system_accept_all ();
  names = fixture_list (self);
  g_assert_cmpstr (names, ==, "evening.tableside evening.tableside.damaged-1");
}

/* Nobody is asked who could go on no more for it: because a line is refused, or the disk is. */
static void
test_nothing_to_ask (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = ts_journal_create (self->path, NULL_HEADER, NULL);

  append (journal, "{\"do\":\"jump\"}");
  g_clear_pointer (&journal, ts_journal_free);
  refuse_kinds (3, ENOLCK);
  for (guint i = 0; i < 3; i++) {
    g_autoptr (TsTable) table = NULL;

    if (i == 2)
      write_bytes (self->path, NULL_HEADER "\nx\n", strlen (NULL_HEADER) + 3);
    if (i == 2)
      system_refuse ("rename", EIO);
    table = i == 0 ? ts_table_open (self->path, test_games, NULL)
                   : ts_table_open_unlocked (self->path, test_games, NULL);
    g_assert_true (ts_table_is_read_only (table));
    g_assert_false (ts_table_could_go_unlocked (table));
  }
  system_accept_all ();
}

/* An answer that does not say that there are no locks: nobody knows who has one. */
static void
test_failing (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (guint n = 1; n <= G_N_ELEMENTS (kinds); n++) {
    g_autoptr (TsJournal) journal = NULL;
    g_autofree char *names = NULL;

    refuse_kinds (n, ENOLCK);
    system_refuse (kinds[n - 1], EIO);
    g_assert_null (ts_journal_create (self->path, HEADER, NULL));
    names = fixture_list (self);
    g_assert_cmpstr (names, ==, "");
    write_header (self->path);
    journal = open_journal (self->path, TS_JOURNAL_KEEP_UNLOCKED);
    assert_obstacle (journal, "cannot be locked, so");
    g_assert_false (ts_journal_lacks_lock (journal));
    system_accept_all ();
    g_assert_cmpint (g_remove (self->path), ==, 0);
  }
}

/* --- files and names --- */

/* A journal that was just made is locked like one that was opened; and so is one with a new file after
 * damage. */
static void
test_lock_of_new_files (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) first = ts_journal_create (self->path, HEADER, NULL);
  g_autoptr (TsJournal) second = reopen (self->path, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;

  g_assert_true (ts_journal_is_read_only (second));
  g_clear_pointer (&first, ts_journal_free);
  g_clear_pointer (&second, ts_journal_free);

  write_bytes (self->path, HEADER "\n{}\n", strlen (HEADER) + 4);
  first = open_journal (self->path, TS_JOURNAL_KEEP);
  for (int i = 0; i < 2; i++) {
    gsize length;

    g_assert_nonnull (ts_journal_read (first, &length, NULL));
  }
  g_assert_true (ts_journal_set_aside (first, &kept, &error));
  g_assert_no_error (error);
  second = reopen (self->path, 1);
  g_assert_true (ts_journal_is_read_only (second));
  append (first, "{\"a\":1}");
  g_clear_pointer (&first, ts_journal_free);
  g_clear_pointer (&second, ts_journal_free);
  second = reopen (self->path, 2);
  g_assert_false (ts_journal_is_read_only (second));
}

static void
replace_file (const char *path)
{
  g_autofree char *other = g_strconcat (path, ".new", NULL);

  write_bytes (other, HEADER "\n{}\n", strlen (HEADER) + 4);
  g_assert_cmpint (g_rename (other, path), ==, 0);
}

/* Another program puts a new file in place of the one that we have opened and not locked yet. */
static void
test_lock_of_replaced_file (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = NULL;

  write_bytes (self->path, HEADER "\n", strlen (HEADER) + 1);
  system_before ("flock", replace_file, self->path);
  journal = reopen (self->path, 2);
  g_assert_false (ts_journal_is_read_only (journal));
  append (journal, "{\"a\":1}");
  g_clear_pointer (&journal, ts_journal_free);
  journal = reopen (self->path, 3);
}

/* A program that puts a new file there again and again, or a system that cannot say which file it is: at some
 * time it is enough. */
static void
replace_again (const char *path)
{
  replace_file (path);
  system_before ("flock", replace_again, path);
}

static void
leave (const char *path G_GNUC_UNUSED)
{
}

static void
assert_restless (Fixture *self)
{
  g_autoptr (TsJournal) journal = open_journal (self->path, TS_JOURNAL_KEEP);

  assert_obstacle (journal, "does not stay in its place");
}

static void
test_tries (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  write_header (self->path);
  system_refuse ("stat", EIO);
  assert_restless (self);
  system_accept_all ();

  system_before ("flock", replace_again, self->path);
  assert_restless (self);
  system_before ("flock", leave, self->path);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/lock/processes", test_processes);
  fixture_add ("/lock/one-process", test_one_process);
  fixture_add ("/lock/one-process-classic", test_one_process_classic);
  fixture_add ("/lock/classic-is-given-up", test_classic_is_given_up);
  fixture_add ("/lock/nowhere", test_nowhere);
  fixture_add ("/lock/create-nowhere", test_create_nowhere);
  fixture_add ("/lock/set-aside-nowhere", test_set_aside_nowhere);
  fixture_add ("/lock/nothing-to-ask", test_nothing_to_ask);
  fixture_add ("/lock/failing", test_failing);
  fixture_add ("/lock/new-files", test_lock_of_new_files);
  fixture_add ("/lock/replaced-file", test_lock_of_replaced_file);
  fixture_add ("/lock/tries", test_tries);
  return g_test_run ();
}
