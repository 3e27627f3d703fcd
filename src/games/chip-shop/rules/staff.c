#include "staff.h"

#include "config.h"
#include "products.h"

#include "referee/language.h"
#include "referee/number.h"

#define EXPERT_PRICE  2
#define GENIUS_PRICE  4
#define GENERAL_PRICE 1
#define EXCHANGE      3

/* --- staff tokens --- */

gboolean
ts_chip_shop_has (const TsStep *step, int seat, int counter, int least, GError **error)
{
  const TsState *next = step->next;
  int has = next->counters[seat][counter];
  g_autofree char *number = NULL;

  if (has >= least)
    return TRUE;
  number = ts_number_tell (has);
  /* Translators: something that is counted, such as Money; how much it takes; a player's name; how much she
   * has
   */
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s: this takes %d, and %s has %s."),
                    _ (step->view.game->counters[counter].label), least, ts_view_name (&step->view, seat),
                    number);
}

gboolean
ts_chip_shop_use_token (TsStep *step, GError **error)
{
  const ChipShop *next = step->next;
  int seat = step->entry->who;

  if (next->base.counters[seat][CHIP_STAFF] == 0)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has no staff token left and goes on."),
                      ts_view_name (&step->view, seat));
  ts_post (step, seat, CHIP_STAFF, -1, "action");
  return TRUE;
}

gboolean
ts_chip_shop_has_token (const TsView *view)
{
  const TsState *state = ts_view_state (view);

  return state->turn != TS_NOBODY && state->counters[state->turn][CHIP_STAFF] > 0;
}

static gboolean
has_money (const TsView *view, int amount)
{
  const TsState *state = ts_view_state (view);

  return state->turn != TS_NOBODY && state->counters[state->turn][CHIP_MONEY] >= amount;
}

gboolean
ts_chip_shop_can_pay_specialist (const TsView *view)
{
  return ts_chip_shop_has_token (view) && has_money (view, EXPERT_PRICE);
}

gboolean
ts_chip_shop_can_pay_general (const TsView *view)
{
  return ts_chip_shop_has_token (view) && has_money (view, GENERAL_PRICE);
}

gboolean
ts_chip_shop_can_exchange (const TsView *view)
{
  return has_money (view, EXCHANGE);
}

static gboolean
pay (TsStep *step, int amount, const char *because, GError **error)
{
  int seat = step->entry->who;

  if (!ts_chip_shop_has (step, seat, CHIP_MONEY, amount, error))
    return FALSE;
  ts_post_money (step, seat, TS_BANK, CHIP_MONEY, amount, because);
  return TRUE;
}

/* --- specialists --- */

gboolean
ts_chip_shop_specialist (TsStep *step, GError **error)
{
  static const int resources[] = {
    [CHIP_ENGINEERING] = CHIP_RD, [CHIP_PRODUCT] = CHIP_QUALITY, [CHIP_MARKETER] = CHIP_MARKETING
  };
  int seat = step->entry->who;
  int kind = ts_entry_int (step->entry, "kind");
  gboolean genius = ts_entry_int (step->entry, "level") == CHIP_GENIUS;
  int price = genius ? GENIUS_PRICE : EXPERT_PRICE;
  ChipProduct *product = NULL;

  if (kind == CHIP_LEGAL && genius)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("There is no legal genius; take the legal expert."));
  if (kind == CHIP_BUSINESS) {
    product = ts_chip_shop_own_released (step, "product", error);
    if (product == NULL)
      return FALSE;
  }
  if (!ts_chip_shop_use_token (step, error) || !pay (step, price, "specialist", error))
    return FALSE;
  if (kind == CHIP_BUSINESS)
    ts_chip_shop_lay_piles (step->next, product, genius ? 2 : 1);
  else if (kind != CHIP_LEGAL)
    ts_post (step, seat, resources[kind], price, "specialist");
  if (kind == CHIP_MARKETER && genius)
    ts_post (step, seat, CHIP_LOYALTY, 1, "specialist");
  return TRUE;
}

/* The kinds at both levels; business for each released product of the turn's seat. The legal expert, who is
 * refused only for want of money, comes first. */
int
ts_chip_shop_specialist_forms (const TsView *view, int i, TsEntry *entry)
{
  static const int kinds[][2] = { { CHIP_LEGAL, CHIP_EXPERT },       { CHIP_ENGINEERING, CHIP_EXPERT },
                                  { CHIP_ENGINEERING, CHIP_GENIUS }, { CHIP_PRODUCT, CHIP_EXPERT },
                                  { CHIP_PRODUCT, CHIP_GENIUS },     { CHIP_MARKETER, CHIP_EXPERT },
                                  { CHIP_MARKETER, CHIP_GENIUS } };
  const ChipShop *state = view->state;
  int n = G_N_ELEMENTS (kinds);

  if (entry != NULL && i < n) {
    ts_entry_set_int (entry, "kind", kinds[i][0]);
    ts_entry_set_int (entry, "level", kinds[i][1]);
  }
  for (int id = 1; id <= state->n_products; id++) {
    if (!ts_chip_shop_is_own_released (state, id))
      continue;
    if (entry != NULL && (i == n || i == n + 1)) {
      ts_entry_set_int (entry, "kind", CHIP_BUSINESS);
      ts_entry_set_int (entry, "level", i == n ? CHIP_EXPERT : CHIP_GENIUS);
      ts_entry_set_int (entry, "product", id);
    }
    n += 2;
  }
  return n;
}

/* --- the general specialist, the release token, exchanging --- */

static gboolean
buy (TsStep *step, int price, const char *because, GError **error)
{
  int resource = CHIP_RD + ts_entry_int (step->entry, "resource");

  if (!pay (step, price, because, error))
    return FALSE;
  ts_post (step, step->entry->who, resource, 1, because);
  return TRUE;
}

gboolean
ts_chip_shop_general (TsStep *step, GError **error)
{
  return ts_chip_shop_use_token (step, error) && buy (step, GENERAL_PRICE, "general", error);
}

gboolean
ts_chip_shop_release_token (TsStep *step, GError **error)
{
  ChipShop *next = step->next;

  if (!ts_chip_shop_use_token (step, error))
    return FALSE;
  next->may_release[step->entry->who] = TRUE;
  return TRUE;
}

gboolean
ts_chip_shop_exchange (TsStep *step, GError **error)
{
  return buy (step, EXCHANGE, "exchange", error);
}

int
ts_chip_shop_resource_forms (const TsView *view G_GNUC_UNUSED, int i, TsEntry *entry)
{
  if (entry != NULL)
    ts_entry_set_int (entry, "resource", i);
  return CHIP_QUALITY - CHIP_RD + 1;
}
