#include "money.h"

#include "config.h"
#include "referee/number.h"

#include "referee/language.h"

gboolean
ts_competitors_has (const TsStep *step, int seat, int counter, gint64 number, GError **error)
{
  const Competitors *state = step->view.state;
  int has = state->base.counters[seat][counter];

  if (number <= has)
    return TRUE;
  return ts_refuse (
      error,
      TS_ERROR_ILLEGAL, /* Translators: a player's name; something that is counted; how many are there */
      _ ("%s does not have so many. %s: %d."), ts_view_name (&step->view, seat),
      ts_view_counter_label (&step->view, counter), has);
}

/* What the seat could sell to the bank, with what that gives; the sum of it is put into `in_all`. */
static char *
list_wares (const Competitors *state, int seat, gint64 *in_all)
{
  GString *list = g_string_new (NULL);

  *in_all = 0;
  for (int ware = 0; ware <= COMPETITORS_BRANCH; ware++) {
    int n = ware == COMPETITORS_BRANCH ? state->base.counters[seat][COMPETITORS_BRANCHES]
                                       : ts_competitors_free_vehicles (state, seat, ware);
    gint64 worth = (gint64) n * ts_competitors_return (ware);
    g_autofree char *sum = ts_number_tell (worth);
    g_autofree char *item = NULL;

    if (n <= 0)
      continue;
    /* Translators: how many, something that can be sold, and the sum that they give together */
    item = g_strdup_printf (_ ("%d × %s for %s"), n, _ (ts_competitors_wares[ware].label), sum);
    /* Translators: stands between names in a list */
    g_string_append_printf (list, "%s%s", list->len > 0 ? _ (", ") : "", item);
    *in_all += worth;
  }
  return g_string_free (list, FALSE);
}

gboolean
ts_competitors_can_pay (const TsStep *step, int seat, gint64 amount, GError **error)
{
  const Competitors *state = step->view.state;
  int has = state->base.counters[seat][COMPETITORS_MONEY];
  const char *name = ts_view_name (&step->view, seat);
  g_autofree char *wares = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *purse = NULL;
  g_autofree char *all = NULL;
  gint64 in_all;

  if (amount <= has)
    return TRUE;
  wares = list_wares (state, seat, &in_all);
  all = ts_number_tell (in_all);
  sum = ts_number_tell (amount);
  purse = ts_number_tell (has);
  if (*wares == '\0')
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, the money that is there, the
                                                  money that is asked for */
                      _ ("%s has %s and would pay %s, and has nothing to sell."), name, purse, sum);
  return ts_refuse (
      error, TS_ERROR_ILLEGAL, /* Translators: a player's name, the money that is there, the money that is
                                * asked for; a list of what could be sold, and the sum of it */
      _ ("%s has %s and would pay %s. The bank would take: %s; %s in all."), name, purse, sum, wares, all);
}
