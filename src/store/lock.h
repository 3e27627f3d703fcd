/* lock.h — one program writes: the lock on an open file, of the best kind that is to be had where it lies. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  TS_LOCK_TAKEN,      /* until the file is closed */
  TS_LOCK_OF_PROCESS, /* until the process closes this file under any name, or ends: to be taken again */
  TS_LOCK_NOWHERE,    /* there are no locks where the file lies */
  TS_LOCK_ELSEWHERE,  /* another program has it */
  TS_LOCK_FAILED,     /* the reason is in errno */
} TsLock;

/* Locks the file `fd`, which is open for writing, for this program alone. It never waits. Taking a lock again
 * that is there already changes nothing. */
TsLock ts_lock_take (int fd);

G_END_DECLS
