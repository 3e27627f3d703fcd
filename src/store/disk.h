/* disk.h — what a journal asks of the system: bytes that are on disk for good, locks, and names. Functions
 * that fail leave the reason in errno. */
#pragma once

#include <glib.h>
#include <sys/stat.h>

G_BEGIN_DECLS

gboolean ts_disk_write (int fd, const char *bytes, gsize length);

/* Has the names in the folder of `path` on disk for good: a folder is a file of its own. */
gboolean ts_disk_sync_folder_of (const char *path);

/* Opens and locks the file that has the name, or opens it for reading only: then `obstacle` says why, in one
 * sentence for people. Returns -1 on failure. */
int ts_disk_open_locked (const char *path, const char **obstacle);

/* Makes a file, and locks it. EEXIST if there is something of that name. Returns -1 on failure. */
int ts_disk_create_locked (const char *path);

/* Copies the whole file `fd` to the first free of PATH.damaged-1, PATH.damaged-2 …. Returns that name
 * (transfer full), or NULL: then there is no copy. */
char *ts_disk_keep_beside (int fd, const char *path, const struct stat *status);

/* Makes a file of the first `length` bytes of `fd`, locked, complete on disk, and lets it take over the name.
 * Returns the new file, or -1: then the name means what it meant. The folder is still to be synced. */
int ts_disk_replace (int fd, const char *path, gsize length, const struct stat *status);

G_END_DECLS
