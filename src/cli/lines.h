/* lines.h — the lines of a table file, or of standard input as soon as they are there. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _TsLines TsLines;

/* Lines of the file, or of standard input if `path` is NULL. NULL if the file cannot be read: people were
 * told. (transfer full) */
TsLines *ts_lines_open (const char *path);
void ts_lines_close (TsLines *self);

/* They go on with a table that is there: none of them is its first one, and there may be none. */
void ts_lines_go_on (TsLines *self);

/* The next line without its LF; it stands until the next call. A line that is damaged is an error of
 * TS_ERROR, and there may be others after it. NULL without an error: there is no further whole line. If
 * reading failed, or if the last line was never finished, people were told. */
const char *ts_lines_next (TsLines *self, gsize *length, GError **error);

/* The number of that line, from 1. */
guint ts_lines_number (const TsLines *self);

/* Whether reading failed before the end. */
gboolean ts_lines_failed (const TsLines *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsLines, ts_lines_close)

G_END_DECLS
