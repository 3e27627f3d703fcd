/* table-trash.h — tables that people threw away. They lie in a folder of their own beside that of the tables,
 * as they were, until somebody brings them back or deletes them for good; nothing else ever does. A table
 * that lies elsewhere is somebody's own file, and goes to the desktop's trash. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Whether the path is of a file in the trash, be it there or not. */
gboolean ts_table_trash_has (const char *path);

/* The paths of all tables in the trash, those changed last first. NULL on error: G_FILE_ERROR. (transfer
 * full) */
char **ts_table_trash_get_paths (GError **error);

/* Throws a table away: one of the folder of tables goes to the trash under its name, or that with a number;
 * one from elsewhere to the desktop's trash; and one that is in the trash is deleted. Errors: G_IO_ERROR;
 * then it is where it was. */
gboolean ts_table_trash_throw (const char *path, GError **error);

/* Brings a table of the trash back among the others, under its name, or that with a number if there is such a
 * one by now. Its path there, or NULL with G_IO_ERROR; then it is where it was. (transfer full) */
char *ts_table_trash_restore (const char *path, GError **error);

G_END_DECLS
