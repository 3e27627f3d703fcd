/* A press meant for one step never acts on the next. */
#include "app/play/press-guard.h"

static void
test_first (void)
{
  TsPressGuard guard = { 0 };

  g_assert_true (ts_press_guard_admits (&guard, 1)); /* nothing has changed yet */
}

static void
test_second_tap (void)
{
  TsPressGuard guard = { 0 };
  gint64 change = 5 * G_USEC_PER_SEC;

  ts_press_guard_changed (&guard, change);
  g_assert_false (ts_press_guard_admits (&guard, change));
  g_assert_false (ts_press_guard_admits (&guard, change + TS_PRESS_GUARD_QUIET - 1));
  g_assert_true (ts_press_guard_admits (&guard, change + TS_PRESS_GUARD_QUIET));
  ts_press_guard_changed (&guard, change + G_USEC_PER_SEC);
  g_assert_false (ts_press_guard_admits (&guard, change + G_USEC_PER_SEC + 1));
}

/* Somebody sees what has changed only when a frame shows it, however long that takes. */
static void
test_unseen (void)
{
  gint64 change = 5 * G_USEC_PER_SEC, frame = change + G_USEC_PER_SEC;
  TsPressGuard guard = { .changed = change };

  g_assert_false (ts_press_guard_admits (&guard, frame));
  ts_press_guard_seen (&guard, frame);
  g_assert_false (ts_press_guard_admits (&guard, frame + TS_PRESS_GUARD_GLANCE - 1));
  g_assert_true (ts_press_guard_admits (&guard, frame + TS_PRESS_GUARD_GLANCE));
  ts_press_guard_seen (&guard, change + 1);
  g_assert_false (ts_press_guard_admits (&guard, change + TS_PRESS_GUARD_QUIET - 1));
  guard = (TsPressGuard) { .changed = change }; /* a window that is drawn no more */
  g_assert_true (ts_press_guard_admits (&guard, change + TS_PRESS_GUARD_UNSEEN));
}

static void
test_held_key (void)
{
  TsPressGuard guard = { 0 };

  g_assert_true (ts_press_guard_key_down (&guard, ' '));
  g_assert_false (ts_press_guard_key_down (&guard, ' ')); /* however long it is held */
  g_assert_false (ts_press_guard_key_down (&guard, ' '));
  ts_press_guard_key_up (&guard, ' ');
  g_assert_true (ts_press_guard_key_down (&guard, ' '));
}

/* Shift goes up first. */
static void
test_shift (void)
{
  TsPressGuard guard = { 0 };

  g_assert_true (ts_press_guard_key_down (&guard, 'Z'));
  ts_press_guard_key_up (&guard, 'z');
  g_assert_true (ts_press_guard_key_down (&guard, 'Z'));
}

static void
test_other_key (void)
{
  TsPressGuard guard = { 0 };

  g_assert_true (ts_press_guard_key_down (&guard, 'z'));
  ts_press_guard_key_up (&guard, 'y'); /* not the one that is down */
  g_assert_false (ts_press_guard_key_down (&guard, 'z'));
  g_assert_true (ts_press_guard_key_down (&guard, 'y'));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/press-guard/first", test_first);
  g_test_add_func ("/press-guard/second-tap", test_second_tap);
  g_test_add_func ("/press-guard/unseen", test_unseen);
  g_test_add_func ("/press-guard/held-key", test_held_key);
  g_test_add_func ("/press-guard/other-key", test_other_key);
  g_test_add_func ("/press-guard/shift", test_shift);
  return g_test_run ();
}
