#include "products.h"

#include "cards.h"
#include "config.h"

#include "referee/language.h"

#define FIRST_SLIDE 3 /* the year in which sub-era 1 leaves; every second year the next one does */
#define LAST_SLIDE  9

/* --- sub-eras --- */

gboolean
ts_chip_shop_slides_in (int year)
{
  return year >= FIRST_SLIDE && year <= LAST_SLIDE && (year - FIRST_SLIDE) % 2 == 0;
}

int
ts_chip_shop_era_on (const ChipShop *state, int square)
{
  int era = square + state->n_left;

  return era <= CHIP_N_ERAS ? era : 0;
}

/* The year in which what is of that sub-era becomes irrelevant. The last one never leaves. */
static int
leaves_in (int era)
{
  return era < CHIP_N_ERAS ? FIRST_SLIDE + 2 * (era - 1) : G_MAXINT - 1;
}

/* --- looking --- */

const ChipProduct *
ts_chip_shop_product (const ChipShop *state, int id)
{
  return id >= 1 && id <= state->n_products ? &state->products[id - 1] : NULL;
}

const char *
ts_chip_shop_product_name (const ChipShop *state, const ChipProduct *product)
{
  if (product->card == CHIP_SECRET)
    return _ ("A secret card");
  return product->card == CHIP_TYPED ? state->names + product->name : ts_chip_shop_cards[product->card].name;
}

gboolean
ts_chip_shop_is_accessory (const ChipProduct *product)
{
  return product->era == 0;
}

gboolean
ts_chip_shop_is_secret (const ChipProduct *product)
{
  return product->since == 0;
}

gboolean
ts_chip_shop_is_product (const ChipProduct *product)
{
  return product->era != 0 && product->status != CHIP_GONE;
}

gboolean
ts_chip_shop_is_of_type (const ChipProduct *product, int type)
{
  return product->type == type || product->type == CHIP_BOTH;
}

gboolean
ts_chip_shop_is_own_released (const ChipShop *state, int id)
{
  const ChipProduct *product = ts_chip_shop_product (state, id);

  return product != NULL && !ts_chip_shop_is_accessory (product) && product->status == CHIP_RELEASED &&
         product->seat == state->base.turn;
}

ChipProduct *
ts_chip_shop_own_released (const TsStep *step, const char *arg, GError **error)
{
  ChipShop *next = step->next;
  gint64 id = ts_entry_value (step->entry, arg)->numbers[0];

  if (id >= 1 && id <= next->n_products && ts_chip_shop_is_own_released (next, (int) id))
    return &next->products[id - 1];
  ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: %s is a player's name */
             _ ("That is not a released product of %s; choose one that is."),
             ts_view_name (&step->view, step->entry->who));
  return NULL;
}

/* --- piles --- */

void
ts_chip_shop_lay_piles (ChipShop *next, ChipProduct *product, int piles)
{
  product->piles += piles;
  next->n_laid += piles;
}

/* What a known accessory brings in a year; a typed one as most do. */
static int
yearly (const ChipProduct *accessory)
{
  return accessory->card == CHIP_TYPED ? 1 : ts_chip_shop_cards[accessory->card].yearly;
}

int
ts_chip_shop_next_payment (const ChipShop *state, int id)
{
  const ChipProduct *product = ts_chip_shop_product (state, id);
  int sum;

  if (product == NULL || product->status != CHIP_RELEASED || product->piles == 0)
    return 0;
  sum = product->value;
  for (int i = 0; i < state->n_products; i++)
    if (state->products[i].host == id && state->products[i].status == CHIP_RELEASED)
      sum += yearly (&state->products[i]);
  return sum;
}

void
ts_chip_shop_pay_piles (TsStep *step)
{
  ChipShop *next = step->next;

  for (int id = 1; id <= next->n_products; id++) {
    ChipProduct *product = &next->products[id - 1];

    if (product->status != CHIP_RELEASED || product->piles == 0)
      continue;
    ts_post_money (step, TS_BANK, product->seat, CHIP_MONEY, ts_chip_shop_next_payment (next, id), "sales");
    product->piles--;
    next->n_paid++;
  }
}

void
ts_chip_shop_age_products (ChipShop *next)
{
  for (int i = 0; i < next->n_products; i++) {
    ChipProduct *product = &next->products[i];

    if (ts_chip_shop_is_product (product) &&
        next->base.round >= leaves_in (product->era) + (product->price_cut ? 1 : 0))
      product->irrelevant = TRUE;
  }
}

/* --- leaving the game --- */

static void
remove_one (ChipShop *next, ChipProduct *product)
{
  next->n_lost += product->piles;
  product->piles = 0;
  product->status = CHIP_GONE;
}

void
ts_chip_shop_remove (ChipShop *next, ChipProduct *product)
{
  int id = (int) (product - next->products) + 1;

  remove_one (next, product);
  for (int i = 0; i < next->n_products; i++)
    if (next->products[i].host == id)
      remove_one (next, &next->products[i]);
}

void
ts_chip_shop_remove_all (ChipShop *next, int seat)
{
  for (int i = 0; i < next->n_products; i++)
    if (next->products[i].seat == seat)
      remove_one (next, &next->products[i]);
}
