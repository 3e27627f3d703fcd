/* collection.h — what people made for a game and keep on this computer, such as tables that they typed in:
 * files in one folder for each game.
 *
 * A file is known by its id, which is its name without the suffix: 1 to 40 small letters, digits and dashes,
 * no dash first. Any other id names no file, so one that stands in a table from somewhere else leads nowhere.
 * What is in a file is the game's affair. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TS_COLLECTION_SUFFIX ".json"

/* "tableside/GAME" in the user's data folder. It need not be there. (transfer full) */
char *ts_collection_get_folder (const char *game);

/* The ids of all files, in the order of the alphabet; an empty list if there is no such folder. (transfer
 * full) */
char **ts_collection_get_ids (const char *game);

/* The file's bytes, with a NUL after them that `length` does not count. NULL on error: G_FILE_ERROR, which is
 * G_FILE_ERROR_NOENT if there is no such file, and G_FILE_ERROR_INVAL if it is a folder or a pipe;
 * TS_ERROR_RANGE if it has more than `max` bytes. (transfer full)
 */
char *ts_collection_read (const char *game, const char *id, gsize max, gsize *length, GError **error);

/* Keeps a new file. When this returns TRUE, it is on disk. Errors: G_FILE_ERROR, which is G_FILE_ERROR_EXIST
 * if there is one of that id, and then nothing has changed. */
gboolean
ts_collection_add (const char *game, const char *id, const char *bytes, gsize length, GError **error);

/* The same for a file that may be there already and is replaced then, as a whole or not at all. */
gboolean
ts_collection_replace (const char *game, const char *id, const char *bytes, gsize length, GError **error);

/* Moves a file to the trash. Errors: G_IO_ERROR, G_FILE_ERROR_NOENT. */
gboolean ts_collection_trash (const char *game, const char *id, GError **error);

G_END_DECLS
