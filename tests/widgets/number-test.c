/* Numbers as people read them. */
#include "widgets/number.h"

static void
test_tell (void)
{
  g_autofree char *some = ts_number_tell (40);
  g_autofree char *none = ts_number_tell (0);
  g_autofree char *less = ts_number_tell (-7);

  g_assert_cmpstr (some, ==, "40");
  g_assert_cmpstr (none, ==, "0");
  g_assert_cmpstr (less, ==, "−7");
}

static void
test_tell_change (void)
{
  g_autofree char *more = ts_number_tell_change (3);
  g_autofree char *less = ts_number_tell_change (-3);

  g_assert_cmpstr (more, ==, "+3");
  g_assert_cmpstr (less, ==, "−3");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/number/tell", test_tell);
  g_test_add_func ("/number/tell-change", test_tell_change);
  return g_test_run ();
}
