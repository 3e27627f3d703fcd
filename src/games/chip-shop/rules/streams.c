#include "streams.h"

#include "config.h"
#include "people.h"
#include "products.h"
#include "referee/entry.h"
#include "settle.h"
#include "staff.h"

#include "referee/language.h"

#define PUBLIC_LONGEVITY  10
#define PUBLIC_LOYALTY    3
#define LOAN_LONGEVITY    5
#define LOAN_TIMES        2
#define VENTURE_LOYALTY   4 /* at least */
#define VENTURE_LONGEVITY 8 /* at most */
#define VENTURE_BONUS     2

static const int *
counters_of (const TsStep *step)
{
  const TsState *next = step->next;

  return next->counters[step->entry->who];
}

static void
move_tracks (TsStep *step, int longevity, int loyalty)
{
  int seat = step->entry->who;

  ts_post (step, seat, CHIP_LONGEVITY, longevity, "stream");
  ts_post (step, seat, CHIP_LOYALTY, loyalty, "stream");
}

static void
take_money (TsStep *step, int amount)
{
  ts_post_money (step, TS_BANK, step->entry->who, CHIP_MONEY, amount, "stream");
}

/* What venture capital costs: 1 money for each year left. */
static int
venture_price (const TsView *view)
{
  return ts_chip_shop_years (view) - ts_view_state (view)->round;
}

int
ts_chip_shop_stream_pays (const TsView *view, int stream, int id)
{
  const ChipShop *state = view->state;
  const int *counters = state->base.counters[state->base.turn];
  const ChipProduct *product = ts_chip_shop_product (state, id);

  switch (stream) {
  case CHIP_GOING_PUBLIC:
    return counters[CHIP_LONGEVITY];
  case CHIP_CLONE:
    return product != NULL ? product->value : 0;
  case CHIP_LOAN:
    return LOAN_TIMES * counters[CHIP_LONGEVITY];
  case CHIP_VENTURE_CAPITAL:
    return counters[CHIP_LOYALTY] - venture_price (view);
  default:
    return 0;
  }
}

/* The product that the entry names, or NULL. */
static ChipProduct *
named_product (const TsStep *step)
{
  ChipShop *next = step->next;
  gint64 id = ts_entry_value (step->entry, "product")->numbers[0];

  return id >= 1 && id <= next->n_products ? &next->products[id - 1] : NULL;
}

/* --- the streams, one by one --- */

static gboolean
use_bankruptcy (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_chip_shop_go_bankrupt (step);
  return TRUE;
}

static gboolean
use_new_version (TsStep *step, GError **error)
{
  ChipProduct *product = ts_chip_shop_own_released (step, "product", error);

  if (product == NULL)
    return FALSE;
  move_tracks (step, -1, -1);
  ts_chip_shop_lay_piles (step->next, product, 1);
  return TRUE;
}

static gboolean
can_be_cut (const ChipShop *state, const ChipProduct *product, int seat)
{
  return ts_chip_shop_is_product (product) && product->seat == seat && !product->irrelevant &&
         !product->price_cut && product->era > state->n_left;
}

static gboolean
use_price_cut (TsStep *step, GError **error)
{
  ChipProduct *product = named_product (step);

  if (product == NULL || !can_be_cut (step->next, product, step->entry->who))
    return ts_refuse (
        error, TS_ERROR_ILLEGAL,
        _ ("A price cut is for an own product that is not irrelevant and was not cut before, while "
           "its sub-era is on a square."));
  product->price_cut = TRUE;
  return TRUE;
}

static gboolean
use_going_public (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  int seat = step->entry->who;
  int longevity = counters_of (step)[CHIP_LONGEVITY];

  if (next->gone_public[seat])
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("A company goes public only once; use another income stream."));
  if (longevity < PUBLIC_LONGEVITY)
    return ts_chip_shop_has (step, seat, CHIP_LONGEVITY, PUBLIC_LONGEVITY, error);
  next->gone_public[seat] = TRUE;
  move_tracks (step, 0, -PUBLIC_LOYALTY);
  take_money (step, ts_chip_shop_stream_pays (&step->view, CHIP_GOING_PUBLIC, 0));
  return TRUE;
}

static gboolean
can_be_cloned (const ChipProduct *product, int seat)
{
  return product->seat != seat && product->status == CHIP_RELEASED && product->piles > 0;
}

static gboolean
use_clone (TsStep *step, GError **error)
{
  ChipProduct *product = named_product (step);

  if (product == NULL || !can_be_cloned (product, step->entry->who))
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("Clone a released product of another player that has piles left."));
  move_tracks (step, -1, -1);
  product->irrelevant = TRUE;
  take_money (step, product->value);
  return TRUE;
}

static gboolean
use_loan (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  int seat = step->entry->who;
  int amount = ts_chip_shop_stream_pays (&step->view, CHIP_LOAN, 0);

  if (!ts_chip_shop_has (step, seat, CHIP_LONGEVITY, LOAN_LONGEVITY, error))
    return FALSE;
  if (next->n_loans[seat] == CHIP_MAX_LOANS)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("The bank gives no more loans; use another income stream."));
  next->loans[seat][next->n_loans[seat]++] = amount;
  take_money (step, amount);
  return TRUE;
}

static gboolean
use_venture_capital (TsStep *step, GError **error)
{
  int seat = step->entry->who;
  int price = venture_price (&step->view);

  if (!ts_chip_shop_has (step, seat, CHIP_LOYALTY, VENTURE_LOYALTY, error))
    return FALSE;
  if (counters_of (step)[CHIP_LONGEVITY] > VENTURE_LONGEVITY)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Venture capital comes only up to Longevity %d."),
                      VENTURE_LONGEVITY);
  if (!ts_chip_shop_has (step, seat, CHIP_MONEY, price, error))
    return FALSE;
  ts_post_money (step, seat, TS_BANK, CHIP_MONEY, price, "stream");
  take_money (step, price + ts_chip_shop_stream_pays (&step->view, CHIP_VENTURE_CAPITAL, 0));
  move_tracks (step, 0, VENTURE_BONUS);
  return TRUE;
}

static gboolean (*const streams[CHIP_N_STREAMS]) (TsStep *step, GError **error) = {
  [CHIP_BANKRUPTCY] = use_bankruptcy,
  [CHIP_FIRE] = ts_chip_shop_fire,
  [CHIP_NEW_VERSION] = use_new_version,
  [CHIP_PRICE_CUT] = use_price_cut,
  [CHIP_GOING_PUBLIC] = use_going_public,
  [CHIP_CLONE] = use_clone,
  [CHIP_LOAN] = use_loan,
  [CHIP_VENTURE_CAPITAL] = use_venture_capital,
};

/* --- the verb --- */

static gboolean
check_right (TsStep *step, GError **error)
{
  const ChipShop *next = step->next;

  if (next->base.phase == CHIP_ACTIONS)
    return ts_chip_shop_use_token (step, error);
  return next->due || ts_refuse (error, TS_ERROR_ILLEGAL,
                                 _ ("Nothing is due: income streams are for the actions, or for a bill that "
                                    "cannot be paid."));
}

gboolean
ts_chip_shop_income (TsStep *step, GError **error)
{
  int seat = step->entry->who;

  if (!check_right (step, error))
    return FALSE;
  if (counters_of (step)[CHIP_STREAMS] >= CHIP_MAX_STREAMS)
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a number */
                      _ ("%s has used %d income streams, and nobody may use more."),
                      ts_view_name (&step->view, seat), CHIP_MAX_STREAMS);
  if (!streams[ts_entry_int (step->entry, "stream")](step, error))
    return FALSE;
  ts_post (step, seat, CHIP_STREAMS, 1, "stream");
  ts_chip_shop_try_to_pay (step);
  return TRUE;
}

gboolean
ts_chip_shop_has_stream_left (const TsView *view)
{
  const TsState *state = ts_view_state (view);

  return state->turn != TS_NOBODY && state->counters[state->turn][CHIP_STREAMS] < CHIP_MAX_STREAMS;
}

/* --- forms --- */

/* What a stream can name: ids of products, places among the seat's people, or nothing: one form. */
static int
names_of (const ChipShop *state, int stream, int id)
{
  const ChipProduct *product = ts_chip_shop_product (state, id);
  int seat = state->base.turn;

  switch (stream) {
  case CHIP_FIRE:
    return id <= state->held[seat].n;
  case CHIP_NEW_VERSION:
    return ts_chip_shop_is_own_released (state, id);
  case CHIP_PRICE_CUT:
    return product != NULL && can_be_cut (state, product, seat);
  case CHIP_CLONE:
    return product != NULL && can_be_cloned (product, seat);
  default:
    return id == 1;
  }
}

static void
say_stream (const ChipShop *state, int stream, int id, TsEntry *entry)
{
  const ChipGroup *group = &state->held[state->base.turn];

  ts_entry_set_int (entry, "stream", stream);
  if (stream == CHIP_FIRE)
    ts_entry_set_text (entry, "personality",
                       ts_chip_shop_person_id (state, &state->people[group->who[id - 1]]));
  else if (stream == CHIP_NEW_VERSION || stream == CHIP_PRICE_CUT || stream == CHIP_CLONE)
    ts_entry_set_int (entry, "product", id);
}

int
ts_chip_shop_income_forms (const TsView *view, int i, TsEntry *entry)
{
  const ChipShop *state = view->state;
  int last = MAX (state->n_products, CHIP_MAX_PEOPLE);
  gboolean may = state->base.phase == CHIP_ACTIONS ? ts_chip_shop_has_token (view) : state->due;
  int n = 0;

  /* Bankruptcy, which gives everything up, is the last that anybody thinks of. */
  for (int k = 1; may && k <= CHIP_N_STREAMS; k++)
    for (int id = 1, stream = k % CHIP_N_STREAMS; id <= last; id++) {
      if (!names_of (state, stream, id))
        continue;
      if (entry != NULL && n == i) {
        say_stream (state, stream, id, entry);
        return n;
      }
      n++;
    }
  return n;
}
