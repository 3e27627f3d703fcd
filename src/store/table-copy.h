/* table-copy.h — an evening from memory into a new file, whatever became of the file that it lived in. */
#pragma once

#include "table.h"

G_BEGIN_DECLS

/* Writes all that is known of the evening into a new file, in a thread. Entries that were taken back are
 * there only as far as they can be put back in force. Errors: G_IO_ERROR (G_IO_ERROR_EXISTS if there is such
 * a file); then there is no new file. */
void ts_table_copy_save (TsTable *table, const char *path, GAsyncReadyCallback done, gpointer data);
gboolean ts_table_copy_finish (TsTable *table, GAsyncResult *result, GError **error);

G_END_DECLS
