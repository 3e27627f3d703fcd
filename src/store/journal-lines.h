/* journal-lines.h — the lines of a table's file, read one by one, and whether they are as they were written.
 * What they mean is not known here. The format stands at the top of journal.c. */
#pragma once

#include "seal.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define TS_JOURNAL_MAX_ENTRIES 1000000 /* lines after the header */

/* Stands behind a line that was refused and could not be cut off; never finished, so it counts nowhere. */
#define TS_JOURNAL_DOUBT "{\"doubt\":\"the disk failed, and the line before was refused\""

typedef struct {
  int fd;
  gboolean looking; /* the line after a damaged one is wanted, too */

  /* Of the lines that are good; looking, n_lines counts damaged ones too. */
  goffset length;
  guint n_lines;
  gboolean summed;
  TsSeal seal;

  gboolean damaged;  /* the line that was read last */
  gboolean torn;     /* the last line of the file was never finished, */
  gboolean doubtful; /* and is the sign of doubt */

  /* The line that was read last counts as good when the next one is asked for. */
  gsize read_length; /* with its LF; 0 if there is none */
  TsSeal read_seal;
  gsize spoiled; /* bytes of the damaged line that stand before `start`, with its LF */

  /* What was read ahead: buffer[start … end); NULL: the reading has ended */
  char *buffer;
  gsize start, end;
} TsJournalLines;

/* Begins to read where the file `fd` stands, which is at its beginning; and ends it. */
void ts_journal_lines_begin (TsJournalLines *self, int fd, gboolean looking);
void ts_journal_lines_end (TsJournalLines *self);

/* As ts_journal_read(), ts_journal_cut_sum(), ts_journal_get_spoiled() and ts_journal_get_line_number(). */
const char *ts_journal_lines_read (TsJournalLines *self, gsize *length, GError **error);
gsize ts_journal_lines_cut_sum (TsJournalLines *self, gsize length);
const char *ts_journal_lines_get_spoiled (const TsJournalLines *self, gsize *length);
guint ts_journal_lines_get_number (const TsJournalLines *self);

G_END_DECLS
