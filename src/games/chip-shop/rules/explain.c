#include "explain.h"

#include "config.h"
#include "score.h"

#include "referee/language.h"

static void
tell_completed (const TsView *view, int seat, const char *line G_GNUC_UNUSED, GPtrArray *facts)
{
  int n = ts_view_state (view)->counters[seat][CHIP_COMPLETED];

  /* Translators: products and accessories that were completed */
  g_ptr_array_add (
      facts, g_strdup_printf (ngettext ("%d product or accessory completed, worth 1.",
                                        "%d products and accessories completed, worth 1 each.", (gulong) n),
                              n));
}

static void
tell_money (const TsView *view, int seat, const char *line G_GNUC_UNUSED, GPtrArray *facts)
{
  int own = ts_view_state (view)->counters[seat][CHIP_MONEY];
  int money, unpaid;

  ts_chip_shop_repay (view->state, seat, &money, &unpaid);
  if (money != own)
    /* Translators: money */
    g_ptr_array_add (facts, g_strdup_printf (ngettext ("%d money pays loans back.",
                                                       "%d money pays loans back.", (gulong) (own - money)),
                                             own - money));
  /* Translators: the money that counts; how much of it is 1 point */
  g_ptr_array_add (facts, g_strdup_printf (ngettext ("%d money, and %d are worth 1 point.",
                                                     "%d money, and %d are worth 1 point.", (gulong) money),
                                           money, CHIP_MONEY_PER_POINT));
}

static void
tell_unfinished (const TsView *view, int seat, const char *line G_GNUC_UNUSED, GPtrArray *facts)
{
  const ChipShop *state = view->state;

  for (int i = 0; i < state->n_products; i++) {
    const ChipProduct *product = &state->products[i];
    int points = ts_chip_shop_unfinished (product, seat);

    if (points > 0)
      /* Translators: a product; a negative number */
      g_ptr_array_add (facts, g_strdup_printf (_ ("%s is still in production: −%d."),
                                               ts_chip_shop_product_name (state, product), points));
  }
  if (facts->len == 0)
    g_ptr_array_add (facts, g_strdup (_ ("Nothing is still in production.")));
}

static void
tell_loans (const TsView *view, int seat, const char *line G_GNUC_UNUSED, GPtrArray *facts)
{
  int money, unpaid;

  ts_chip_shop_repay (view->state, seat, &money, &unpaid);
  if (unpaid == 0)
    g_ptr_array_add (facts, g_strdup (_ ("No loan is left that cannot be paid back.")));
  else
    /* Translators: how many loans; what each costs */
    g_ptr_array_add (facts,
                     g_strdup_printf (ngettext ("%d loan cannot be paid back: −%d.",
                                                "%d loans cannot be paid back: −%d each.", (gulong) unpaid),
                                      unpaid, CHIP_POINTS_PER_LOAN));
}

/* The rulebook lacks the end of the game. */
const TsExplanation ts_chip_shop_explanations[] = {
  { "longevity", TS_COUNTED (CHIP_LONGEVITY), TS_RULING, NULL },
  { "loyalty", TS_COUNTED (CHIP_LOYALTY), TS_RULING, NULL },
  { "completed", TS_COUNTED (CHIP_COMPLETED), TS_RULING, tell_completed },
  { "money", TS_COUNTED (CHIP_MONEY), TS_RULING, tell_money },
  { "unfinished", 0, TS_RULING, tell_unfinished },
  { "loans", 0, TS_RULING, tell_loans },
  { 0 },
};
