/* folder.h — a folder for one file, for targets that open files. It is gone when the program ends in order.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The file's path; nothing is there unless it was put. */
const char *ts_fuzz_path (void);

/* Empties the folder, and puts the file there; `bytes` may be NULL if there are none. */
void ts_fuzz_put (const void *bytes, gsize size);

/* Empties the folder. */
void ts_fuzz_clear (void);

/* What the file has, with a NUL after it, or one beside it that its name and `suffix` name. NULL: there is
 * none. (transfer full) */
char *ts_fuzz_get (const char *suffix, gsize *length);

G_END_DECLS
