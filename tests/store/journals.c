#include "journals.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

TsJournal *
open_journal (const char *path, TsJournalMode mode)
{
  g_autoptr (GError) error = NULL;
  TsJournal *journal = ts_journal_open (path, mode, &error);

  g_assert_no_error (error);
  return journal;
}

guint
read_all (TsJournal *journal, GError **error)
{
  gsize length;
  guint n = 0;

  while (ts_journal_read (journal, &length, error) != NULL)
    n++;
  return n;
}

TsJournal *
reopen (const char *path, guint lines)
{
  g_autoptr (GError) error = NULL;
  TsJournal *journal = open_journal (path, TS_JOURNAL_KEEP);
  gboolean torn;

  g_assert_cmpuint (read_all (journal, &error), ==, lines);
  g_assert_no_error (error);
  g_assert_true (ts_journal_finish (journal, &torn, &error));
  g_assert_no_error (error);
  g_assert_false (torn);
  return journal;
}

void
append (TsJournal *journal, const char *line)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (ts_journal_append (journal, line, &error));
  g_assert_no_error (error);
}

void
assert_append_fails (TsJournal *journal, const char *path, const char *line, GQuark domain, int code)
{
  g_autoptr (GBytes) before = g_file_test (path, G_FILE_TEST_EXISTS) ? read_bytes (path) : NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (ts_journal_append (journal, line, &error));
  g_assert_error (error, domain, code);
  if (before != NULL)
    assert_file_is (path, before);
}

GPid
hold_in_child (const char *path)
{
  int pipes[2];
  GPid child;
  char byte;

  g_assert_cmpint (pipe (pipes), ==, 0);
  child = fork ();
  if (child == 0) {
    g_autoptr (TsJournal) journal = reopen (path, 1);

    if (ts_journal_is_read_only (journal) || write (pipes[1], "x", 1) != 1)
      _exit (1);
    pause ();
  }
  g_assert_cmpint (child, >, 0);
  close (pipes[1]);
  g_assert_cmpint (read (pipes[0], &byte, 1), ==, 1);
  close (pipes[0]);
  return child;
}

void
end_child (GPid child)
{
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
}
