#define _GNU_SOURCE /* renameat2() */
#include "disk.h"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define BLOCK     (64 * 1024)
#define MAX_TRIES 10

gboolean
ts_disk_fail (GError **error, const char *sentence)
{
  int number = errno;

  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number), sentence, g_strerror (number));
  return FALSE;
}

gint64
ts_disk_time_changed (const struct stat *status)
{
  return status->st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + status->st_mtim.tv_nsec;
}

gboolean
ts_disk_write (int fd, const char *bytes, gsize length)
{
  while (length > 0) {
    gssize written = write (fd, bytes, length);

    if (written < 0 && errno == EINTR)
      continue;
    if (written < 0)
      return FALSE;
    bytes += written;
    length -= (gsize) written;
  }
  return TRUE;
}

/* --- folders --- */

/* What is said of a folder that cannot be synced, or that may be written and not read. */
static gboolean
is_forgiven (int number)
{
  return number == EINVAL || number == EOPNOTSUPP || number == ENOSYS || number == EPERM || number == EACCES;
}

gboolean
ts_disk_sync_folder_of (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean synced = fd >= 0 && fsync (fd) == 0;
  int number = errno;

  if (fd >= 0)
    close (fd);
  errno = number;
  return synced || is_forgiven (number);
}

static gboolean
is_folder (const char *path)
{
  struct stat status;

  if (stat (path, &status) != 0)
    return FALSE;
  errno = ENOTDIR;
  return S_ISDIR (status.st_mode);
}

/* Whoever made a folder that is there already may have been stopped before it was on disk for good. */
gboolean
ts_disk_make_folder (const char *path)
{
  g_autofree char *parent = g_path_get_dirname (path);

  if (!is_folder (path)) {
    if (errno != ENOENT || !ts_disk_make_folder (parent))
      return FALSE;
    if (mkdir (path, 0700) != 0 && (errno != EEXIST || !is_folder (path))) /* EEXIST: somebody was quicker */
      return FALSE;
  }
  return ts_disk_sync_folder_of (path);
}

/* --- opening --- */

gboolean
ts_disk_is_same_file (int fd, const char *path)
{
  struct stat open_one, named_one;

  return fstat (fd, &open_one) == 0 && stat (path, &named_one) == 0 && open_one.st_dev == named_one.st_dev &&
         open_one.st_ino == named_one.st_ino;
}

gboolean
ts_disk_is_in_use (const char *path)
{
  int fd = open (path, O_RDWR | O_CLOEXEC | O_NONBLOCK);
  gboolean in_use = fd >= 0 && ts_lock_take (fd) == TS_LOCK_ELSEWHERE;

  if (fd >= 0)
    close (fd);
  return in_use;
}

/* NULL if nothing stands in the way of writing. */
static const char *
obstacle_of (TsLock lock, gboolean unlocked)
{
  switch (lock) {
  case TS_LOCK_ELSEWHERE:
    return _ ("Another program has this table open, so here it can only be looked at.");
  case TS_LOCK_FAILED:
    return _ ("The file cannot be locked, so the table can only be looked at.");
  case TS_LOCK_NOWHERE:
    return unlocked
               ? NULL
               : _ ("Files cannot be locked where this one lies, so another program could write into it at "
                    "the same time. The table can only be looked at.");
  default:
    return NULL;
  }
}

static int
open_to_look (const char *path, TsLock *lock)
{
  *lock = TS_LOCK_FAILED;
  return open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
}

/* O_NONBLOCK: a pipe of that name does not make us wait. */
int
ts_disk_open_locked (const char *path, gboolean unlocked, TsLock *lock, const char **obstacle)
{
  for (guint i = 0; i < MAX_TRIES; i++) {
    int fd = open (path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK);

    if (fd < 0) {
      *obstacle = _ ("The file cannot be written, so the table can only be looked at.");
      return open_to_look (path, lock);
    }
    *lock = ts_lock_take (fd);
    *obstacle = obstacle_of (*lock, unlocked);
    if (*obstacle != NULL || ts_disk_is_same_file (fd, path))
      return fd;
    close (fd);
  }
  *obstacle = _ ("The file does not stay in its place, so the table can only be looked at.");
  return open_to_look (path, lock);
}

/* --- new files --- */

/* Takes back a file that came to nothing; errno keeps the reason. */
static void
discard (int fd, const char *path)
{
  int number = errno;

  close (fd);
  unlink (path);
  errno = number;
}

/* A file in the folder of `path` whose name nobody looks for. The name is short: `path` may be as long as can
 * be. Returns -1 on failure. */
static int
make_temporary (const char *path, mode_t mode, char **name)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd;

  *name = g_build_filename (folder, ".tableside-XXXXXX", NULL);
  fd = g_mkstemp_full (*name, O_RDWR | O_APPEND | O_CLOEXEC, 0600);
  if (fd < 0 || mode == 0600 || fchmod (fd, mode) == 0)
    return fd;
  discard (fd, *name);
  return -1;
}

/* The same with bytes in it, on disk for good. */
static int
write_temporary (const char *path, const char *bytes, gsize length, char **name)
{
  int fd = make_temporary (path, 0600, name);

  if (fd < 0 || (ts_disk_write (fd, bytes, length) && fsync (fd) == 0))
    return fd;
  discard (fd, *name);
  return -1;
}

/* Gives a file another name, unless something has it already. Not every file system can do that at once; the
 * last way leaves an empty file if the power fails in between. */
static gboolean
place (const char *from, const char *to)
{
  int fd;

  if (renameat2 (AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
    return TRUE;
  if (errno == EEXIST)
    return FALSE;
  if (link (from, to) == 0) {
    unlink (from);
    return TRUE;
  }
  fd = open (to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (fd < 0)
    return FALSE;
  if (rename (from, to) == 0) {
    close (fd);
    return TRUE;
  }
  discard (fd, to);
  return FALSE;
}

int
ts_disk_create_locked (const char *path, const char *bytes, gsize length, TsLock *lock)
{
  g_autofree char *name = NULL;
  int fd = write_temporary (path, bytes, length, &name);

  if (fd < 0)
    return -1;
  *lock = ts_lock_take (fd);
  if (*lock == TS_LOCK_FAILED || *lock == TS_LOCK_ELSEWHERE || !place (name, path)) {
    discard (fd, name);
    return -1;
  }
  if (ts_disk_sync_folder_of (path))
    return fd;
  discard (fd, path);
  return -1;
}

gboolean
ts_disk_write_file (const char *path, const char *bytes, gsize length)
{
  g_autofree char *name = NULL;
  int fd = write_temporary (path, bytes, length, &name);

  if (fd < 0)
    return FALSE;
  if (rename (name, path) != 0) {
    discard (fd, name);
    return FALSE;
  }
  close (fd);
  return ts_disk_sync_folder_of (path);
}

/* --- copies --- */

/* One block of a file, or what there is of it before `end`. Returns how many bytes; -1 on failure. */
static gssize
read_at (int fd, char *block, gsize at, gsize end)
{
  gssize got;

  do
    got = pread (fd, block, MIN (BLOCK, end - at), (off_t) at);
  while (got < 0 && errno == EINTR);
  if (got != 0)
    return got;
  errno = EIO; /* somebody made the file shorter */
  return -1;
}

/* Copies the first `length` bytes, and has them on disk for good. */
static gboolean
copy (int from, int to, gsize length)
{
  g_autofree char *block = g_malloc (BLOCK);

  for (gsize done = 0; done < length;) {
    gssize got = read_at (from, block, done, length);

    if (got <= 0 || !ts_disk_write (to, block, (gsize) got))
      return FALSE;
    done += (gsize) got;
  }
  return fsync (to) == 0;
}

/* Whether both begin with the same `length` bytes. */
static gboolean
are_equal (int one, int other, gsize length)
{
  g_autofree char *block = g_malloc (BLOCK), *other_block = g_malloc (BLOCK);

  for (gsize done = 0; done < length;) {
    gssize got = read_at (one, block, done, length);
    gssize other_got = got > 0 ? read_at (other, other_block, done, done + (gsize) got) : -1;

    if (other_got <= 0 || memcmp (block, other_block, (gsize) other_got) != 0)
      return FALSE;
    done += (gsize) other_got;
  }
  return TRUE;
}

/* Whether the file of that name is such a copy already, and on disk for good: it may be one of an opening
 * that did not come to its end. */
static gboolean
is_copy (const char *name, int fd, const struct stat *status)
{
  int there = open (name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
  struct stat kept;
  gboolean equal;

  if (there < 0)
    return FALSE;
  equal = fstat (there, &kept) == 0 && S_ISREG (kept.st_mode) && kept.st_size == status->st_size &&
          are_equal (fd, there, (gsize) status->st_size) && fsync (there) == 0;
  close (there);
  return equal;
}

/* The first of the names for copies that has such a copy already, or that is free: then `there` is FALSE.
 * (transfer full) */
static char *
find_name (int fd, const char *path, const struct stat *status, gboolean *there)
{
  for (guint n = 1;; n++) {
    g_autofree char *name = g_strdup_printf ("%s.damaged-%u", path, n);
    struct stat found;

    *there = is_copy (name, fd, status);
    if (*there || lstat (name, &found) != 0)
      return g_steal_pointer (&name);
  }
}

/* A copy, not a second name for the file: there are file systems without such. */
char *
ts_disk_keep_beside (int fd, const char *path, const struct stat *status)
{
  gboolean there;
  g_autofree char *name = find_name (fd, path, status, &there);
  g_autofree char *temporary = NULL;
  int kept;

  if (there)
    return ts_disk_sync_folder_of (path) ? g_steal_pointer (&name) : NULL;
  kept = make_temporary (path, status->st_mode & 0777, &temporary);
  if (kept < 0)
    return NULL;
  if (!copy (fd, kept, (gsize) status->st_size) || !place (temporary, name)) {
    discard (kept, temporary);
    return NULL;
  }
  if (!ts_disk_sync_folder_of (path)) {
    discard (kept, name);
    return NULL;
  }
  close (kept);
  return g_steal_pointer (&name);
}

int
ts_disk_replace (int fd, const char *path, gsize length, const struct stat *status)
{
  g_autofree char *name = NULL;
  int fresh = make_temporary (path, status->st_mode & 0777, &name);
  TsLock lock;

  if (fresh < 0)
    return -1;
  lock = ts_lock_take (fresh);
  if (lock == TS_LOCK_FAILED || lock == TS_LOCK_ELSEWHERE || !copy (fd, fresh, length) ||
      rename (name, path) != 0) {
    discard (fresh, name);
    return -1;
  }
  return fresh;
}
