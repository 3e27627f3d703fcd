#include "facts.h"

#include "config.h"
#include "contracts.h"
#include "referee/number.h"
#include "referee/name.h"
#include "weather.h"

#include "referee/language.h"

/* --- the danger --- */

static void
tell_saved (const Competitors *state, int seat, GPtrArray *texts)
{
  if (state->saves[seat] != COMPETITORS_NOT_ROLLED)
    g_ptr_array_add (texts,
                     g_strdup (state->saves[seat] == COMPETITORS_SAVED ? _ ("Saved from the danger")
                                                                       : _ ("Not saved from the danger")));
}

static void
tell_danger (const TsView *view, int seat, GPtrArray *texts)
{
  const Competitors *state = view->state;
  const CompetitorsCell *cell;

  if (state->danger_face == 0)
    return;
  if (seat != TS_NOBODY) {
    tell_saved (state, seat, texts);
    return;
  }
  cell = ts_competitors_event_cell (view, COMPETITORS_HAZARDS, state->danger_continent, state->danger_face);
  /* Translators: a continent, a number of the event table */
  g_ptr_array_add (texts, g_strdup_printf (_ ("The danger: %s / %d."),
                                           ts_competitors_continent_label (state->danger_continent),
                                           state->danger_face));
  if (cell->text != NULL)
    g_ptr_array_add (texts, g_strdup (_ (cell->text)));
  if (cell->save > 0)
    g_ptr_array_add (texts, g_strdup_printf (_ ("Save number of the danger: %d."), cell->save));
}

/* --- Headquarters and Branches --- */

static void
tell_site (const CompetitorsSite *site, GPtrArray *texts)
{
  if (site->there)
    /* Translators: the name of a State, a continent */
    g_ptr_array_add (texts, g_strdup_printf (_ ("The State %s is in %s."), site->state,
                                             ts_competitors_continent_label (site->continent)));
}

static void
tell_headquarters (const TsView *view, int seat, GPtrArray *texts)
{
  const Competitors *state = view->state;

  if (seat != TS_NOBODY)
    tell_site (&state->headquarters[seat], texts);
}

static void
tell_branches (const TsView *view, int seat, GPtrArray *texts)
{
  const Competitors *state = view->state;

  for (int i = 0; seat != TS_NOBODY && i < COMPETITORS_MAX_BRANCHES; i++)
    tell_site (&state->branches[seat][i], texts);
}

/* --- Contracts --- */

/* What was said with it, and who lends the vehicle. */
static void
tell_cargo (const TsView *view, const CompetitorsContract *contract, GStrvBuilder *parts)
{
  const char *goods = ts_competitors_text (view->state, contract->goods);
  char *route = ts_competitors_tell_route (view->state, contract);

  if (route != NULL)
    g_strv_builder_take (parts, route);
  if (goods != NULL)
    g_strv_builder_take (parts, ts_name_tell (goods));
  if (contract->illegal > 0)
    g_strv_builder_add (parts, contract->illegal > 1 ? _ ("illegal goods") : _ ("legal goods"));
  if (contract->owner != contract->seat && ts_competitors_is_open (contract))
    /* Translators: of a vehicle; %s is a player's name */
    g_strv_builder_take (parts, g_strdup_printf (_ ("lent by %s"), ts_view_name (view, contract->owner)));
}

static void
tell_terms (const CompetitorsContract *contract, GStrvBuilder *parts)
{
  g_autofree char *fee = ts_number_tell (contract->fee);
  int points = ts_competitors_points (contract->from, contract->to);

  g_strv_builder_add (parts, _ (ts_competitors_vehicles[contract->vehicle].label));
  /* Translators: T.M. are movement turns: used, of how many, how many are left; a sum of money; Victory
   * Points */
  g_strv_builder_take (
      parts,
      g_strdup_printf (ngettext ("T.M. %d of %d, %d left · fee %s · %d Victory Point",
                                 "T.M. %d of %d, %d left · fee %s · %d Victory Points", (gulong) points),
                       contract->used, contract->turns, contract->turns - contract->used, fee, points));
}

static char *
tell_contract (const TsView *view, const CompetitorsContract *contract, int id)
{
  static const char *const statuses[] = {
    [COMPETITORS_SIGNED] = N_ ("signed"),
    [COMPETITORS_MOVING] = N_ ("under way"),
    [COMPETITORS_DELIVERED] = N_ ("delivered"),
    [COMPETITORS_FAILED] = N_ ("failed"),
  };
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) told = NULL;

  /* Translators: the number of a Contract, two continents (from, to), how it stands */
  g_strv_builder_take (
      parts, g_strdup_printf (_ ("%d: %s → %s, %s"), id, ts_competitors_continent_label (contract->from),
                              ts_competitors_continent_label (contract->to), _ (statuses[contract->status])));
  tell_terms (contract, parts);
  tell_cargo (view, contract, parts);
  told = g_strv_builder_end (parts);
  return g_strjoinv (" · ", told);
}

static void
tell_contracts (const TsView *view, int seat, GPtrArray *texts)
{
  const Competitors *state = view->state;

  for (int i = 0; i < state->n_contracts; i++)
    if (state->contracts[i].seat == seat) {
      g_autofree char *contract = tell_contract (view, &state->contracts[i], i + 1);

      /* Translators: %s is the number of a Contract, from where to where it goes, and what else is known of
       * it */
      g_ptr_array_add (texts, g_strdup_printf (_ ("Contract %s"), contract));
    }
}

/* --- what is due --- */

static void
tell_due (const TsView *view, int seat, GPtrArray *texts)
{
  const Competitors *state = view->state;

  if (seat == TS_NOBODY || seat != state->base.turn || ts_view_is_over (view))
    return;
  if (state->due_event != 0)
    /* Translators: %s is a continent */
    g_ptr_array_add (texts, g_strdup_printf (_ ("An event in %s is to be settled."),
                                             ts_competitors_continent_label (state->due_event - 1)));
  if (state->due_face != 0)
    g_ptr_array_add (texts, g_strdup_printf (_ ("The d12 shows %d for it."), state->due_face));
}

const TsFact ts_competitors_facts[] = {
  { "danger", tell_danger },     { "headquarters", tell_headquarters },
  { "branches", tell_branches }, { "contracts", tell_contracts },
  { "due", tell_due },           { 0 },
};
