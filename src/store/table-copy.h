/* table-copy.h — an evening from memory into another file, whatever became of the file that it lived in. */
#pragma once

#include "table.h"

G_BEGIN_DECLS

/* Writes all that is known of the evening into a file, in a thread. Entries that were taken back are there
 * only as far as they can be put back in force. If there is a file of that name, people were asked: it is
 * replaced once the new one is on disk. Errors: G_IO_ERROR (G_IO_ERROR_BUSY if it is the one of an open
 * table); then no file has begun to be another. */
void ts_table_copy_save (TsTable *table, const char *path, GAsyncReadyCallback done, gpointer data);
gboolean ts_table_copy_finish (TsTable *table, GAsyncResult *result, GError **error);

G_END_DECLS
