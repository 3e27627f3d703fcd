#include "score.h"

#include "config.h"
#include "products.h"

#include "referee/language.h"

#define ACCESSORY_UNFINISHED 1

void
ts_chip_shop_repay (const ChipShop *state, int seat, int *money, int *unpaid)
{
  *money = state->base.counters[seat][CHIP_MONEY];
  *unpaid = 0;
  for (int i = 0; i < state->n_loans[seat]; i++)
    if (state->loans[seat][i] <= *money)
      *money -= state->loans[seat][i];
    else
      ++*unpaid;
}

int
ts_chip_shop_unfinished (const ChipProduct *product, int seat)
{
  if (product->seat != seat || product->status != CHIP_IN_PRODUCTION)
    return 0;
  return ts_chip_shop_is_accessory (product) ? ACCESSORY_UNFINISHED : product->era;
}

static int
unfinished (const ChipShop *state, int seat)
{
  int points = 0;

  for (int i = 0; i < state->n_products; i++)
    points += ts_chip_shop_unfinished (&state->products[i], seat);
  return points;
}

void
ts_chip_shop_tally (const TsView *view, int seat, GArray *lines)
{
  const ChipShop *state = view->state;
  const int *counters = state->base.counters[seat];
  int money, unpaid;

  ts_chip_shop_repay (state, seat, &money, &unpaid);
  ts_tally_add_even_zero (lines, "longevity", N_ ("Longevity"), counters[CHIP_LONGEVITY]);
  ts_tally_add_even_zero (lines, "loyalty", N_ ("Loyalty"), counters[CHIP_LOYALTY]);
  ts_tally_add_even_zero (lines, "completed", N_ ("Completed"), counters[CHIP_COMPLETED]);
  ts_tally_add_even_zero (lines, "money", N_ ("Money"), money / CHIP_MONEY_PER_POINT);
  ts_tally_add_even_zero (lines, "unfinished", N_ ("Unfinished"), -unfinished (state, seat));
  ts_tally_add_even_zero (lines, "loans", N_ ("Unpaid loans"), -CHIP_POINTS_PER_LOAN * unpaid);
}

int
ts_chip_shop_score (const TsView *view, int seat)
{
  const ChipShop *state = view->state;
  const int *counters = state->base.counters[seat];
  int money, unpaid;

  ts_chip_shop_repay (state, seat, &money, &unpaid);
  return counters[CHIP_LONGEVITY] + counters[CHIP_LOYALTY] + counters[CHIP_COMPLETED] +
         money / CHIP_MONEY_PER_POINT - unfinished (state, seat) - CHIP_POINTS_PER_LOAN * unpaid;
}

/* Whoever is out comes after all who are in. */
void
ts_chip_shop_standing (const TsView *view, int seat, TsStanding *standing)
{
  const ChipShop *state = view->state;
  int score = ts_chip_shop_score (view, seat);

  standing->in = !state->out[seat];
  standing->place = 1;
  for (int other = 0; other < state->base.n_seats; other++)
    if (state->out[other] != state->out[seat])
      standing->place += state->out[seat];
    else
      standing->place += ts_chip_shop_score (view, other) > score;
  standing->wins = standing->in && standing->place == 1;
}
