/* mend.h — a new table of the lines of a file that are good. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* A line that is not in the new file. */
typedef struct {
  guint line; /* from 1 */
  char *why;  /* one sentence for people */
  char *text; /* as it stands in the file, as far as that is UTF-8; "" if it is too long */
} TsLeftOut;

/* Makes the new file `to` from `from`, which is only read: its header, and every line that is as it was
 * written and that the rules take, in turn, each with a new checksum. Lines from the number `end` on are not
 * looked at; 0: all are. `to` may be NULL: then nothing is made, and it is only told what would be. Puts into
 * `n_lines` (may be NULL) how many lines the new file has, and returns what was left out, of TsLeftOut
 * (transfer full). NULL if there is no new file: TS_ERROR if there is no header to go by (one
 * that reads well is, also if it is not as it was written: then it is told among what was left out); else
 * G_IO_ERROR (G_IO_ERROR_EXISTS if there is something of that name). */
GPtrArray *ts_mend (
    const char *from, const char *to, const TsGame *const *games, guint end, guint *n_lines, GError **error);

G_END_DECLS
