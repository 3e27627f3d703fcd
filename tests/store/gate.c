#include "gate.h"

#include <errno.h>

static GMutex mutex;
static GCond cond;
static gboolean closed;
static guint standing;
static guint let_through;
static guint gone;
static int failure;
static guint delay;

static void
set_closed (gboolean whether)
{
  g_mutex_lock (&mutex);
  closed = whether;
  let_through = 0;
  g_cond_broadcast (&cond);
  g_mutex_unlock (&mutex);
}

void
gate_close (void)
{
  set_closed (TRUE);
}

void
gate_open (void)
{
  set_closed (FALSE);
}

void
gate_let_one_through (void)
{
  g_mutex_lock (&mutex);
  let_through++;
  g_cond_broadcast (&cond);
  g_mutex_unlock (&mutex);
}

void
gate_await (void)
{
  g_mutex_lock (&mutex);
  while (standing == 0)
    g_cond_wait (&cond, &mutex);
  g_mutex_unlock (&mutex);
}

void
gate_fail (int number)
{
  g_mutex_lock (&mutex);
  failure = number;
  g_mutex_unlock (&mutex);
}

void
gate_set_delay (guint milliseconds)
{
  g_mutex_lock (&mutex);
  delay = milliseconds;
  g_mutex_unlock (&mutex);
}

guint
gate_count (void)
{
  guint n;

  g_mutex_lock (&mutex);
  n = gone;
  g_mutex_unlock (&mutex);
  return n;
}

/* Returns what the disk says: 0, or an errno. */
static int
pass (guint *wait)
{
  int number;

  g_mutex_lock (&mutex);
  standing++;
  g_cond_broadcast (&cond);
  while (closed && let_through == 0)
    g_cond_wait (&cond, &mutex);
  if (closed)
    let_through--;
  standing--;
  gone++;
  number = failure;
  failure = 0;
  *wait = delay;
  g_mutex_unlock (&mutex);
  return number;
}

static int
sync_slowly (void)
{
  guint wait;
  int number = pass (&wait);

  g_usleep (wait * G_TIME_SPAN_MILLISECOND);
  errno = number;
  return number != 0 ? -1 : 0;
}

int __wrap_fdatasync (int fd);
int
__wrap_fdatasync (int fd G_GNUC_UNUSED)
{
  return sync_slowly ();
}

int __wrap_fsync (int fd);
int
__wrap_fsync (int fd G_GNUC_UNUSED)
{
  return sync_slowly ();
}
