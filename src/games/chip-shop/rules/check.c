#include "check.h"

#include "cards.h"
#include "products.h"
#include "settle.h"

/* --- products --- */

static gboolean
check_accessory (const ChipShop *state, const ChipProduct *accessory, GError **error)
{
  const ChipProduct *host = ts_chip_shop_product (state, accessory->host);

  if (accessory->piles != 0 || accessory->irrelevant)
    return ts_broken (error, "an accessory has piles, or is irrelevant");
  if (host == NULL)
    return accessory->status != CHIP_RELEASED || ts_broken (error, "an accessory is attached to nothing");
  return (host->status == accessory->status && host->seat == accessory->seat) ||
         ts_broken (error, "an accessory is not where its product is");
}

static gboolean
check_product (const ChipShop *state, const ChipProduct *product, GError **error)
{
  if (product->seat < 0 || product->seat >= state->base.n_seats || product->era > CHIP_N_ERAS)
    return ts_broken (error, "a product is nobody's, or of no sub-era");
  if (product->card != CHIP_TYPED && ts_chip_shop_copies_left (state, product->card) < 0)
    return ts_broken (error, "a card was drawn too often");
  if (product->status != CHIP_GONE && state->out[product->seat])
    return ts_broken (error, "a seat is out and has a product");
  if (ts_chip_shop_is_accessory (product))
    return check_accessory (state, product, error);
  if (product->piles < 0 || (product->piles > 0 && product->status != CHIP_RELEASED))
    return ts_broken (error, "a product has piles that is not released");
  if (product->status != CHIP_GONE && product->era + product->price_cut <= state->n_left &&
      !product->irrelevant)
    return ts_broken (error, "a product of a sub-era that has left is not irrelevant");
  return (product->since > 0) == (product->status == CHIP_RELEASED) || product->status == CHIP_GONE ||
         ts_broken (error, "a product was released, or was not");
}

static gboolean
check_products (const ChipShop *state, GError **error)
{
  int piles = 0;

  for (int i = 0; i < state->n_products; i++) {
    if (!check_product (state, &state->products[i], error))
      return FALSE;
    piles += state->products[i].piles;
  }
  return state->n_laid == state->n_paid + state->n_lost + piles ||
         ts_broken (error, "piles that were laid were neither paid nor lost");
}

/* --- people --- */

static gboolean
check_people (const ChipShop *state, GError **error)
{
  int seen[CHIP_MAX_PEOPLE] = { 0 };

  for (int i = 0; i < state->fired.n; i++)
    seen[state->fired.who[i]]++;
  for (int seat = 0; seat < state->base.n_seats; seat++)
    for (int i = 0; i < state->held[seat].n; i++)
      seen[state->held[seat].who[i]]++;
  for (int i = 0; i < CHIP_MAX_PEOPLE; i++)
    if (seen[i] != (i < state->n_people))
      return ts_broken (error, "a personality is nowhere, or in two places");
  return TRUE;
}

/* --- turns --- */

/* The order is the stated sort of what the tracks were when the year began. */
static gboolean
check_order (const ChipShop *state, GError **error)
{
  for (int i = 1; i < state->base.n_order; i++) {
    int before = state->base.order[i - 1];
    int after = state->base.order[i];
    int step = state->began_longevity[after] - state->began_longevity[before];

    if (step < 0 || (step == 0 && state->began_loyalty[after] > state->began_loyalty[before]))
      return ts_broken (error, "the order is not that of Longevity and Loyalty");
  }
  return TRUE;
}

static gboolean
check_turn (const ChipShop *state, GError **error)
{
  int phase = state->base.phase;
  gboolean together = phase == CHIP_START_OF_YEAR || phase == CHIP_PLACE_STAFF;

  if (phase != CHIP_OVER && state->base.turn == TS_NOBODY && !together)
    return ts_broken (error, "it is nobody's turn");
  if (state->due && (phase != CHIP_END_OF_YEAR || !state->settled ||
                     state->due_amount != ts_chip_shop_lacks (state, state->base.turn)))
    return ts_broken (error, "something is due that should not be");
  if (state->draws > 0 && phase != CHIP_EVENTS)
    return ts_broken (error, "an event is to be drawn in another phase");
  return TRUE;
}

static gboolean
check_seat (const ChipShop *state, int seat, GError **error)
{
  int phase = state->base.phase;
  const int *counters = state->base.counters[seat];

  if (state->out[seat] && (state->held[seat].n > 0 || state->n_hand[seat] > 0))
    return ts_broken (error, "a seat is out and has somebody, or a card");
  if (counters[CHIP_STAFF] != 0 &&
      (state->out[seat] || phase == CHIP_PERSONALITIES || phase == CHIP_UPDATE || phase == CHIP_END_OF_YEAR))
    return ts_broken (error, "a seat has staff tokens where nobody has");
  return state->wages[seat] == (state->wages[seat] || counters[CHIP_LONGEVITY] >= 12) ||
         ts_broken (error, "a seat pays no salaries though its Longevity has reached 12");
}

gboolean
ts_chip_shop_check (const TsView *view, GError **error)
{
  const ChipShop *state = view->state;

  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (!check_seat (state, seat, error))
      return FALSE;
  return check_products (state, error) && check_people (state, error) && check_turn (state, error) &&
         (state->base.phase == CHIP_PERSONALITIES || check_order (state, error));
}
