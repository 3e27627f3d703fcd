/* system.h — the system as the store meets it, put between the two by the linker (--wrap): calls are counted
 * and one of them can go wrong. Nothing is waited for: fsync() and fdatasync() only count. */
#pragma once

#include <glib.h>

typedef enum {
  SYSTEM_WORKS,
  SYSTEM_FAILS_ONCE,   /* the n-th call fails with system_errno, having done nothing */
  SYSTEM_FAILS_ALWAYS, /* the n-th call fails, and every one after it */
  SYSTEM_FILLS_UP,     /* if the n-th call is a write, half of it is done, and all further writes fail */
  SYSTEM_IS_SLOW,      /* if the n-th call is a read or a write, half of it is done; EINTR before it */
  SYSTEM_DIES,         /* the process ends at the n-th call; half done, if it is a write */
  SYSTEM_KIND_FAILS,   /* the n-th call fails, and every one of that name after it */
  SYSTEM_N_MODES
} SystemMode;

/* From here on calls are counted, until system_disarm(). */
void system_arm (SystemMode mode, guint n);

/* What the system says where nothing else is said: EIO, until somebody changes it. */
extern int system_errno;

/* Returns how many calls there were. */
guint system_disarm (void);

/* The names of the calls since system_arm(), with spaces between. */
const char *system_log (void);

/* Before the next call of that name, something else happens. */
void system_before (const char *name, void (*happens) (const char *path), const char *path);

/* Up to system_accept_all(), all calls of that name fail with the number, armed or not. Locks are called
 * "flock", "fcntl-ofd" (of open file descriptions) and "fcntl" (of the process). */
void system_refuse (const char *name, int number);
void system_accept_all (void);

#define SYSTEM_DEATH 77 /* exit status of a process that died so */
