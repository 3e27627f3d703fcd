#include "reading.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* Nobody could see it after every line. */
#define LINES_BETWEEN 256

void
ts_reading_init (TsReading *self, const char *path)
{
  *self = (TsReading) { .path = g_strdup (path), .found = g_strv_builder_new () };
}

void
ts_reading_end (TsReading *self)
{
  self->notices = g_strv_builder_unref_to_strv (g_steal_pointer (&self->found));
  ts_session_end_reading (self->session);
}

void
ts_reading_clear (TsReading *self)
{
  g_clear_pointer (&self->session, ts_session_unref);
  g_clear_pointer (&self->journal, ts_journal_free);
  g_clear_pointer (&self->found, g_strv_builder_unref);
  g_clear_pointer (&self->notices, g_strfreev);
  g_clear_error (&self->refusal);
  g_clear_pointer (&self->damaged, g_free);
  g_clear_pointer (&self->first, g_free);
  g_clear_pointer (&self->path, g_free);
}

static gboolean
read_header (TsReading *self, const TsGame *const *games, GError **error)
{
  g_autoptr (GError) problem = NULL;
  gsize length;
  const char *line = ts_journal_read (self->journal, &length, &problem);

  if (line != NULL && !ts_header_is_one (line, length)) {
    g_autofree char *name = g_filename_display_basename (self->path);

    /* Translators: %s is the name of a file */
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” is not a Tableside table."), name);
  }
  if (line != NULL) {
    self->session = ts_session_read (games, line, length, error);
    if (self->session == NULL)
      self->first = g_strndup (line, length);
    return self->session != NULL;
  }
  if (problem == NULL)
    g_set_error_literal (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("The file ends before its first line does."));
  else if (problem->domain == TS_ERROR)
    g_set_error (error, TS_ERROR, problem->code,
                 /* Translators: %s is a sentence that says what is wrong */
                 _ ("The first line of the file is damaged. %s"), problem->message);
  else
    g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* All entries up to the end, or up to one that is damaged or refused: then `problem` says why. Where lines
 * are known to be as they were written, `refusal` does instead. FALSE if the file cannot be read at all. */
static gboolean
read_entries (TsReading *self, TsReadingGoOn go_on, gpointer data, GError **problem, GError **error)
{
  g_autoptr (GError) stopped = NULL;
  const char *line;
  gsize length;

  while ((line = ts_journal_read (self->journal, &length, &stopped)) != NULL) {
    length = ts_journal_cut_sum (self->journal, length);
    if (!ts_session_say (self->session, line, length, &stopped))
      break;
    if (go_on != NULL && ts_journal_get_line_number (self->journal) % LINES_BETWEEN == 0 &&
        !go_on (ts_journal_get_share (self->journal), data, error))
      return FALSE;
  }
  if (line != NULL && ts_journal_has_sums (self->journal)) {
    self->refusal = g_steal_pointer (&stopped);
    return TRUE;
  }
  if (stopped == NULL)
    return TRUE;
  g_propagate_error (stopped->domain == TS_ERROR ? problem : error, g_error_copy (stopped));
  return stopped->domain == TS_ERROR;
}

static void
finish (TsReading *self)
{
  g_autoptr (GError) error = NULL;
  gboolean torn;

  if (!ts_journal_finish (self->journal, &torn, &error))
    g_strv_builder_add (self->found, error->message);
  if (ts_journal_get_doubt (self->journal) != NULL)
    g_strv_builder_add (self->found, ts_journal_get_doubt (self->journal));
  else if (torn)
    g_strv_builder_add (self->found,
                        _ ("The last line of the file was not written to its end, so it does not count."));
}

static void
set_aside (TsReading *self, const GError *problem)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;

  self->stopped_at = ts_journal_get_line_number (self->journal);
  /* Translators: the %s is a sentence that says what is wrong with the line */
  g_strv_builder_take (self->found, g_strdup_printf (_ ("Line %u of the file cannot be taken. %s"),
                                                     self->stopped_at, problem->message));
  if (!ts_journal_set_aside (self->journal, &kept, &error))
    g_strv_builder_add (self->found, error->message);
  if (kept != NULL && error == NULL) {
    g_autofree char *name = g_path_get_basename (kept);

    g_strv_builder_take (
        self->found,
        /* Translators: the %s is the name of a file */
        g_strdup_printf (_ ("The table is as it was before that line; the damaged file is kept as “%s”."),
                         name));
  } else {
    g_strv_builder_add (self->found, _ ("The table is shown as it was before that line."));
  }
  self->damaged = g_strdup (kept != NULL ? kept : self->path);
}

/* The line is no damage, so the file is left alone. */
static void
stop (TsReading *self)
{
  self->stopped_at = ts_journal_get_line_number (self->journal);
  ts_journal_stop (self->journal);
  /* Translators: the %s is a sentence that says why it is refused */
  g_strv_builder_take (
      self->found,
      g_strdup_printf (_ ("Line %u of the file is refused, so the table is shown as it was before it. %s"),
                       self->stopped_at, self->refusal->message));
}

static gboolean
read_file (TsReading *self, const TsGame *const *games, TsReadingGoOn go_on, gpointer data, GError **error)
{
  g_autoptr (GError) problem = NULL;

  if (!read_header (self, games, error) || !read_entries (self, go_on, data, &problem, error))
    return FALSE;
  if (self->refusal != NULL)
    stop (self);
  else if (problem != NULL)
    set_aside (self, problem);
  else
    finish (self);
  return TRUE;
}

gboolean
ts_reading_begin (TsReading *self,
                  TsJournalMode mode,
                  const TsGame *const *games,
                  TsReading *looked,
                  TsReadingGoOn go_on,
                  gpointer data,
                  GError **error)
{
  self->journal = ts_journal_open (self->path, mode, error);
  if (self->journal == NULL)
    return FALSE;
  if (looked != NULL && ts_journal_take_over (self->journal, looked->journal))
    self->session = g_steal_pointer (&looked->session);
  else if (!read_file (self, games, go_on, data, error))
    return FALSE;
  if (ts_journal_get_obstacle (self->journal) != NULL)
    g_strv_builder_add (self->found, ts_journal_get_obstacle (self->journal));
  return TRUE;
}
