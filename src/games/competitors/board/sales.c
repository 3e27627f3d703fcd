#include "sales.h"

#include "config.h"
#include "games/competitors/rules/market.h"
#include "pictures.h"
#include "referee/group.h"

#include <glib/gi18n-lib.h>

/* --- whether it helps --- */

/* Tries the entry out with all the money of the world, after so many actions spent on selling. The rules say
 * what an entry costs, so nothing here has to. */
static gboolean
would_with_money (TsSession *session, JsonObject *object, int sales)
{
  TsView view = ts_session_view (session);
  g_autoptr (TsEntry) entry = ts_entry_read (view.game, object, FALSE, NULL);
  g_autofree Competitors *rich = g_memdup2 (view.state, sizeof *rich);
  g_autofree Competitors *next = NULL;
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TsEffect));
  TsStep step = { .view = view, .entry = entry, .effects = effects };

  if (entry == NULL || !ts_entry_check (entry, &view, NULL) || entry->who < 0)
    return FALSE;
  rich->base.counters[entry->who][COMPETITORS_MONEY] = ts_competitors.counters[COMPETITORS_MONEY].max;
  rich->actions -= sales;
  next = g_memdup2 (rich, sizeof *next);
  step.view.state = rich;
  step.next = next;
  return entry->verb->apply (&step, NULL);
}

gboolean
ts_competitors_lacks_money (TsSession *session, JsonObject *entry)
{
  return !ts_session_would_accept (session, entry, NULL) && would_with_money (session, entry, 0);
}

gboolean
ts_competitors_sales_help (TsSession *session, JsonObject *entry)
{
  TsView view = ts_session_view (session);
  const Competitors *state = view.state;
  gint64 who = json_object_get_int_member_with_default (entry, "who", state->base.turn);

  return state->base.phase == COMPETITORS_IN_ROUND && who == state->base.turn && state->actions > 0 &&
         ts_competitors_can_sell (&view) && !ts_session_would_accept (session, entry, NULL) &&
         would_with_money (session, entry, 1);
}

/* --- selling --- */

static void
add_vehicle (TsChoices *choices, int vehicle)
{
  JsonObject *entry = ts_entry_begin ("sell", TS_NOBODY);
  g_autofree char *sum = ts_group_digits (ts_competitors_return (vehicle));
  /* Translators: %s is a vehicle */
  g_autofree char *label = g_strdup_printf (_ ("Sell: %s"), _ (ts_competitors_wares[vehicle].label));

  json_object_set_string_member (entry, "what", ts_competitors_wares[vehicle].id);
  ts_choices_add (choices, label, sum, ts_competitors_picture_new (ts_competitors_wares[vehicle].id), entry,
                  FALSE);
}

static void
add_branch (TsChoices *choices, const CompetitorsSite *site)
{
  JsonObject *entry = ts_entry_begin ("sell", TS_NOBODY);
  g_autofree char *sum = ts_group_digits (ts_competitors_return (COMPETITORS_BRANCH));
  /* Translators: %s is a State in which there is a Branch */
  g_autofree char *label = g_strdup_printf (_ ("Sell the Branch in %s"), site->state);

  json_object_set_string_member (entry, "what", "branch");
  json_object_set_string_member (entry, "state", site->state);
  ts_choices_add (choices, label, sum, ts_competitors_picture_new ("branch"), entry, FALSE);
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
