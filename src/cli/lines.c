#include "lines.h"

#include "calls.h"
#include "config.h"
#include "referee/json.h"
#include "store/journal.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>

struct _TsLines {
  char *name;         /* as people call it */
  TsJournal *journal; /* NULL: standard input */
  GString *text;      /* from there: the line, or the too long beginning of one that is too long */
  guint number;
  gboolean failed;
  gboolean goes_on;
};

TsLines *
ts_lines_open (const char *path)
{
  g_autoptr (TsLines) self = g_new0 (TsLines, 1);
  g_autoptr (GError) error = NULL;

  self->name = path != NULL ? g_filename_display_name (path) : g_strdup (_ ("Standard input"));
  self->text = g_string_new (NULL);
  if (path != NULL && (self->journal = ts_journal_open (path, TS_JOURNAL_LOOK, &error)) == NULL) {
    ts_call_complain ("%s: %s", self->name, error->message);
    return NULL;
  }
  return g_steal_pointer (&self);
}

void
ts_lines_close (TsLines *self)
{
  g_clear_pointer (&self->journal, ts_journal_free);
  g_string_free (self->text, TRUE);
  g_free (self->name);
  g_free (self);
}

void
ts_lines_go_on (TsLines *self)
{
  self->goes_on = TRUE;
}

static const char *
fail (TsLines *self, const char *message)
{
  self->failed = TRUE;
  ts_call_complain ("%s: %s", self->name, message);
  return NULL;
}

/* The end. What was there of a last line is no line. */
static const char *
end (TsLines *self, gboolean torn)
{
  if (torn)
    /* Translators: %s is the name of a file, or “Standard input” */
    ts_call_complain (_ ("%s: The last line was not written to its end, so it does not count."), self->name);
  else if (self->number == 0 && !self->goes_on)
    /* Translators: %s is the name of a file, or “Standard input” */
    ts_call_complain (_ ("%s: There is nothing in it; the first line says which game it is."), self->name);
  return NULL;
}

static const char *
next_of_file (TsLines *self, gsize *length, GError **error)
{
  g_autoptr (GError) problem = NULL;
  const char *line = ts_journal_read (self->journal, length, &problem);
  gboolean torn;

  self->number = ts_journal_get_line_number (self->journal);
  if (line != NULL)
    return line;
  if (problem == NULL) {
    ts_journal_finish (self->journal, &torn, NULL);
    if (ts_journal_get_doubt (self->journal) == NULL)
      return end (self, torn);
    ts_call_complain ("%s: %s", self->name, ts_journal_get_doubt (self->journal));
    return end (self, FALSE);
  }
  if (problem->domain != TS_ERROR)
    return fail (self, problem->message);
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

static const char *
next_of_input (TsLines *self, gsize *length)
{
  int byte;

  g_string_truncate (self->text, 0);
  while ((byte = getc_unlocked (stdin)) != EOF && byte != '\n')
    if (self->text->len <= TS_MAX_LINE)
      g_string_append_c (self->text, (char) byte);
  if (byte == EOF)
    return ferror (stdin) ? fail (self, g_strerror (errno)) : end (self, self->text->len > 0);
  self->number++;
  *length = self->text->len;
  return self->text->str;
}

const char *
ts_lines_next (TsLines *self, gsize *length, GError **error)
{
  return self->journal != NULL ? next_of_file (self, length, error) : next_of_input (self, length);
}

guint
ts_lines_number (const TsLines *self)
{
  return self->number;
}

gboolean
ts_lines_failed (const TsLines *self)
{
  return self->failed;
}
