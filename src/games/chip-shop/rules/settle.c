#include "settle.h"

#include "config.h"
#include "people.h"
#include "products.h"

#include "referee/language.h"
#include <string.h>

#define NEW_MONEY  5 /* of a new company */
#define WAGES_FROM 12

/* --- the bill --- */

gboolean
ts_chip_shop_is_sold_out (const ChipProduct *product)
{
  return !ts_chip_shop_is_accessory (product) && product->status == CHIP_RELEASED && product->piles == 0;
}

ChipBill
ts_chip_shop_bill (const ChipShop *state, int seat)
{
  ChipBill bill = { 0 };

  for (int i = 0; i < state->n_products; i++) {
    const ChipProduct *product = &state->products[i];

    bill.irrelevant += product->seat == seat && ts_chip_shop_is_product (product) && product->irrelevant &&
                       !ts_chip_shop_is_sold_out (product);
  }
  if (state->wages[seat])
    bill.salaries = ts_chip_shop_sum_salaries (state, &state->held[seat]);
  bill.total = bill.irrelevant + bill.salaries;
  return bill;
}

int
ts_chip_shop_lacks (const ChipShop *state, int seat)
{
  return ts_chip_shop_bill (state, seat).total + 1 - state->base.counters[seat][CHIP_MONEY];
}

/* --- out of the game, or not --- */

static void
leave_game (ChipShop *next, int seat)
{
  next->out[seat] = TRUE;
  ts_chip_shop_remove_all (next, seat);
  next->n_hand[seat] = 0;
  memset (next->hand[seat], 0, sizeof next->hand[seat]);
}

/* The bill is behind the seat: it plays on if anybody works there. */
static void
finish (ChipShop *next, int seat)
{
  next->due = FALSE;
  if (next->held[seat].n == 0)
    leave_game (next, seat);
}

static void
pay_or_owe (TsStep *step)
{
  ChipShop *next = step->next;
  int seat = next->base.turn;
  ChipBill bill = ts_chip_shop_bill (next, seat);

  if (ts_chip_shop_lacks (next, seat) > 0) {
    next->due = TRUE;
    return;
  }
  ts_post_money (step, seat, TS_BANK, CHIP_MONEY, bill.irrelevant, "irrelevant");
  ts_post_money (step, seat, TS_BANK, CHIP_MONEY, bill.salaries, "salaries");
  finish (next, seat);
}

void
ts_chip_shop_try_to_pay (TsStep *step)
{
  ChipShop *next = step->next;

  if (next->due)
    pay_or_owe (step);
}

/* --- bankruptcy --- */

void
ts_chip_shop_go_bankrupt (TsStep *step)
{
  ChipShop *next = step->next;
  int seat = step->entry->who;
  const int *counters = next->base.counters[seat];
  int money = counters[CHIP_MONEY];

  if (money > NEW_MONEY)
    ts_post_money (step, seat, TS_BANK, CHIP_MONEY, money - NEW_MONEY, "bankrupt");
  else
    ts_post_money (step, TS_BANK, seat, CHIP_MONEY, NEW_MONEY - money, "bankrupt");
  for (int resource = CHIP_RD; resource <= CHIP_QUALITY; resource++)
    ts_post (step, seat, resource, -counters[resource], "bankrupt");
  ts_post (step, seat, CHIP_LONGEVITY,
           ts_chip_shop_sum_longevity (next, &next->held[seat]) - counters[CHIP_LONGEVITY], "bankrupt");
  ts_chip_shop_remove_all (next, seat);
  next->n_loans[seat] = 0;
  memset (next->loans[seat], 0, sizeof next->loans[seat]);
  next->wages[seat] = FALSE;
  if (next->due)
    finish (next, seat);
}

gboolean
ts_chip_shop_bankrupt (TsStep *step, GError **error)
{
  const ChipShop *next = step->next;

  if (!next->due)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("Nothing is due; a company goes bankrupt only if it cannot pay."));
  ts_chip_shop_go_bankrupt (step);
  return TRUE;
}

/* --- settling --- */

gboolean
ts_chip_shop_settle (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  int seat = next->base.turn;

  if (next->settled)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has settled this year’s bill already."),
                      ts_view_name (&step->view, seat));
  next->settled = TRUE;
  for (int i = 0; i < next->n_products; i++)
    if (next->products[i].seat == seat && ts_chip_shop_is_sold_out (&next->products[i]))
      ts_chip_shop_remove (next, &next->products[i]);
  ts_post (step, seat, CHIP_LOYALTY, -ts_chip_shop_bill (next, seat).irrelevant, "irrelevant");
  pay_or_owe (step);
  return TRUE;
}

/* --- what follows --- */

void
ts_chip_shop_follow (TsStep *step)
{
  ChipShop *next = step->next;

  for (int seat = 0; seat < next->base.n_seats; seat++)
    next->wages[seat] |= next->base.counters[seat][CHIP_LONGEVITY] >= WAGES_FROM;
  if (next->base.phase == CHIP_OVER) {
    next->due = FALSE;
    next->settled = FALSE;
    next->draws = 0;
    memset (next->placing, 0, sizeof next->placing);
  }
  next->due_amount = next->due ? ts_chip_shop_lacks (next, next->base.turn) : 0;
}
