#include "sales.h"

#include "config.h"
#include "games/competitors/rules/market.h"
#include "games/competitors/rules/rules.h"
#include "pictures.h"
#include "referee/number.h"

#include <glib/gi18n-lib.h>

/* --- selling --- */

static void
add_vehicle (TsChoices *choices, int vehicle)
{
  g_autofree char *sum = ts_number_tell (ts_competitors_return (vehicle));
  /* Translators: below a vehicle: what the bank gives for it */
  g_autofree char *deed = g_strdup_printf (_ ("Sell: %s"), sum);

  ts_choices_add (choices, _ (ts_competitors_wares[vehicle].label), deed,
                  ts_competitors_picture_new (ts_competitors_wares[vehicle].id),
                  ts_entry_build (&ts_competitors, "sell", TS_NOBODY, "what", vehicle, NULL), FALSE);
}

static void
add_branch (TsChoices *choices, const CompetitorsSite *site)
{
  g_autofree char *sum = ts_number_tell (ts_competitors_return (COMPETITORS_BRANCH));
  /* Translators: %s is a State in which there is a Branch */
  g_autofree char *label = g_strdup_printf (_ ("Sell the Branch in %s"), site->state);
  g_autofree char *detail = NULL;

  if (site->cards > 0)
    /* Translators: %s is a sum of money; a card is kept with the Branch */
    detail = g_strdup_printf (
        ngettext ("%s; discard its Special card", "%s; discard its Special cards", (gulong) site->cards),
        sum);
  ts_choices_add (choices, label, detail != NULL ? detail : sum, ts_competitors_picture_new ("branch"),
                  ts_entry_build (&ts_competitors, "sell", TS_NOBODY, "what", COMPETITORS_BRANCH, "state",
                                  site->state, NULL),
                  FALSE);
}

void
ts_competitors_sales_add (TsChoices *choices, const TsView *view)
{
  const Competitors *state = view->state;

  for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++)
    add_vehicle (choices, vehicle);
  for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
    if (state->branches[state->base.turn][i].there)
      add_branch (choices, &state->branches[state->base.turn][i]);
}

GtkWidget *
ts_competitors_sales_help (TsBoard *board, const TsEntry *entry)
{
  TsView view = ts_board_get_view (board);
  TsChoices *choices;

  if (!ts_competitors_selling_helps (&view, entry))
    return NULL;
  choices = ts_choices_new (board);
  ts_competitors_sales_add (choices, &view);
  return GTK_WIDGET (choices);
}
