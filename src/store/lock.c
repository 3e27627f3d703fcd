/* Three kinds, the best first. flock() belongs to the open file, and so do the locks "of open file
 * descriptions" that fcntl() has on Linux. The classic ones of fcntl() belong to the process: whatever part
 * of it opens the file once more and closes that again gives them up, and within the process they keep nobody
 * out. So whoever has one of those takes it again before each use.
 *
 * The next kind is tried only where the system says that there is none of this one. Any other answer ends it:
 * somebody could have the kind that we could not ask for. */
#define _GNU_SOURCE /* F_OFD_SETLK */
#include "lock.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>

static TsLock
lock_file (int fd)
{
  return flock (fd, LOCK_EX | LOCK_NB) == 0 ? TS_LOCK_TAKEN : TS_LOCK_FAILED;
}

static TsLock
lock_description (int fd)
{
#ifdef F_OFD_SETLK
  struct flock all = { .l_type = F_WRLCK, .l_whence = SEEK_SET };

  return fcntl (fd, F_OFD_SETLK, &all) == 0 ? TS_LOCK_TAKEN : TS_LOCK_FAILED;
#else
  errno = ENOSYS;
  return TS_LOCK_FAILED;
#endif
}

static TsLock
lock_for_process (int fd)
{
  struct flock all = { .l_type = F_WRLCK, .l_whence = SEEK_SET };

  return fcntl (fd, F_SETLK, &all) == 0 ? TS_LOCK_OF_PROCESS : TS_LOCK_FAILED;
}

/* A kernel that does not know a kind says EINVAL, other ends of a network say the rest. */
static gboolean
is_unknown (int number)
{
  return number == ENOSYS || number == ENOLCK || number == EOPNOTSUPP || number == EINVAL;
}

TsLock
ts_lock_take (int fd)
{
  static TsLock (*const kinds[]) (int fd) = { lock_file, lock_description, lock_for_process };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    TsLock lock = kinds[i](fd);

    if (lock != TS_LOCK_FAILED)
      return lock;
    if (errno == EWOULDBLOCK || errno == EACCES)
      return TS_LOCK_ELSEWHERE;
    if (!is_unknown (errno))
      return TS_LOCK_FAILED;
  }
  return TS_LOCK_NOWHERE;
}
