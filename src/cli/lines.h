/* lines.h — lines of a file or of standard input, byte for byte, as soon as they are there. */
#pragma once

#include <glib.h>
#include <stdio.h>

G_BEGIN_DECLS

typedef struct {
  FILE *file;
  const char *name; /* as people call it */
  GString *
      text; /* the line, without its LF; of one that is too long only the beginning, which is too long, too */
  guint number; /* of the line, from 1 */
} TsLines;

/* Lines of the file, or of standard input if the path is NULL. NULL if it cannot be opened, or is larger than
 * a table may be: people were told. The path is kept, not copied. (transfer full) */
TsLines *
ts_lines_open (const char *path);
void
ts_lines_close (TsLines *self);

/* Goes to the next line. FALSE at the end. A last line without LF is no line: people are told. */
gboolean
ts_lines_next (TsLines *self);

/* Whether reading failed. */
gboolean
ts_lines_failed (const TsLines *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsLines, ts_lines_close)

G_END_DECLS
