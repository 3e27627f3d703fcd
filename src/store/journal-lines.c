/* journal-lines.c — see journal.c for the format. */
#include "journal-lines.h"

#include "config.h"
#include "referee/error.h"
#include "referee/header.h"
#include "referee/json.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#define BLOCK (64 * 1024)

void
ts_journal_lines_begin (TsJournalLines *self, int fd, gboolean looking)
{
  *self = (TsJournalLines) { .fd = fd, .looking = looking, .buffer = g_malloc (TS_MAX_LINE + BLOCK) };
}

void
ts_journal_lines_end (TsJournalLines *self)
{
  self->read_length = 0;
  g_clear_pointer (&self->buffer, g_free);
}

/* Whether the file has checksums. A header that is no JSON has none: whoever reads it will say what is wrong.
 */
static gboolean
header_has_sum (const char *line, gsize length)
{
  g_autoptr (JsonObject) header = ts_json_read (line, length, NULL);

  return header != NULL && json_object_has_member (header, "sum") &&
         json_object_get_int_member_with_default (header, "tableside", 0) == TS_FORMAT_VERSION;
}

/* Reads a further block behind what is there. Returns the number of bytes; 0 at the end of the file; -1 on
 * failure. */
static gssize
read_block (TsJournalLines *self, GError **error)
{
  gssize got;

  if (self->start > 0) {
    memmove (self->buffer, self->buffer + self->start, self->end - self->start);
    self->end -= self->start;
    self->start = 0;
  }
  do
    got = read (self->fd, self->buffer + self->end, TS_MAX_LINE + BLOCK - self->end);
  while (got < 0 && errno == EINTR);
  if (got < 0)
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno),
                 /* Translators: %s is what the system says about it */
                 _ ("The table could not be read: %s"), g_strerror (errno));
  else
    self->end += (gsize) got;
  return got;
}

/* Skips a line that is too long: it is damaged if it has an end, and torn if it has none. `end` is that end,
 * or NULL if it is not in the buffer. */
static void
skip_long_line (TsJournalLines *self, const char *end, GError **error)
{
  gssize got = 1;

  while (end == NULL && got > 0) {
    self->start = self->end;
    got = read_block (self, error);
    end = got > 0 ? memchr (self->buffer, '\n', (gsize) got) : NULL;
  }
  if (end != NULL) {
    self->start = (gsize) (end - self->buffer) + 1;
    g_set_error (error, TS_ERROR, TS_ERROR_SYNTAX, _ ("It is too long: a line has up to %d KiB."),
                 TS_MAX_LINE / 1024);
  }
  self->torn = got == 0;
}

/* Finds the end of the line at `start`. Returns NULL at the end of the file, and with an error. */
static char *
find_end (TsJournalLines *self, GError **error)
{
  gsize searched = 0;

  while (TRUE) {
    char *from = self->buffer + self->start;
    gsize there = self->end - self->start;
    char *end = memchr (from + searched, '\n', there - searched);
    gssize got;

    if (end != NULL && end - from <= TS_MAX_LINE)
      return end;
    if (there > TS_MAX_LINE) {
      skip_long_line (self, end, error);
      return NULL;
    }
    searched = there;
    got = read_block (self, error);
    if (got <= 0) {
      self->torn = got == 0 && there > 0;
      self->doubtful = self->torn && there == strlen (TS_JOURNAL_DOUBT) &&
                       memcmp (self->buffer + self->start, TS_JOURNAL_DOUBT, there) == 0;
      return NULL;
    }
  }
}

static void
take_line (TsJournalLines *self)
{
  if (self->read_length == 0)
    return;
  self->length += (goffset) self->read_length;
  self->n_lines++;
  self->read_length = 0;
  memcpy (self->seal, self->read_seal, sizeof (TsSeal));
}

/* Whoever only looks at a file without checksums needs none. */
static gboolean
check_line (TsJournalLines *self, const char *line, gsize length, GError **error)
{
  if (!self->summed && !self->looking)
    ts_seal_reckon (line, length, self->seal, self->read_seal);
  if (!self->summed || ts_seal_check (line, length, self->seal, self->read_seal))
    return TRUE;
  g_set_error_literal (error, TS_ERROR, TS_ERROR_SYNTAX,
                       _ ("It is not as it was written; its checksum does not fit."));
  return FALSE;
}

const char *
ts_journal_lines_read (TsJournalLines *self, gsize *length, GError **error)
{
  g_autoptr (GError) problem = NULL;
  const char *line;
  char *end;

  g_assert (self->buffer != NULL && (!self->damaged || self->looking));
  self->n_lines += self->damaged;
  self->damaged = FALSE;
  self->spoiled = 0;
  take_line (self);
  end = find_end (self, &problem);
  if (end != NULL && self->n_lines > TS_JOURNAL_MAX_ENTRIES) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                 _ ("The file is too long: a table has up to %d entries."), TS_JOURNAL_MAX_ENTRIES);
    return NULL;
  }
  if (end != NULL) {
    line = self->buffer + self->start;
    *length = (gsize) (end - line);
    self->start += *length + 1;
    if (self->n_lines == 0)
      self->summed = header_has_sum (line, *length);
    if (check_line (self, line, *length, &problem)) {
      self->read_length = *length + 1;
      return line;
    }
    self->spoiled = *length + 1;
  }
  self->damaged = problem != NULL;
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

gsize
ts_journal_lines_cut_sum (TsJournalLines *self, gsize length)
{
  g_assert (self->read_length == length + 1);
  return self->summed ? ts_seal_cut (self->buffer + self->start - self->read_length, length) : length;
}

const char *
ts_journal_lines_get_spoiled (const TsJournalLines *self, gsize *length)
{
  *length = self->spoiled > 0 ? self->spoiled - 1 : self->end - self->start;
  if (self->spoiled > 0)
    return self->buffer + self->start - self->spoiled;
  return self->torn ? self->buffer + self->start : NULL;
}

guint
ts_journal_lines_get_number (const TsJournalLines *self)
{
  return self->n_lines + (self->read_length > 0 || self->damaged);
}
