/* Goods go over to another vehicle that stands in the same State (pages 24 and 26 of the rulebook). Where the
 * vehicles stand is the table's to watch. */
#include "shift.h"

#include "config.h"
#include "contracts.h"

#include "referee/language.h"

/* Once all movement turns are used, a delivery can only end. */
static gboolean
is_at_its_end (const Competitors *state)
{
  const CompetitorsContract *contract = ts_competitors_delivery (state);

  return contract != NULL && contract->used == contract->turns;
}

gboolean
ts_competitors_may_shift_to (const Competitors *state,
                             const CompetitorsContract *contract,
                             int owner,
                             int vehicle)
{
  return contract->seat == state->base.turn && ts_competitors_is_open (contract) && !is_at_its_end (state) &&
         !ts_competitors_is_carried_by (contract, owner, vehicle) &&
         ts_competitors_free_vehicles (state, owner, vehicle) > 0;
}

gboolean
ts_competitors_may_shift (const Competitors *state, const CompetitorsContract *contract)
{
  for (int owner = 0; owner < state->base.n_seats; owner++)
    for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++)
      if (ts_competitors_may_shift_to (state, contract, owner, vehicle))
        return TRUE;
  return FALSE;
}

gboolean
ts_competitors_can_shift (const TsView *view)
{
  const Competitors *state = view->state;

  for (int i = 0; i < state->n_contracts; i++)
    if (ts_competitors_may_shift (state, &state->contracts[i]))
      return TRUE;
  return FALSE;
}

static gboolean
check_contract (const TsStep *step, const CompetitorsContract *contract, GError **error)
{
  if (contract == NULL || contract->seat != step->entry->who || !ts_competitors_is_open (contract))
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: %s is a player's name */
                      _ ("That is no open Contract of %s; goods are shifted by whoever signed for them."),
                      ts_view_name (&step->view, step->entry->who));
  return !is_at_its_end (step->view.state) || ts_competitors_has_turn_left (step, error);
}

static gboolean
check_vehicle (
    const TsStep *step, const CompetitorsContract *contract, int owner, int vehicle, GError **error)
{
  const char *name = ts_view_name (&step->view, owner);
  const char *kind = _ (ts_competitors_vehicles[vehicle].label);

  if (ts_competitors_is_carried_by (contract, owner, vehicle))
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a kind of vehicle */
                      _ ("The goods are on such a vehicle of %s already (%s); choose another kind, or "
                         "somebody else’s."),
                      name, kind);
  if (ts_competitors_free_vehicles (step->view.state, owner, vehicle) > 0)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a kind of vehicle */
                    _ ("%s has no vehicle of that kind without a Contract (%s); choose another kind."), name,
                    kind);
}

gboolean
ts_competitors_shift (TsStep *step, GError **error)
{
  Competitors *next = step->next;
  const TsEntry *entry = step->entry;
  gint64 id = ts_entry_value (entry, "contract")->numbers[0];
  const CompetitorsContract *contract = ts_competitors_contract (next, id);
  int vehicle = ts_entry_int (entry, "vehicle");
  int owner;

  if (!check_contract (step, contract, error) || !ts_competitors_vehicle_owner (step, &owner, error) ||
      !check_vehicle (step, contract, owner, vehicle, error))
    return FALSE;
  next->contracts[id - 1].owner = (guint8) owner;
  next->contracts[id - 1].vehicle = (guint8) vehicle;
  return TRUE;
}

/* --- what is said with it --- */

const TsField ts_competitors_shift_args[] = {
  { .id = "contract",
    .label = N_ ("Contract"),
    .type = TS_FIELD_INTEGER,
    .min = G_MININT64,
    .max = G_MAXINT64 },
  { .id = "vehicle", .label = N_ ("Vehicle"), .type = TS_FIELD_WORD, .words = ts_competitors_vehicles },
  { .id = "owner", .label = N_ ("Whose vehicle, if it is lent"), .type = TS_FIELD_SEAT, .optional = TRUE },
  { 0 },
};
