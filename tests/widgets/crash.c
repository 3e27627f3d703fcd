#define _GNU_SOURCE /* dladdr, _Fork */
#include "crash.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <glib.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_CALLS 60

static char *program; /* its path */

typedef char Address[2 * sizeof (void *) + 1];

/* Calls in the program itself, as addresses in its file; the symbols of static functions are nowhere else. */
static int
find_own (void *const *calls, int n_calls, Address *own)
{
  Dl_info here, there;
  int n = 0;

  if (dladdr (&program, &here) == 0)
    return 0;
  for (int i = 0; i < n_calls; i++)
    if (dladdr (calls[i], &there) != 0 && there.dli_fbase == here.dli_fbase)
      g_snprintf (own[n++], sizeof own[0], "%zx", (size_t) ((char *) calls[i] - (char *) here.dli_fbase) - 1);
  return n;
}

/* Another program does it: nothing may be asked of this one's memory any more. */
static void
tell_lines (void *const *calls, int n_calls)
{
  Address own[MOST_CALLS];
  char *command[MOST_CALLS + 5] = { "addr2line", "-fpse", program };
  int n = find_own (calls, n_calls, own);
  pid_t pid;

  for (int i = 0; i < n; i++)
    command[3 + i] = own[i];
  pid = _Fork ();
  if (pid == 0) {
    dup2 (STDERR_FILENO, STDOUT_FILENO);
    execvp (command[0], command);
    _exit (127);
  }
  if (pid > 0)
    waitpid (pid, NULL, 0);
}

/* The signal is the system's again, and comes as soon as this is done. */
static void
on_signal (int number)
{
  void *calls[MOST_CALLS];
  int n = backtrace (calls, MOST_CALLS);

  backtrace_symbols_fd (calls, n, STDERR_FILENO);
  tell_lines (calls, n);
  raise (number);
}

void
crash_tell_where (void)
{
  static const int numbers[] = { SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP };
  struct sigaction action = { .sa_handler = on_signal, .sa_flags = (int) SA_RESETHAND }, before;
  void *call;

  program = g_file_read_link ("/proc/self/exe", NULL); /* for good */
  if (program == NULL)
    return;
  backtrace (&call, 1); /* loads what it needs, while there is memory to be had */
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (sigaction (numbers[i], NULL, &before) == 0 && before.sa_handler == SIG_DFL)
      sigaction (numbers[i], &action, NULL);
}
