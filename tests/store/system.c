#define _GNU_SOURCE /* F_OFD_SETLK, renameat2() */
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

/* Threads write and read, too; what happens before a call may make calls of its own. */
static GRecMutex mutex;

static gboolean armed;
static SystemMode mode;
static guint fail_at;
static guint calls;
static gboolean full;
static gboolean interrupted;
static GString *names;

static char *failing_kind;  /* for SYSTEM_KIND_FAILS */
static GHashTable *refused; /* name → number */

static const char *before_name, *before_path;
static void (*before) (const char *path);

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
  g_clear_pointer (&failing_kind, g_free);
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

void
system_before (const char *name, void (*happens) (const char *path), const char *path)
{
  before_name = name;
  before = happens;
  before_path = path;
}

void
system_refuse (const char *name, int number)
{
  if (refused == NULL)
    refused = g_hash_table_new (g_str_hash, g_str_equal);
  g_hash_table_insert (refused, (gpointer) name, GINT_TO_POINTER (number));
}

void
system_accept_all (void)
{
  g_clear_pointer (&refused, g_hash_table_unref);
}

static void
let_happen (const char *name)
{
  void (*happens) (const char *path) = before;

  if (happens == NULL || !g_str_equal (name, before_name))
    return;
  before = NULL;
  happens (before_path);
}

static gboolean
is_refused (const char *name)
{
  int number = refused != NULL ? GPOINTER_TO_INT (g_hash_table_lookup (refused, name)) : 0;

  if (number != 0)
    errno = number;
  return number != 0;
}

static gboolean
fails_now (const char *name)
{
  switch (mode) {
  case SYSTEM_FAILS_ONCE:
    return calls == fail_at;
  case SYSTEM_FAILS_ALWAYS:
    return calls >= fail_at;
  case SYSTEM_KIND_FAILS:
    if (calls == fail_at)
      failing_kind = g_strdup (name);
    return failing_kind != NULL && g_str_equal (name, failing_kind);
  default:
    return FALSE;
  }
}

static gboolean
fails (const char *name)
{
  g_autoptr (GRecMutexLocker) locker = g_rec_mutex_locker_new (&mutex);

  let_happen (name);
  if (!armed)
    return is_refused (name);
  calls++;
  g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "", name);
  if (mode == SYSTEM_DIES && calls == fail_at)
    _exit (SYSTEM_DEATH);
  if (is_refused (name))
    return TRUE;
  errno = system_errno;
  return fails_now (name);
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

WRAP (int, link, (const char *from, const char *to), (from, to), -1)
WRAP (int, mkdir, (const char *path, mode_t permissions), (path, permissions), -1)
WRAP (int, flock, (int fd, int operation), (fd, operation), -1)
WRAP (int,
      renameat2,
      (int from_folder, const char *from, int to_folder, const char *to, unsigned flags),
      (from_folder, from, to_folder, to, flags),
      -1)

#define WRAP_FCNTL(name)                                                                                     \
  int __real_##name (int fd, int command, ...);                                                              \
  int __wrap_##name (int fd, int command, ...);                                                              \
  int __wrap_##name (int fd, int command, ...)                                                               \
  {                                                                                                          \
    va_list arguments;                                                                                       \
    struct flock *lock;                                                                                      \
                                                                                                             \
    va_start (arguments, command);                                                                           \
    lock = va_arg (arguments, struct flock *);                                                               \
    va_end (arguments);                                                                                      \
    return fails (command == F_OFD_SETLK ? "fcntl-ofd" : "fcntl") ? -1 : __real_##name (fd, command, lock);  \
  }
WRAP_FCNTL (fcntl)
WRAP_FCNTL (fcntl64)

/* How many bytes of a read or write are done now; -1 with errno for none. */
static gssize
share_of (const char *name, gsize length, gboolean writes)
{
  g_autoptr (GRecMutexLocker) locker = g_rec_mutex_locker_new (&mutex);
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
