/* disk.h — what files ask of the system: bytes that are on disk for good, and names. Functions that fail
 * leave the reason in errno. */
#pragma once

#include "lock.h"

#include <gio/gio.h>

#include <sys/stat.h>

G_BEGIN_DECLS

/* That reason as an error of G_IO_ERROR: `sentence` has a %s for what the system says. Returns FALSE. */
gboolean ts_disk_fail (GError **error, const char *sentence);

/* When a file was changed last, in nanoseconds. */
gint64 ts_disk_time_changed (const struct stat *status);

gboolean ts_disk_write (int fd, const char *bytes, gsize length);

/* Has the names in the folder of `path` on disk for good: a folder is a file of its own. Where folders cannot
 * be synced there is nothing to do, and that is no failure. */
gboolean ts_disk_sync_folder_of (const char *path);

/* Makes a folder (0700) with those that it lies in, as far as they are not there, on disk for good. */
gboolean ts_disk_make_folder (const char *path);

/* Whether the path leads to the open file. */
gboolean ts_disk_is_same_file (int fd, const char *path);

/* Whether somebody has the file of that name locked, be it here or in another program. */
gboolean ts_disk_is_in_use (const char *path);

/* Opens and locks the file that has the name, or opens it for reading only: then `obstacle` says why, in one
 * sentence for people. `unlocked`: where there are no locks, it is opened for writing without. Returns -1 on
 * failure. */
int ts_disk_open_locked (const char *path, gboolean unlocked, TsLock *lock, const char **obstacle);

/* Makes a file (0600) of the bytes, locked if that can be, on disk for good. It gets its name when it is
 * complete. Returns it, open for appending; or -1, EEXIST if there is something of that name: then there is
 * no new file. */
int ts_disk_create_locked (const char *path, const char *bytes, gsize length, TsLock *lock);

/* Makes a file (0600) of the bytes, or lets it take over the name, as a whole and on disk for good. */
gboolean ts_disk_write_file (const char *path, const char *bytes, gsize length);

/* Copies the whole file `fd` to the first free of PATH.damaged-1, PATH.damaged-2 …, unless one of those
 * before is such a copy already. Returns its name (transfer full), or NULL: then there is no new file. */
char *ts_disk_keep_beside (int fd, const char *path, const struct stat *status);

/* Makes a file of the first `length` bytes of `fd`, locked as that is, complete on disk, and lets it take
 * over the name. Returns the new file, or -1: then the name means what it meant. The folder is still to be
 * synced.
 */
int ts_disk_replace (int fd, const char *path, gsize length, const struct stat *status);

G_END_DECLS
