#include "facts.h"

#include "config.h"
#include "referee/number.h"
#include "state.h"

#include "referee/language.h"

static void
tell_squares (const TsView *view, int seat, GPtrArray *texts)
{
  for (int square = 1; seat == TS_NOBODY && square <= CHIP_N_SQUARES; square++) {
    int era = ts_chip_shop_era_on (view->state, square);

    if (era > 0)
      g_ptr_array_add (texts, g_strdup_printf (_ ("Square %d: sub-era %d."), square, era));
  }
}

/* --- products --- */

/* An accessory has no sub-era. */
static char *
tell_product (const ChipShop *state, const ChipProduct *product, int id)
{
  const char *name = ts_chip_shop_product_name (state, product);

  if (ts_chip_shop_is_accessory (product) && product->host != 0)
    /* Translators: an accessory: its number, its name, the number of the product that it is attached to */
    return g_strdup_printf (_ ("No. %d: %s, attached to No. %d"), id, name, product->host);
  if (ts_chip_shop_is_accessory (product))
    /* Translators: an accessory: its number, its name */
    return g_strdup_printf (_ ("No. %d: %s, accessory"), id, name);
  if (product->card == CHIP_SECRET && product->found)
    /* Translators: a card of which nothing is known: its number, “A secret card” */
    return g_strdup_printf (_ ("No. %d: %s"), id, name);
  if (product->irrelevant)
    /* Translators: a product: its number, its name, its sub-era */
    return g_strdup_printf (_ ("No. %d: %s, sub-era %d, irrelevant"), id, name, product->era);
  /* Translators: a product: its number, its name, its sub-era */
  return g_strdup_printf (_ ("No. %d: %s, sub-era %d"), id, name, product->era);
}

/* How a product stands; what is on the market needs no word. Takes over what it is called. */
static char *
tell_status (const ChipProduct *product, char *told)
{
  g_autofree char *owned = told;

  if (product->status == CHIP_GONE)
    /* Translators: %s is a product with its number */
    return g_strdup_printf (_ ("Discarded: %s"), told);
  if (product->status == CHIP_IN_PRODUCTION)
    /* Translators: %s is a product with its number */
    return g_strdup_printf (_ ("In the factory: %s"), told);
  return g_steal_pointer (&owned);
}

static void
tell_piles (const ChipShop *state, const ChipProduct *product, GPtrArray *texts)
{
  if (product->status == CHIP_RELEASED && product->piles > 0)
    /* Translators: the name of a product, how many piles of money lie on it, how much is in each */
    g_ptr_array_add (
        texts, g_strdup_printf (ngettext ("%s: %d pile of %d money", "%s: %d piles of %d money each",
                                          (gulong) product->piles),
                                ts_chip_shop_product_name (state, product), product->piles, product->value));
}

static void
tell_products (const TsView *view, int seat, GPtrArray *texts)
{
  const ChipShop *state = view->state;

  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);

    if (product->seat != seat)
      continue;
    g_ptr_array_add (texts, tell_status (product, tell_product (state, product, id)));
    tell_piles (state, product, texts);
  }
}

/* --- people --- */

static void
tell_group (const ChipShop *state, const ChipGroup *group, GPtrArray *texts)
{
  for (int i = 0; i < group->n; i++) {
    const ChipPerson *person = &state->people[group->who[i]];
    g_autofree char *loyalty = ts_number_tell (person->loyalty);
    g_autofree char *longevity = ts_number_tell (person->longevity);

    /* Translators: the name of a personality */
    g_ptr_array_add (texts, g_strdup_printf (_ ("%s: Loyalty %s, Longevity %s, salary %d"),
                                             ts_chip_shop_person_name (state, person), loyalty, longevity,
                                             person->salary));
  }
}

static void
tell_people (const TsView *view, int seat, GPtrArray *texts)
{
  const ChipShop *state = view->state;

  if (seat != TS_NOBODY)
    tell_group (state, &state->held[seat], texts);
}

static void
tell_fired (const TsView *view, int seat, GPtrArray *texts)
{
  const ChipShop *state = view->state;

  if (seat == TS_NOBODY)
    tell_group (state, &state->fired, texts);
}

/* --- what a seat owes --- */

static void
tell_loans (const TsView *view, int seat, GPtrArray *texts)
{
  const ChipShop *state = view->state;

  for (int i = 0; seat != TS_NOBODY && i < state->n_loans[seat]; i++)
    g_ptr_array_add (texts, g_strdup_printf (_ ("Owes a loan of %d"), state->loans[seat][i]));
}

static void
tell_wages (const TsView *view, int seat, GPtrArray *texts)
{
  const ChipShop *state = view->state;

  if (seat != TS_NOBODY && state->wages[seat])
    g_ptr_array_add (texts, g_strdup (_ ("Pays salaries: Longevity has reached 12 here.")));
}

const TsFact ts_chip_shop_facts[] = {
  { "squares", tell_squares },
  { "products", tell_products },
  { "personalities", tell_people },
  { "fired", tell_fired },
  { "loans", tell_loans },
  { "wages", tell_wages },
  { 0 },
};
