/* untouched.h — whether an open table's file is as we left it: programs that know no locks can change it
 * under us, or take it away. */
#pragma once

#include "journal-lines.h"

#include <sys/stat.h>

G_BEGIN_DECLS

/* Whether both are of the same time. */
gboolean ts_untouched_has_times (const struct stat *one, const struct stat *other);

/* Looks whether the path still leads to the file `fd`, and that has the lines that we know. `seen` is how it
 * was when it had, and how it is when it has. Errors: G_IO_ERROR_NOT_FOUND if the file was deleted or moved,
 * G_IO_ERROR_WRONG_ETAG if another has its name, or other lines are in it, G_IO_ERROR. */
gboolean
ts_untouched_check (const char *path, int fd, const TsJournalLines *lines, struct stat *seen, GError **error);

G_END_DECLS
