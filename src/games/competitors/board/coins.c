#include "coins.h"

#include "config.h"

#include <glib/gi18n-lib.h>

const struct CompetitorsCoin ts_competitors_coins[COMPETITORS_COINS] = {
  { 100000, 20 }, { 50000, 30 }, { 10000, 50 }, { 5000, 50 }, { 1000, 50 }, { 500, 50 },
};

const int ts_competitors_dealt[COMPETITORS_COINS] = { 1, 1, 4, 1, 4, 2 };

/* Each piece is a multiple of the next smaller one. So as many as there are of the largest that fits is never
 * wrong: smaller ones that are worth as much could be put together to the same sum, and would be more. */
gint64
ts_competitors_lay_out (gint64 amount, int pieces[COMPETITORS_COINS])
{
  for (int i = 0; i < COMPETITORS_COINS; i++) {
    pieces[i] = (int) MIN (amount / ts_competitors_coins[i].worth, ts_competitors_coins[i].in_box);
    amount -= (gint64) pieces[i] * ts_competitors_coins[i].worth;
  }
  return amount;
}

char *
ts_competitors_tell_piece (int coin)
{
  int worth = ts_competitors_coins[coin].worth;

  /* Translators: short for thousands, on a coin: 10k */
  return worth >= 1000 ? g_strdup_printf (_ ("%dk"), worth / 1000) : g_strdup_printf ("%d", worth);
}
