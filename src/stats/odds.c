#include "odds.h"

#include "config.h"

#include <math.h>
#include <string.h>

#define MOST_SIDES 100

/* Throws one more die: `chances` are those of each sum up to `*most`. A running total of the `sides` sums
 * before makes it one pass. */
static void
throw_one (double *chances, gsize *most, int sides, double *scratch)
{
  double window = 0;

  *most += (gsize) sides;
  for (gsize sum = 0; sum <= *most; sum++) {
    scratch[sum] = window / sides;
    window += chances[sum];
    if (sum >= (gsize) sides)
      window -= chances[sum - (gsize) sides];
  }
  memcpy (chances, scratch, (*most + 1) * sizeof *chances);
}

static double
count_out (const GArray *dice, gint64 sum, gsize size)
{
  g_autofree double *chances = g_new0 (double, size);
  g_autofree double *scratch = g_new0 (double, size);
  gsize most = 0;
  double chance = 0;

  chances[0] = 1;
  for (guint i = 0; i < dice->len; i++) {
    const TsDiceThrown *thrown = &g_array_index (dice, TsDiceThrown, i);

    for (gint64 n = 0; n < thrown->n; n++)
      throw_one (chances, &most, thrown->sides, scratch);
  }
  for (gsize at = most + 1; at-- > 0 && (gint64) at >= sum;)
    chance += chances[at];
  return CLAMP (chance, 0, 1);
}

TsOdds
ts_odds_of (const GArray *dice)
{
  TsOdds odds = { .chance = 1 };
  double variance = 0;
  gsize size = 1;
  gboolean is_counted = TRUE;

  for (guint i = 0; i < dice->len; i++) {
    const TsDiceThrown *thrown = &g_array_index (dice, TsDiceThrown, i);
    double sides = thrown->sides;

    odds.n += thrown->n;
    odds.sum += thrown->sum;
    odds.expected += (double) thrown->n * (sides + 1) / 2;
    variance += (double) thrown->n * (sides * sides - 1) / 12;
    is_counted = is_counted && odds.n <= TS_ODDS_COUNTED && thrown->sides <= MOST_SIDES;
    size += is_counted ? (gsize) (thrown->n * thrown->sides) : 0;
  }
  if (odds.n == 0)
    return odds;
  if (is_counted)
    odds.chance = count_out (dice, odds.sum, size);
  else
    odds.chance = erfc (((double) odds.sum - 0.5 - odds.expected) / sqrt (2 * variance)) / 2;
  return odds;
}
