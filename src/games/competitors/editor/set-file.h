/* set-file.h — the files of table sets that people give each other: asks for one, and reads it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Reads in another thread, and never more than a set can have, whatever the file says about its size. */
void ts_set_file_read_async (GFile *file, GAsyncReadyCallback callback, gpointer data);

/* NULL on error: TS_ERROR_RANGE with a sentence if the file is too large, else G_IO_ERROR. (transfer full) */
GBytes *ts_set_file_read_finish (GAsyncResult *result, GError **error);

/* Asks for a file to be read, or to be written with a set of that id. The callback's object is the widget
 * that asks. */
void ts_set_file_ask_to_read (GtkWidget *asking, GAsyncReadyCallback callback, gpointer data);
void
ts_set_file_ask_to_write (GtkWidget *asking, const char *id, GAsyncReadyCallback callback, gpointer data);

/* NULL if none was chosen; `problem` (transfer full) is set to a sentence about it then, or to NULL if people
 * just did not want to. (transfer full) */
GFile *ts_set_file_ask_finish (GAsyncResult *result, char **problem);

G_END_DECLS
