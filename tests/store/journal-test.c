/* The journal by itself: what it asks of the system, and its limits. It does not care what the lines mean.
 */
#include "journals.h"
#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A line of the given length that looks like JSON, as far as journals look. (transfer full) */
static char *
line_of (gsize length)
{
  char *line = g_strnfill (length, 'x');

  line[0] = '{';
  line[length - 1] = '}';
  return line;
}

/* --- what the system is asked --- */

/* The order of these calls is what makes an evening safe. */
static void
test_calls (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = NULL;

  system_arm (SYSTEM_WORKS, 0);
  journal = ts_journal_create (self->path, HEADER, NULL);
  system_disarm ();
  g_assert_cmpstr (system_log (), ==, "g_mkstemp_full write fsync flock renameat2 open fsync fstat");

  system_arm (SYSTEM_WORKS, 0);
  append (journal, "{}");
  system_disarm ();
  g_assert_cmpstr (system_log (), ==, "stat fstat write fdatasync fstat");
}

/* A file with a line that was never finished. */
static TsJournal *
open_torn (const char *path)
{
  TsJournal *journal;

  write_bytes (path, HEADER "\n{", strlen (HEADER) + 2);
  journal = open_journal (path, TS_JOURNAL_KEEP);
  g_assert_cmpuint (read_all (journal, NULL), ==, 1);
  return journal;
}

/* What is cut off stays cut off, or the table is only looked at. */
static void
test_cut (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (guint n = 0; n <= 2; n++) {
    g_autoptr (TsJournal) journal = open_torn (self->path);
    g_autoptr (GError) error = NULL;
    gboolean torn;

    system_arm (n == 0 ? SYSTEM_WORKS : SYSTEM_FAILS_ONCE, n);
    g_assert_cmpint (ts_journal_finish (journal, &torn, &error), ==, n == 0);
    system_disarm ();
    g_assert_true (torn);
    g_assert_cmpint (ts_journal_is_read_only (journal), ==, n > 0);
    if (n == 0)
      g_assert_cmpstr (system_log (), ==, "ftruncate fdatasync fstat");
    else
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  }
}

/* --- folders that cannot sync --- */

/* There are file systems that cannot sync a folder, and say so; and folders that may not be read. */
static void
test_folder_that_cannot_sync (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const int numbers[] = { EINVAL, ENOTSUP, EOPNOTSUPP, ENOSYS, EPERM, EACCES };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (numbers); i++) {
    g_autoptr (TsJournal) journal = NULL;
    g_autoptr (GError) error = NULL;

    system_errno = numbers[i / 2];
    system_arm (SYSTEM_FAILS_ONCE, 6 + i % 2); /* "open" or "fsync" of the folder */
    journal = ts_journal_create (self->path, HEADER, &error);
    system_disarm ();
    system_errno = EIO;
    g_assert_no_error (error);
    g_assert_cmpint (g_remove (self->path), ==, 0);
  }
}

/* Any other answer means that nobody knows whether the name will be there. */
static void
test_folder_that_fails (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (guint n = 6; n <= 7; n++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *names = NULL;

    system_arm (SYSTEM_FAILS_ONCE, n);
    g_assert_null (ts_journal_create (self->path, HEADER, &error));
    system_disarm ();
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
    names = fixture_list (self);
    g_assert_cmpstr (names, ==, "");
  }
}

/* --- new files --- */

static guint
mode_of (const char *path)
{
  struct stat status;

  g_assert_cmpint (stat (path, &status), ==, 0);
  return status.st_mode & 0777;
}

/* Some file systems cannot rename without overwriting, some have no links, some have neither. */
static void
test_place (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const missing[] = { NULL, "renameat2", "link" };

  for (guint i = 0; i < G_N_ELEMENTS (missing); i++) {
    g_autoptr (TsJournal) journal = NULL;
    g_autoptr (GBytes) before = NULL;
    g_autoptr (GError) error = NULL;
    g_autofree char *names = NULL;

    if (missing[i] != NULL)
      system_refuse (missing[i], EINVAL);
    journal = ts_journal_create (self->path, HEADER, NULL);
    g_assert_nonnull (journal);
    append (journal, "{}");
    g_assert_cmpuint (mode_of (self->path), ==, 0600);
    before = read_bytes (self->path);
    g_assert_null (ts_journal_create (self->path, HEADER, &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
    assert_file_is (self->path, before);
    names = fixture_list (self);
    g_assert_cmpstr (names, ==, "evening.tableside");
    g_clear_pointer (&journal, ts_journal_free);
    journal = reopen (self->path, 2);
    g_assert_cmpint (g_remove (self->path), ==, 0);
  }
  system_accept_all ();
}

/* A name as long as can be leaves no room for a longer one. */
static void
test_long_name (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *name = g_strnfill (255, 'n');
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autoptr (TsJournal) journal = ts_journal_create (path, HEADER, NULL);

  g_assert_nonnull (journal);
}

/* --- after damage --- */

/* A file of two lines of which both were read, and the second one is to be set aside. */
static TsJournal *
open_damaged (const char *path)
{
  TsJournal *journal = open_journal (path, TS_JOURNAL_KEEP);
  gsize length;

  g_assert_nonnull (ts_journal_read (journal, &length, NULL));
  g_assert_nonnull (ts_journal_read (journal, &length, NULL));
  return journal;
}

/* The damaged file is kept for good before the good lines are, and those before they take over the name. */
static void
test_calls_after_damage (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = NULL;
  g_autofree char *kept = NULL;

  write_bytes (self->path, HEADER "\n{}\n", strlen (HEADER) + 4);
  g_assert_cmpint (chmod (self->path, 0640), ==, 0);
  journal = open_damaged (self->path);
  system_arm (SYSTEM_WORKS, 0);
  g_assert_true (ts_journal_set_aside (journal, &kept, NULL));
  system_disarm ();
  g_assert_cmpstr (strchr (system_log (), ' '), ==, /* behind "realpath" */
                   " fstat open g_mkstemp_full fchmod pread write fsync renameat2 open fsync "
                   "g_mkstemp_full fchmod flock pread write fsync rename fstat open fsync");
  g_assert_cmpuint (mode_of (self->path), ==, 0640);
  g_assert_cmpuint (mode_of (kept), ==, 0640);
}

static void
shorten (const char *path)
{
  g_assert_cmpint (truncate (path, 3), ==, 0);
}

/* Another program shortens the file while it is copied: such a copy is none. */
static void
test_source_that_shrinks (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL, *names = NULL;

  write_bytes (self->path, HEADER "\n{}\n", strlen (HEADER) + 4);
  journal = open_damaged (self->path);
  system_before ("pread", shorten, self->path);
  g_assert_false (ts_journal_set_aside (journal, &kept, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_null (kept);
  g_assert_true (ts_journal_is_read_only (journal));
  names = fixture_list (self);
  g_assert_cmpstr (names, ==, "evening.tableside");
}

/* While the good lines cannot take over the name, each opening finds the copy of the one before. */
static void
test_copy_once (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *first = g_strconcat (self->path, ".damaged-1", NULL);
  g_autofree char *second = g_strconcat (self->path, ".damaged-2", NULL);

  write_bytes (self->path, HEADER "\n{}\n", strlen (HEADER) + 4);
  write_bytes (first, HEADER "\n[]\n", strlen (HEADER) + 4);    /* as long, and not the same */
  write_bytes (second, HEADER "\n{}\n\n", strlen (HEADER) + 5); /* the same, and more */
  system_refuse ("rename", EIO);
  for (int i = 0; i < 3; i++) {
    g_autoptr (TsJournal) journal = open_damaged (self->path);
    g_autofree char *kept = NULL, *names = NULL;

    g_assert_false (ts_journal_set_aside (journal, &kept, NULL));
    g_assert_true (g_str_has_suffix (kept, ".damaged-3"));
    names = fixture_list (self);
    g_assert_cmpstr (names, ==,
                     "evening.tableside evening.tableside.damaged-1 evening.tableside.damaged-2 "
                     "evening.tableside.damaged-3");
  }
  system_accept_all ();
}

/* --- opening --- */

/* A file that nobody may write is looked at. The superuser may write any file, so a folder stands in for it.
 */
static void
test_not_writable (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = NULL;

  write_bytes (self->path, HEADER "\n", strlen (HEADER) + 1);
  system_arm (SYSTEM_FAILS_ONCE, 1);
  journal = ts_journal_open (self->path, TS_JOURNAL_KEEP, NULL);
  system_disarm ();
  g_assert_nonnull (journal);
  g_assert_cmpuint (read_all (journal, NULL), ==, 1);
  g_assert_true (ts_journal_is_read_only (journal));
  g_assert_nonnull (strstr (ts_journal_get_obstacle (journal), "cannot be written"));
}

/* --- checksums --- */

/* The checksum fits, but the line does not end behind it as it should. */
static void
test_behind_sum (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = ts_journal_create (self->path, HEADER, NULL);
  g_autoptr (GBytes) bytes = NULL;
  gsize length;

  append (journal, "{\"a\":1}");
  g_clear_pointer (&journal, ts_journal_free);
  bytes = read_bytes (self->path);
  length = g_bytes_get_size (bytes);
  for (gsize at = length - 3; at < length - 1; at++) {
    g_autofree char *changed = g_memdup2 (g_bytes_get_data (bytes, NULL), length);
    g_autoptr (GError) error = NULL;

    changed[at] = ' ';
    write_bytes (self->path, changed, length);
    journal = open_journal (self->path, TS_JOURNAL_LOOK);
    g_assert_cmpuint (read_all (journal, &error), ==, 1);
    g_assert_error (error, TS_ERROR, TS_ERROR_SYNTAX);
    g_clear_pointer (&journal, ts_journal_free);
  }
}

/* A link goes on meaning the file it meant, after damage too. */
static void
test_link (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *target = g_build_filename (self->folder, "target", NULL);
  g_autoptr (TsJournal) journal = NULL;
  g_autofree char *kept = NULL, *names = NULL;
  gsize length;

  write_bytes (target, HEADER "\n{}\n", strlen (HEADER) + 4);
  g_assert_cmpint (symlink ("target", self->path), ==, 0);
  journal = open_journal (self->path, TS_JOURNAL_KEEP);
  g_assert_nonnull (ts_journal_read (journal, &length, NULL));
  g_assert_nonnull (ts_journal_read (journal, &length, NULL));
  g_assert_true (ts_journal_set_aside (journal, &kept, NULL));
  g_assert_true (g_file_test (self->path, G_FILE_TEST_IS_SYMLINK));
  names = fixture_list (self);
  g_assert_cmpstr (names, ==, "evening.tableside target target.damaged-1");
}

/* --- limits --- */

static void
test_line_limit (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *longest = line_of (TS_MAX_LINE);
  g_autofree char *too_long = line_of (TS_MAX_LINE + 1);
  g_autoptr (TsJournal) journal = NULL;

  write_bytes (self->path, HEADER "\n", strlen (HEADER) + 1);
  journal = reopen (self->path, 1);
  assert_append_fails (journal, self->path, too_long, TS_ERROR, TS_ERROR_SYNTAX);
  append (journal, longest);
  append (journal, "{}");
  g_clear_pointer (&journal, ts_journal_free);
  journal = reopen (self->path, 3);
}

/* The same for the first line; nothing is left of a file whose line is too long. */
static void
test_header_limit (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  gsize sum = strlen (",\"sum\":\"0123456789abcdef\"");
  g_autofree char *longest = line_of (TS_MAX_LINE - sum);
  g_autofree char *too_long = line_of (TS_MAX_LINE - sum + 1);
  g_autoptr (TsJournal) journal = ts_journal_create (self->path, too_long, NULL);

  g_assert_null (journal);
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
  journal = ts_journal_create (self->path, longest, NULL);
  g_assert_nonnull (journal);
  g_clear_pointer (&journal, ts_journal_free);
  journal = open_journal (self->path, TS_JOURNAL_LOOK);
  g_assert_cmpuint (read_all (journal, NULL), ==, 1);
}

/* What is too long and has an end is damaged; what has none is torn. */
static void
test_long_lines (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const gsize lengths[] = { TS_MAX_LINE + 1, TS_MAX_LINE + 2,     2 * TS_MAX_LINE - 1,
                                   2 * TS_MAX_LINE, 2 * TS_MAX_LINE + 1, 5 * TS_MAX_LINE };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++) {
    g_autofree char *line = line_of (lengths[i]);
    g_autofree char *damaged = g_strconcat (HEADER "\n{}\n", line, "\n", NULL);
    g_autofree char *torn_one = g_strconcat (HEADER "\n{}\n", line, NULL);
    g_autoptr (TsJournal) journal = NULL;
    g_autoptr (GError) error = NULL;
    gboolean torn;

    write_bytes (self->path, damaged, strlen (damaged));
    journal = open_journal (self->path, TS_JOURNAL_LOOK);
    g_assert_cmpuint (read_all (journal, &error), ==, 2);
    g_assert_error (error, TS_ERROR, TS_ERROR_SYNTAX);
    g_assert_cmpuint (ts_journal_get_line_number (journal), ==, 3);
    g_clear_error (&error);
    g_clear_pointer (&journal, ts_journal_free);

    write_bytes (self->path, torn_one, strlen (torn_one));
    journal = open_journal (self->path, TS_JOURNAL_LOOK);
    g_assert_cmpuint (read_all (journal, &error), ==, 2);
    g_assert_no_error (error);
    g_assert_true (ts_journal_finish (journal, &torn, &error));
    g_assert_true (torn);
  }
}

/* Who only looks can look at what comes behind a damaged line, and the lines keep their numbers. */
static void
test_look_on (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *too_long = line_of (3 * TS_MAX_LINE);
  g_autofree char *text = g_strconcat (HEADER "\n", too_long, "\n{}\n", too_long, "\n", NULL);
  g_autoptr (TsJournal) journal = NULL;
  gboolean torn;

  write_bytes (self->path, text, strlen (text));
  journal = open_journal (self->path, TS_JOURNAL_LOOK);
  for (guint number = 1; number <= 4; number++) {
    g_autoptr (GError) error = NULL;
    gsize length;
    const char *line = ts_journal_read (journal, &length, &error);

    g_assert_cmpuint (ts_journal_get_line_number (journal), ==, number);
    if (number % 2 == 0)
      g_assert_error (error, TS_ERROR, TS_ERROR_SYNTAX);
    else
      g_assert_cmpmem (line, length, number == 1 ? HEADER : "{}", number == 1 ? strlen (HEADER) : 2);
  }
  g_assert_cmpuint (read_all (journal, NULL), ==, 0);
  g_assert_true (ts_journal_finish (journal, &torn, NULL));
  g_assert_false (torn);
}

/* A line that is as long as can be is found wherever the blocks that are read begin and end. */
static void
test_line_at_end_of_block (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (gsize before = TS_MAX_LINE - 2; before <= TS_MAX_LINE; before++) {
    g_autofree char *first = line_of (before);
    g_autofree char *longest = line_of (TS_MAX_LINE);
    g_autofree char *text = g_strconcat (first, "\n", longest, "\n{}\n", NULL);
    g_autoptr (TsJournal) journal = NULL;

    write_bytes (self->path, text, strlen (text));
    journal = reopen (self->path, 3);
  }
}

/* A file of the given size, of lines that are as long as can be. */
static void
write_large (const char *path, gsize size)
{
  g_autofree char *longest = line_of (TS_MAX_LINE);
  g_autoptr (GString) text = g_string_sized_new (size + 1);

  g_string_append (text, HEADER "\n");
  while (size - text->len > TS_MAX_LINE + 3)
    g_string_append_printf (text, "%s\n", longest);
  if (size > text->len) {
    g_autofree char *rest = line_of (size - text->len - 1);

    g_string_append_printf (text, "%s\n", rest);
  }
  g_assert_cmpuint (text->len, ==, size);
  write_bytes (path, text->str, text->len);
}

static void
test_file_limit (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  gboolean torn;

  write_large (self->path, TS_JOURNAL_MAX_FILE - 8);
  journal = open_journal (self->path, TS_JOURNAL_KEEP);
  read_all (journal, &error);
  g_assert_no_error (error);
  g_assert_true (ts_journal_finish (journal, &torn, NULL));
  assert_append_fails (journal, self->path, "{\"a\":12}", G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  append (journal, "{\"a\":1}");
  assert_append_fails (journal, self->path, "{}", G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_clear_pointer (&journal, ts_journal_free);

  journal = open_journal (self->path, TS_JOURNAL_LOOK);
  g_clear_pointer (&journal, ts_journal_free);
  write_large (self->path, TS_JOURNAL_MAX_FILE + 1);
  g_assert_null (ts_journal_open (self->path, TS_JOURNAL_KEEP, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

static void
test_entry_limit (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GString) text = g_string_new (HEADER "\n");
  g_autoptr (TsJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < TS_JOURNAL_MAX_ENTRIES - 1; i++)
    g_string_append (text, "{}\n");
  write_bytes (self->path, text->str, text->len);
  journal = reopen (self->path, TS_JOURNAL_MAX_ENTRIES);
  append (journal, "{}");
  assert_append_fails (journal, self->path, "{}", G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_clear_pointer (&journal, ts_journal_free);
  journal = reopen (self->path, TS_JOURNAL_MAX_ENTRIES + 1);
  g_clear_pointer (&journal, ts_journal_free);

  g_string_append (text, "{}\n{}\n");
  write_bytes (self->path, text->str, text->len);
  journal = open_journal (self->path, TS_JOURNAL_KEEP);
  g_assert_cmpuint (read_all (journal, &error), ==, TS_JOURNAL_MAX_ENTRIES + 1);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

static void
test_pipe (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (self->path, 0600), ==, 0);
  g_assert_null (ts_journal_open (self->path, TS_JOURNAL_LOOK, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_clear_error (&error);
  g_assert_null (ts_journal_open (self->path, TS_JOURNAL_KEEP, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/journal/calls", test_calls);
  fixture_add ("/journal/cut", test_cut);
  fixture_add ("/journal/folder-that-cannot-sync", test_folder_that_cannot_sync);
  fixture_add ("/journal/folder-that-fails", test_folder_that_fails);
  fixture_add ("/journal/place", test_place);
  fixture_add ("/journal/long-name", test_long_name);
  fixture_add ("/journal/calls-after-damage", test_calls_after_damage);
  fixture_add ("/journal/source-that-shrinks", test_source_that_shrinks);
  fixture_add ("/journal/copy-once", test_copy_once);
  fixture_add ("/journal/not-writable", test_not_writable);
  fixture_add ("/journal/behind-sum", test_behind_sum);
  fixture_add ("/journal/link", test_link);
  fixture_add ("/journal/line-limit", test_line_limit);
  fixture_add ("/journal/header-limit", test_header_limit);
  fixture_add ("/journal/long-lines", test_long_lines);
  fixture_add ("/journal/look-on", test_look_on);
  fixture_add ("/journal/line-at-end-of-block", test_line_at_end_of_block);
  fixture_add ("/journal/file-limit", test_file_limit);
  fixture_add ("/journal/entry-limit", test_entry_limit);
  fixture_add ("/journal/pipe", test_pipe);
  return g_test_run ();
}
