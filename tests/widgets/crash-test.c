/* A test that crashes says where: GLib's criticals are a breakpoint, its assertions abort. */
#include "crash.h"

#include <glib.h>
#include <stdlib.h>

static void
stop_here (void)
{
  G_BREAKPOINT ();
}

static void
give_up (void)
{
  abort ();
}

static void
write_nowhere (void)
{
  static int *volatile nothing = NULL;

  *nothing = 1;
}

static const struct {
  const char *path;
  void (*crash) (void);
  const char *where;
} crashes[] = {
  { "/crash/critical", stop_here, "*stop_here at crash-test.c:*test_crash at crash-test.c:*" },
  { "/crash/assertion", give_up, "*give_up at crash-test.c:*test_crash at crash-test.c:*" },
  { "/crash/memory", write_nowhere, "*write_nowhere at crash-test.c:*test_crash at crash-test.c:*" },
};

static void
test_crash (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  if (g_test_subprocess ()) {
    crash_tell_where ();
    crashes[i].crash ();
    g_print ("on and on\n");
    return;
  }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stdout_unmatched ("*on and on*");
  g_test_trap_assert_stderr (crashes[i].where);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (crashes); i++)
    g_test_add_data_func (crashes[i].path, GUINT_TO_POINTER (i), test_crash);
  return g_test_run ();
}
