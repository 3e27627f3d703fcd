/* What fair dice were to be expected to show, against numbers that can be counted on paper. */
#include "stats/odds.h"

#include <math.h>

static GArray *
dice_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TsDiceThrown));
}

#define assert_near(number, expected) g_assert_cmpfloat (fabs ((number) - (expected)), <, 1e-9)

static void
test_none (void)
{
  g_autoptr (GArray) dice = dice_new ();
  TsOdds odds = ts_odds_of (dice);

  g_assert_cmpint (odds.n, ==, 0);
  assert_near (odds.expected, 0);
  assert_near (odds.chance, 1);
}

/* Of two dice 12 falls in 1 of 36, 7 or more in 21, and 2 or more always. */
static void
test_two (void)
{
  static const struct {
    gint64 sum;
    double chance;
  } throws[] = { { 12, 1.0 / 36 }, { 7, 21.0 / 36 }, { 3, 35.0 / 36 }, { 2, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (throws); i++) {
    g_autoptr (GArray) dice = dice_new ();
    TsOdds odds;

    ts_dice_thrown_add (dice, 6, 2, throws[i].sum);
    odds = ts_odds_of (dice);
    assert_near (odds.expected, 7);
    assert_near (odds.chance, throws[i].chance);
  }
}

/* A coin and a die: 8 in 1 of 12, 7 or more in 3 of 12. */
static void
test_mixed (void)
{
  g_autoptr (GArray) dice = dice_new ();

  ts_dice_thrown_add (dice, 6, 1, 5);
  ts_dice_thrown_add (dice, 2, 1, 2);
  g_assert_cmpint (g_array_index (dice, TsDiceThrown, 0).sides, ==, 2);
  assert_near (ts_odds_of (dice).expected, 5);
  assert_near (ts_odds_of (dice).chance, 3.0 / 12);
}

/* Where it is counted no longer, the bell says nearly the same as the count. */
static void
test_many (void)
{
  g_autoptr (GArray) few = dice_new ();
  g_autoptr (GArray) many = dice_new ();

  ts_dice_thrown_add (few, 6, TS_ODDS_COUNTED, 1430);
  ts_dice_thrown_add (many, 6, TS_ODDS_COUNTED, 1430);
  ts_dice_thrown_add (many, 1, 1, 1); /* always shows a 1 */
  g_assert_cmpfloat (ts_odds_of (few).chance, !=, ts_odds_of (many).chance);
  g_assert_cmpfloat (fabs (ts_odds_of (few).chance - ts_odds_of (many).chance), <, 0.001);
  g_assert_cmpfloat (ts_odds_of (few).chance, <, 0.25);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/odds/none", test_none);
  g_test_add_func ("/odds/two", test_two);
  g_test_add_func ("/odds/mixed", test_mixed);
  g_test_add_func ("/odds/many", test_many);
  return g_test_run ();
}
