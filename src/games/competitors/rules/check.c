#include "check.h"

#include "config.h"
#include "contracts.h"
#include "sites.h"

#include "referee/language.h"
#include <string.h>

/* --- corrections --- */

/* No fewer vehicles than open Contracts on them. */
gboolean
ts_competitors_adjusted (TsStep *step, GError **error)
{
  const Competitors *next = step->next;
  const TsState *before = step->view.state;
  int seat = step->entry->who;

  for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++) {
    int counter = COMPETITORS_TRUCKS + vehicle;

    if (next->base.counters[seat][counter] < before->counters[seat][counter] &&
        ts_competitors_free_vehicles (next, seat, vehicle) < 0)
      return ts_refuse (
          error, TS_ERROR_RANGE,
          /* Translators: a player's name, a kind of vehicle, how many */
          ngettext ("%s needs vehicles of that kind for open Contracts (%s); at least %d has to stay.",
                    "%s needs vehicles of that kind for open Contracts (%s); at least %d have to stay.",
                    (gulong) ts_competitors_open (next, seat, vehicle)),
          ts_view_name (&step->view, seat), _ (ts_competitors_vehicles[vehicle].label),
          ts_competitors_open (next, seat, vehicle));
  }
  return TRUE;
}

/* --- what must hold --- */

static gboolean
check_contract (const Competitors *state, const CompetitorsContract *contract)
{
  gboolean moved = contract->used > 0;

  if (contract->used > contract->turns || contract->turns < 1 || contract->turns > 9 || contract->fee < 0 ||
      contract->seat >= state->base.n_seats || contract->owner >= state->base.n_seats)
    return FALSE;
  if (contract->status == COMPETITORS_SIGNED)
    return !moved;
  if (contract->status == COMPETITORS_DELIVERED)
    return moved;
  return contract->status == COMPETITORS_FAILED ||
         (contract->status == COMPETITORS_MOVING &&
          (contract->seat == state->base.turn || state->base.turn == TS_NOBODY));
}

static gboolean
check_contracts (const Competitors *state)
{
  int moving = 0;

  for (int i = 0; i < state->n_contracts; i++) {
    moving += state->contracts[i].status == COMPETITORS_MOVING;
    if (!check_contract (state, &state->contracts[i]))
      return FALSE;
  }
  for (int seat = 0; seat < state->base.n_seats; seat++)
    for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++)
      if (ts_competitors_free_vehicles (state, seat, vehicle) < 0)
        return FALSE;
  return moving <= 1;
}

/* Whether a name is not there yet; then it is. */
static gboolean
add_name (GHashTable *names, const CompetitorsSite *site)
{
  return g_hash_table_add (names, ts_competitors_fold (site->state));
}

/* One State holds one Headquarters or Branch. */
static gboolean
check_sites (const Competitors *state)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int seat = 0; seat < state->base.n_seats; seat++) {
    if (state->headquarters[seat].there && !add_name (names, &state->headquarters[seat]))
      return FALSE;
    for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
      if (state->branches[seat][i].there && !add_name (names, &state->branches[seat][i]))
        return FALSE;
    if (ts_competitors_n_branches (state, seat) != state->base.counters[seat][COMPETITORS_BRANCHES])
      return FALSE;
  }
  return TRUE;
}

static gboolean
check_due (const Competitors *state)
{
  gboolean delivers = ts_competitors_delivery (state) != NULL;

  if (state->due_face != 0 && state->due_event == 0)
    return FALSE;
  switch (state->base.phase) {
  case COMPETITORS_OVER:
    return TRUE;
  case COMPETITORS_CUSTOMS:
    return state->due_customs > 0 && delivers;
  case COMPETITORS_EVENT:
    return state->due_customs == 0 && state->due_event != 0;
  case COMPETITORS_DELIVERY:
    return state->due_customs == 0 && state->due_event == 0 && delivers;
  default:
    return state->due_customs == 0 && state->due_event == 0 && !delivers;
  }
}

static gboolean
check_turn (const TsView *view)
{
  const Competitors *state = view->state;
  int n = 0;

  for (int seat = 0; seat < state->base.n_seats; seat++) {
    n += state->base.counters[seat][COMPETITORS_ACTIONS_LEFT];
    if (!state->headquarters[seat].there && state->base.phase != COMPETITORS_OVER &&
        state->base.phase > COMPETITORS_HEADQUARTERS)
      return FALSE;
  }
  if (state->base.phase < COMPETITORS_IN_ROUND || state->base.phase == COMPETITORS_OVER)
    return n == 0;
  return n == state->actions && n <= COMPETITORS_ACTIONS && state->danger_face != 0;
}

gboolean
ts_competitors_check (const TsView *view, GError **error)
{
  const Competitors *state = view->state;

  if (!check_contracts (state))
    return ts_broken (error, "a Contract is not as it can be, or has no vehicle");
  if (!check_sites (state))
    return ts_broken (error, "a State has two owners, or Branches are not those that are counted");
  if (!check_due (state))
    return ts_broken (error, "what is due does not go with the phase");
  return check_turn (view) || ts_broken (error, "actions, danger or Headquarters do not go with the phase");
}
