#include "company-chips.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "games/competitors/rules/shift.h"
#include "pictures.h"
#include "widgets/chips.h"

#include <glib/gi18n-lib.h>

/* --- chips that stand for texts --- */

static GtkWidget *
make_chips (const TsField *field G_GNUC_UNUSED,
            const TsHeader *header G_GNUC_UNUSED,
            GCallback changed,
            gpointer data)
{
  GtkWidget *chips = GTK_WIDGET (ts_chips_new (TS_CHIPS_ONE_OR_NONE));

  g_signal_connect_swapped (chips, "changed", changed, data);
  return chips;
}

/* What the chips stand for. (transfer none) */
static char **
get_values (GtkWidget *chips)
{
  return g_object_get_data (G_OBJECT (chips), "values");
}

/* Returns whether it is something else than before, so that the chips have to be made anew; else nothing
 * moves under a finger. */
static gboolean
set_values (GtkWidget *chips, GStrvBuilder *builder)
{
  g_auto (GStrv) values = g_strv_builder_end (builder);

  if (get_values (chips) != NULL &&
      g_strv_equal ((const char *const *) get_values (chips), (const char *const *) values))
    return FALSE;
  g_object_set_data_full (G_OBJECT (chips), "values", g_steal_pointer (&values), (GDestroyNotify) g_strfreev);
  ts_chips_set (TS_CHIPS (chips), NULL, 0);
  ts_chips_clear (TS_CHIPS (chips));
  return TRUE;
}

static const char *
get_chosen (GtkWidget *chips)
{
  int chosen = ts_chips_get_chosen (TS_CHIPS (chips));

  return chosen >= 0 ? get_values (chips)[chosen] : NULL;
}

static void
set_chosen (GtkWidget *chips, const char *value)
{
  gint64 chosen = -1;

  for (guint i = 0; value != NULL && get_values (chips)[i] != NULL; i++)
    if (g_str_equal (get_values (chips)[i], value))
      chosen = i;
  ts_chips_set (TS_CHIPS (chips), &chosen, 1);
}

/* --- Contracts --- */

/* Whether every vehicle of the kind has its Contract, so that one of these fails. */
gboolean
ts_competitors_is_bound (const TsView *view, const TsEntry *entry)
{
  int what = ts_entry_int (entry, "what");

  return ts_entry_has (entry, "what") && entry->who != TS_NOBODY && what < COMPETITORS_VEHICLES &&
         ts_competitors_free_vehicles (view->state, entry->who, what) < 1;
}

static gboolean
fails_with_it (const TsView *view, const TsEntry *entry, const CompetitorsContract *contract)
{
  return ts_competitors_is_bound (view, entry) &&
         ts_competitors_is_carried_by (contract, entry->who, ts_entry_int (entry, "what"));
}

static gboolean
can_be_shifted (const TsView *view, const TsEntry *entry G_GNUC_UNUSED, const CompetitorsContract *contract)
{
  return ts_competitors_may_shift (view->state, contract);
}

/* Those that the verb can mean. */
static void
show_contracts (const TsField *field G_GNUC_UNUSED,
                GtkWidget *input,
                const TsView *view,
                const TsEntry *entry)
{
  gboolean shifts = entry->verb->apply == ts_competitors_shift;
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  const Competitors *state = view->state;

  for (int i = 0; i < state->n_contracts; i++)
    if ((shifts ? can_be_shifted : fails_with_it) (view, entry, &state->contracts[i]))
      g_strv_builder_take (ids, g_strdup_printf ("%d", i + 1));
  if (!set_values (input, ids))
    return;
  for (char **id = get_values (input); *id != NULL; id++) {
    int number = atoi (*id);
    const CompetitorsContract *contract = &state->contracts[number - 1];
    /* Translators: the number of a Contract, and two continents: from, to */
    g_autofree char *label = g_strdup_printf (_ ("Contract %d: %s → %s"), number,
                                              _ (ts_competitors_continents[contract->from].label),
                                              _ (ts_competitors_continents[contract->to].label));

    ts_chips_add (TS_CHIPS (input), label, NULL);
  }
}

static void
get_contract (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  const char *id = get_chosen (input);
  gint64 number = id != NULL ? atoi (id) : 0;

  if (id != NULL)
    ts_input_take_numbers (value, &number, 1);
}

static void
set_contract (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  g_autofree char *id = value->given ? g_strdup_printf ("%" G_GINT64_FORMAT, value->numbers[0]) : NULL;

  set_chosen (input, id);
}

const TsInput ts_competitors_contract_input = { .wide = TRUE,
                                                .one_tap = TRUE,
                                                .make = make_chips,
                                                .get = get_contract,
                                                .set = set_contract,
                                                .show = show_contracts };

/* --- Headquarters and Branches --- */

static void
add_site (GStrvBuilder *states, const CompetitorsSite *site)
{
  if (site->there)
    g_strv_builder_add (states, site->state);
}

static void
add_keeper (TsChips *chips, const char *state, gboolean branch)
{
  g_autofree char *label = NULL;

  if (branch)
    /* Translators: where a card is kept; %s is a State */
    label = g_strdup_printf (_ ("Keep it with the Branch in %s"), state);
  else
    /* Translators: where a card is kept; %s is a State */
    label = g_strdup_printf (_ ("Keep it with the Headquarters in %s"), state);
  ts_chips_add (chips, label, ts_competitors_picture_new (branch ? "branch" : "headquarters"));
}

/* The Headquarters, and the Branches. */
static void
show_keepers (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsView *view, const TsEntry *entry)
{
  g_autoptr (GStrvBuilder) states = g_strv_builder_new ();
  const Competitors *state = view->state;
  int seat = entry->who;

  if (seat != TS_NOBODY)
    add_site (states, &state->headquarters[seat]);
  for (int i = 0; seat != TS_NOBODY && i < COMPETITORS_MAX_BRANCHES; i++)
    add_site (states, &state->branches[seat][i]);
  if (!set_values (input, states))
    return;
  for (char **name = get_values (input); *name != NULL; name++)
    add_keeper (TS_CHIPS (input), *name, name > get_values (input) || !state->headquarters[seat].there);
}

static void
get_keeper (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  value->text = g_strdup (get_chosen (input));
  value->given = value->text != NULL;
}

static void
set_keeper (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  set_chosen (input, value->given ? value->text : NULL);
}

const TsInput ts_competitors_keeper_input = {
  .wide = TRUE, .make = make_chips, .get = get_keeper, .set = set_keeper, .show = show_keepers
};
