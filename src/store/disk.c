#include "disk.h"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <sys/file.h>
#include <unistd.h>

#define BLOCK (64 * 1024)

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

/* File systems that cannot sync a folder say EINVAL. */
gboolean
ts_disk_sync_folder_of (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean synced;

  if (fd < 0)
    return FALSE;
  synced = fsync (fd) == 0 || errno == EINVAL;
  close (fd);
  return synced;
}

/* Takes back a file that came to nothing; errno keeps the reason. */
static void
discard (int fd, const char *path)
{
  int number = errno;

  close (fd);
  unlink (path);
  errno = number;
}

/* --- opening --- */

static gboolean
is_same_file (int fd, const char *path)
{
  struct stat open_one, named_one;

  return fstat (fd, &open_one) == 0 && stat (path, &named_one) == 0 && open_one.st_dev == named_one.st_dev &&
         open_one.st_ino == named_one.st_ino;
}

/* O_NONBLOCK: a pipe of that name does not make us wait. */
int
ts_disk_open_locked (const char *path, const char **obstacle)
{
  int fd = -1;

  *obstacle = NULL;
  do {
    if (fd >= 0)
      close (fd);
    fd = open (path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0) {
      *obstacle = _ ("The file cannot be written, so the table can only be looked at.");
      return open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    }
    if (flock (fd, LOCK_EX | LOCK_NB) != 0) {
      *obstacle = errno == EWOULDBLOCK
                      ? _ ("Another program has this table open, so here it can only be looked at.")
                      : _ ("The file cannot be locked, so the table can only be looked at.");
      return fd;
    }
  } while (!is_same_file (fd, path));
  return fd;
}

int
ts_disk_create_locked (const char *path)
{
  int fd = open (path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666);

  if (fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0) {
    discard (fd, path);
    return -1;
  }
  return fd;
}

/* --- copies --- */

/* Copies the first `length` bytes, and has them on disk for good. */
static gboolean
copy (int from, int to, gsize length)
{
  g_autofree char *block = g_malloc (BLOCK);
  gsize done = 0;

  while (done < length) {
    gssize got = pread (from, block, MIN (BLOCK, length - done), (off_t) done);

    if (got < 0 && errno == EINTR)
      continue;
    if (got == 0)
      errno = EIO; /* somebody made the file shorter */
    if (got <= 0 || !ts_disk_write (to, block, (gsize) got))
      return FALSE;
    done += (gsize) got;
  }
  return fsync (to) == 0;
}

/* A copy, not a second name for the file: there are file systems without such. */
char *
ts_disk_keep_beside (int fd, const char *path, const struct stat *status)
{
  g_autofree char *name = NULL;
  int kept = -1;

  for (guint n = 1; kept < 0; n++) {
    g_free (name);
    name = g_strdup_printf ("%s.damaged-%u", path, n);
    kept = open (name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status->st_mode & 0777);
    if (kept < 0 && errno != EEXIST)
      return NULL;
  }
  if (!copy (fd, kept, (gsize) status->st_size) || !ts_disk_sync_folder_of (path)) {
    discard (kept, name);
    return NULL;
  }
  close (kept);
  return g_steal_pointer (&name);
}

int
ts_disk_replace (int fd, const char *path, gsize length, const struct stat *status)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_strdup_printf ("%s/.%s.XXXXXX", folder, base);
  int fresh = g_mkstemp_full (name, O_RDWR | O_APPEND | O_CLOEXEC, 0600);

  if (fresh < 0)
    return -1;
  if (fchmod (fresh, status->st_mode & 0777) != 0 || flock (fresh, LOCK_EX | LOCK_NB) != 0 ||
      !copy (fd, fresh, length) || rename (name, path) != 0) {
    discard (fresh, name);
    return -1;
  }
  return fresh;
}
