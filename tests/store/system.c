#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

int system_errno = EIO;

static gboolean armed;
static SystemMode mode;
static guint fail_at;
static guint calls;
static gboolean full;
static gboolean interrupted;
static GString *names;

void
system_arm (SystemMode how, guint n)
{
  armed = TRUE;
  mode = how;
  fail_at = n;
  calls = 0;
  full = FALSE;
  interrupted = FALSE;
  if (names == NULL)
    names = g_string_new (NULL);
  g_string_truncate (names, 0);
}

guint
system_disarm (void)
{
  armed = FALSE;
  return calls;
}

const char *
system_log (void)
{
  return names->str;
}

static gboolean
fails (const char *name)
{
  if (!armed)
    return FALSE;
  calls++;
  g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "", name);
  if (mode == SYSTEM_DIES && calls == fail_at)
    _exit (SYSTEM_DEATH);
  errno = system_errno;
  return (mode == SYSTEM_FAILS_ONCE && calls == fail_at) || (mode == SYSTEM_FAILS_ALWAYS && calls >= fail_at);
}

/* The linker calls __wrap_NAME where the store calls NAME, which is to be had as __real_NAME. */
#define WRAP(type, name, parameters, arguments, failure)                                                     \
  WRAP_AS (#name, type, name, parameters, arguments, failure)
#define WRAP_AS(call, type, name, parameters, arguments, failure)                                            \
  type __real_##name parameters;                                                                             \
  type __wrap_##name parameters;                                                                             \
  type __wrap_##name parameters                                                                              \
  {                                                                                                          \
    return fails (call) ? failure : __real_##name arguments;                                                 \
  }

/* With large files, the C library calls some of them by another name. */
#define WRAP_OPEN(name)                                                                                      \
  int __real_##name (const char *path, int flags, ...);                                                      \
  int __wrap_##name (const char *path, int flags, ...);                                                      \
  int __wrap_##name (const char *path, int flags, ...)                                                       \
  {                                                                                                          \
    va_list arguments;                                                                                       \
    mode_t permissions = 0;                                                                                  \
                                                                                                             \
    va_start (arguments, flags);                                                                             \
    if (flags & O_CREAT)                                                                                     \
      permissions = va_arg (arguments, mode_t);                                                              \
    va_end (arguments);                                                                                      \
    return fails ("open") ? -1 : __real_##name (path, flags, permissions);                                   \
  }
#define WRAP_STAT(name)                                                                                      \
  WRAP_AS ("stat", int, name, (const char *path, struct stat *status), (path, status), -1)
#define WRAP_FSTAT(name)  WRAP_AS ("fstat", int, name, (int fd, struct stat *status), (fd, status), -1)
#define WRAP_FTRUNC(name) WRAP_AS ("ftruncate", int, name, (int fd, off_t length), (fd, length), -1)
#define WRAP_SYNC(name)                                                                                      \
  int __wrap_##name (int fd);                                                                                \
  int __wrap_##name (int fd G_GNUC_UNUSED)                                                                   \
  {                                                                                                          \
    return fails (#name) ? -1 : 0;                                                                           \
  }

WRAP_OPEN (open)
WRAP_OPEN (open64)
WRAP_STAT (stat)
WRAP_STAT (stat64)
WRAP_FSTAT (fstat)
WRAP_FSTAT (fstat64)
WRAP_FTRUNC (ftruncate)
WRAP_FTRUNC (ftruncate64)
WRAP_SYNC (fsync)
WRAP_SYNC (fdatasync)
WRAP (int, fchmod, (int fd, mode_t permissions), (fd, permissions), -1)
WRAP (int, rename, (const char *from, const char *to), (from, to), -1)
WRAP (int, unlink, (const char *path), (path), -1)
WRAP (int, g_mkstemp_full, (char *name, int flags, int permissions), (name, flags, permissions), -1)
WRAP (char *, realpath, (const char *path, char *resolved), (path, resolved), NULL)

static void (*before_flock) (const char *path);
static const char *before_flock_path;

void
system_before_flock (void (*happens) (const char *path), const char *path)
{
  before_flock = happens;
  before_flock_path = path;
}

int __real_flock (int fd, int operation);
int __wrap_flock (int fd, int operation);
int
__wrap_flock (int fd, int operation)
{
  void (*happens) (const char *path) = before_flock;

  before_flock = NULL;
  if (happens != NULL)
    happens (before_flock_path);
  return fails ("flock") ? -1 : __real_flock (fd, operation);
}

/* How many bytes of a read or write are done now; -1 with errno for none. */
static gssize
share_of (const char *name, gsize length, gboolean writes)
{
  gboolean half_now = armed && calls + 1 == fail_at;

  if (half_now && mode == SYSTEM_IS_SLOW && !interrupted) {
    interrupted = TRUE;
    errno = EINTR;
    return -1;
  }
  if (half_now && mode == SYSTEM_DIES && writes)
    return (gssize) length / 2;
  if (fails (name))
    return -1;
  if (full && writes) {
    errno = ENOSPC;
    return -1;
  }
  full = half_now && writes && mode == SYSTEM_FILLS_UP;
  return half_now && (full || mode == SYSTEM_IS_SLOW) ? (gssize) (length + 1) / 2 : (gssize) length;
}

ssize_t __real_write (int fd, const void *bytes, size_t length);
ssize_t __wrap_write (int fd, const void *bytes, size_t length);
ssize_t
__wrap_write (int fd, const void *bytes, size_t length)
{
  gssize share = share_of ("write", length, TRUE);

  if (share < 0)
    return -1;
  share = __real_write (fd, bytes, (size_t) share);
  if (armed && mode == SYSTEM_DIES && calls + 1 == fail_at)
    _exit (SYSTEM_DEATH);
  return share;
}

ssize_t __real_read (int fd, void *bytes, size_t length);
ssize_t __wrap_read (int fd, void *bytes, size_t length);
ssize_t
__wrap_read (int fd, void *bytes, size_t length)
{
  gssize share = share_of ("read", length, FALSE);

  return share < 0 ? -1 : __real_read (fd, bytes, (size_t) share);
}

#define WRAP_PREAD(name)                                                                                     \
  ssize_t __real_##name (int fd, void *bytes, size_t length, off_t at);                                      \
  ssize_t __wrap_##name (int fd, void *bytes, size_t length, off_t at);                                      \
  ssize_t __wrap_##name (int fd, void *bytes, size_t length, off_t at)                                       \
  {                                                                                                          \
    gssize share = share_of ("pread", length, FALSE);                                                        \
                                                                                                             \
    return share < 0 ? -1 : __real_##name (fd, bytes, (size_t) share, at);                                   \
  }
WRAP_PREAD (pread)
WRAP_PREAD (pread64)
