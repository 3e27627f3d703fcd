/* Competitor$: sums as coins of the box, and what a movement has to declare. */
#include "games/competitors/board/coins.h"
#include "games/competitors/board/duty.h"

static int
count (const int pieces[COMPETITORS_COINS])
{
  int n = 0;

  for (int i = 0; i < COMPETITORS_COINS; i++)
    n += pieces[i];
  return n;
}

static gint64
add_up (const int pieces[COMPETITORS_COINS])
{
  gint64 sum = 0;

  for (int i = 0; i < COMPETITORS_COINS; i++)
    sum += (gint64) pieces[i] * ts_competitors_coins[i].worth;
  return sum;
}

static void
test_fewest (void)
{
  static const struct {
    gint64 amount;
    int n;
  } sums[] = {
    { 0, 0 },      { 500, 1 },    { 1000, 1 },   { 2500, 3 },   { 10500, 2 },
    { 99500, 11 }, { 100000, 1 }, { 200000, 2 }, { 166500, 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sums); i++) {
    int pieces[COMPETITORS_COINS];

    g_assert_cmpint (ts_competitors_lay_out (sums[i].amount, pieces), ==, 0);
    g_assert_cmpint (add_up (pieces), ==, sums[i].amount);
    g_assert_cmpint (count (pieces), ==, sums[i].n);
  }
}

/* The fewest pieces for each sum, without any thought: one piece more than for a sum that is one piece less.
 */
static void
test_against_search (void)
{
  enum {
    STEPS = 2000
  }; /* of 500: up to a million, where no pile runs out */
  static int fewest[STEPS + 1];

  for (int sum = 1; sum <= STEPS; sum++) {
    int pieces[COMPETITORS_COINS];

    fewest[sum] = G_MAXINT;
    for (int coin = 0; coin < COMPETITORS_COINS; coin++) {
      int worth = ts_competitors_coins[coin].worth / 500;

      if (worth <= sum)
        fewest[sum] = MIN (fewest[sum], fewest[sum - worth] + 1);
    }
    g_assert_cmpint (ts_competitors_lay_out (sum * 500, pieces), ==, 0);
    g_assert_cmpint (count (pieces), ==, fewest[sum]);
  }
}

static void
test_box (void)
{
  int pieces[COMPETITORS_COINS];
  gint64 box = 0;

  for (int i = 0; i < COMPETITORS_COINS; i++)
    box += (gint64) ts_competitors_coins[i].worth * ts_competitors_coins[i].in_box;
  g_assert_cmpint (box, ==, 4325000);
  g_assert_cmpint (ts_competitors_lay_out (2100000, pieces), ==, 0); /* more than there are of the largest */
  g_assert_cmpint (pieces[0], ==, 20);
  g_assert_cmpint (pieces[1], ==, 2);
  g_assert_cmpint (ts_competitors_lay_out (box, pieces), ==, 0);
  for (int i = 0; i < COMPETITORS_COINS; i++)
    g_assert_cmpint (pieces[i], ==, ts_competitors_coins[i].in_box);
  g_assert_cmpint (ts_competitors_lay_out (box + 500, pieces), ==, 500);
  g_assert_cmpint (ts_competitors_lay_out (1499, pieces), ==, 499);
  g_assert_cmpint (count (pieces), ==, 1);
}

/* --- Customs --- */

static int
duty (const Competitors *state, CompetitorsVoyage voyage)
{
  g_autofree char *why = NULL;
  int cards = ts_competitors_duty (state, &voyage, &why);

  g_assert_nonnull (why);
  return cards;
}

static void
test_duty (void)
{
  g_autofree Competitors *state = g_new0 (Competitors, 1);

  state->headquarters[1] = (CompetitorsSite) { .there = TRUE, .continent = 2, .state = "Italy" };
  state->branches[1][0] = (CompetitorsSite) { .there = TRUE, .continent = 3, .state = "Kenya" };
#define BY(who, what, ...)                                                                                   \
  (CompetitorsVoyage)                                                                                        \
  {                                                                                                          \
    .seat = who, .vehicle = COMPETITORS_##what, __VA_ARGS__                                                  \
  }
  g_assert_true (ts_competitors_is_at_home (state, 1, 2));
  g_assert_true (ts_competitors_is_at_home (state, 1, 3));
  g_assert_false (ts_competitors_is_at_home (state, 1, 1));
  g_assert_false (ts_competitors_is_at_home (state, 0, 2));
  g_assert_cmpint (duty (state, BY (1, TRUCK, .goods = TRUE, .docks = -1)), ==, 0);
  g_assert_cmpint (duty (state, BY (1, TRUCK, .goods = TRUE, .docks = -1, .borders = 2, .channels = 1)), ==,
                   3);
  g_assert_cmpint (duty (state, BY (1, TRUCK, .docks = -1, .borders = 2, .goods = FALSE)), ==, 0);
  g_assert_cmpint (duty (state, BY (1, SHIP, .goods = TRUE, .docks = -1)), ==, 0);
  g_assert_cmpint (duty (state, BY (1, SHIP, .goods = TRUE, .docks = -1, .channels = 1)), ==, 1);
  g_assert_cmpint (duty (state, BY (1, SHIP, .goods = TRUE, .channels = 1, .docks = 5)), ==, 2);
  g_assert_cmpint (duty (state, BY (1, SHIP, .goods = TRUE, .docks = 2)), ==, 0);
  g_assert_cmpint (duty (state, BY (1, SHIP, .goods = TRUE, .docks = 3)), ==, 0);
  g_assert_cmpint (duty (state, BY (0, SHIP, .goods = TRUE, .docks = 3)), ==, 1);
  g_assert_cmpint (duty (state, BY (1, PLANE, .goods = TRUE, .docks = -1)), ==, 0);
  g_assert_cmpint (duty (state, BY (1, PLANE, .goods = TRUE, .docks = -1, .landing = COMPETITORS_LANDS_FAR)),
                   ==, 1);
  g_assert_cmpint (
      duty (state, BY (1, PLANE, .goods = TRUE, .docks = -1, .landing = COMPETITORS_LANDS_BORDER)), ==, 1);
  g_assert_cmpint (duty (state, BY (1, PLANE, .goods = TRUE, .docks = -1, .landing = COMPETITORS_LANDS_HOME)),
                   ==, 0);
  g_assert_cmpint (duty (state, BY (1, PLANE, .goods = TRUE, .docks = -1, .landing = COMPETITORS_FLIES_ON)),
                   ==, 0);
#undef BY
}

/* What is dealt in the beginning is what everybody begins with. */
static void
test_dealt (void)
{
  int sum = 0;

  for (int coin = 0; coin < COMPETITORS_COINS; coin++)
    sum += ts_competitors_dealt[coin] * ts_competitors_coins[coin].worth;
  g_assert_cmpint (sum, ==, 200000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/competitors/coins/fewest", test_fewest);
  g_test_add_func ("/competitors/coins/against-search", test_against_search);
  g_test_add_func ("/competitors/coins/box", test_box);
  g_test_add_func ("/competitors/coins/dealt", test_dealt);
  g_test_add_func ("/competitors/duty", test_duty);
  return g_test_run ();
}
