/* set-file.h — reads the file of a table set that somebody chose. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Reads in another thread, and never more than a set can have, whatever the file says about its size. */
void ts_set_file_read_async (GFile *file, GAsyncReadyCallback callback, gpointer data);

/* NULL on error: TS_ERROR_RANGE with a sentence if the file is too large, else G_IO_ERROR. (transfer full) */
GBytes *ts_set_file_read_finish (GAsyncResult *result, GError **error);

G_END_DECLS
