/* Rolling for the first turn: who has still to, who ties, who begins. */
#include "referee/opening.h"

#define ALL 7u /* three seats */

static TsRollOff
begun (void)
{
  TsRollOff self = { 0 };

  ts_roll_off_begin (&self, 3);
  return self;
}

static void
test_highest (void)
{
  TsRollOff self = begun ();

  g_assert_cmphex (ts_roll_off_waiting (&self), ==, ALL);
  g_assert_cmpint (ts_roll_off_roll (&self, 1, 6, FALSE), ==, TS_NOBODY);
  g_assert_cmpint (ts_roll_off_roll (&self, 0, 4, FALSE), ==, TS_NOBODY);
  g_assert_false (ts_roll_off_awaits (&self, 0));
  g_assert_cmpint (ts_roll_off_due (&self), ==, 2);
  g_assert_cmpint (ts_roll_off_roll (&self, 2, 5, FALSE), ==, 1);
  g_assert_cmphex (ts_roll_off_rollers (&self), ==, 0);
  g_assert_cmpint (ts_roll_off_due (&self), ==, TS_NOBODY);
}

static void
test_tie (void)
{
  TsRollOff self = begun ();

  g_assert_false (ts_roll_off_is_tie (&self, 3));
  ts_roll_off_roll (&self, 0, 2, TRUE);
  ts_roll_off_roll (&self, 1, 5, TRUE);
  g_assert_cmpint (ts_roll_off_roll (&self, 2, 2, TRUE), ==, TS_NOBODY);
  g_assert_true (ts_roll_off_is_tie (&self, 3));
  g_assert_cmphex (ts_roll_off_rollers (&self), ==, 1u << 0 | 1u << 2);
  g_assert_cmphex (ts_roll_off_waiting (&self), ==, 1u << 0 | 1u << 2);
  ts_roll_off_roll (&self, 2, 6, TRUE);
  g_assert_cmpint (ts_roll_off_roll (&self, 0, 3, TRUE), ==, 0);
}

/* Nothing of a roll-off is left in the state once it is over. */
static void
test_no_trace (void)
{
  TsRollOff self = begun ();
  TsRollOff nothing = { 0 };

  for (int seat = 0; seat < 3; seat++)
    ts_roll_off_roll (&self, seat, 1 + seat, FALSE);
  g_assert_cmpmem (&self, sizeof self, &nothing, sizeof nothing);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/opening/highest", test_highest);
  g_test_add_func ("/opening/tie", test_tie);
  g_test_add_func ("/opening/no-trace", test_no_trace);
  return g_test_run ();
}
