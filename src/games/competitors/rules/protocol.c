#include "protocol.h"

#include "config.h"
#include "referee/json.h"
#include "weather.h"

#include "referee/language.h"

/* --- the danger --- */

static void
add_saves (const Competitors *state, GString *json)
{
  ts_json_begin_array (json, "saves");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    if (state->saves[seat] == COMPETITORS_NOT_ROLLED)
      ts_json_add_null (json, NULL);
    else
      ts_json_add_boolean (json, NULL, state->saves[seat] == COMPETITORS_SAVED);
  }
  ts_json_end_array (json);
}

static void
add_danger (const TsView *view, GString *json)
{
  const Competitors *state = view->state;
  const CompetitorsCell *cell;

  if (state->danger_face == 0) {
    ts_json_add_null (json, "danger");
    return;
  }
  cell = ts_competitors_event_cell (view, COMPETITORS_HAZARDS, state->danger_continent, state->danger_face);
  ts_json_begin_object (json, "danger");
  ts_json_add_text (json, "continent", ts_competitors_continents[state->danger_continent].id);
  ts_json_add_int (json, "event", state->danger_face);
  ts_json_add_text (json, "text", cell->text != NULL ? _ (cell->text) : NULL);
  ts_json_add_int_or_null (json, "save", cell->save, (cell->save) != 0);
  add_saves (state, json);
  ts_json_end_object (json);
}

/* --- Headquarters and Branches --- */

static void
add_site (const CompetitorsSite *site, GString *json)
{
  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "state", site->state);
  ts_json_add_text (json, "continent", ts_competitors_continents[site->continent].id);
  ts_json_end_object (json);
}

static void
add_sites (const Competitors *state, GString *json)
{
  ts_json_begin_array (json, "headquarters");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    if (state->headquarters[seat].there)
      add_site (&state->headquarters[seat], json);
    else
      ts_json_add_null (json, NULL);
  }
  ts_json_end_array (json);

  ts_json_begin_array (json, "branches");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    ts_json_begin_array (json, NULL);
    for (int i = 0; i < state->base.counters[seat][COMPETITORS_BRANCHES]; i++)
      add_site (&state->branches[seat][i], json);
    ts_json_end_array (json);
  }
  ts_json_end_array (json);
}

/* --- Contracts --- */

/* What was said at the signature, and is left out if it was not. */
static void
add_said (const Competitors *state, const CompetitorsContract *contract, GString *json)
{
  if (contract->from_state != 0)
    ts_json_add_text (json, "from_state", ts_competitors_text (state, contract->from_state));
  if (contract->to_state != 0)
    ts_json_add_text (json, "to_state", ts_competitors_text (state, contract->to_state));
  if (contract->goods != 0)
    ts_json_add_text (json, "goods", ts_competitors_text (state, contract->goods));
  if (contract->illegal != 0) {
    ts_json_add_boolean (json, "illegal", contract->illegal == 2);
  }
}

static void
add_contract (const Competitors *state, int i, GString *json)
{
  static const char *const statuses[] = { "signed", "moving", "delivered", "failed" };
  const CompetitorsContract *contract = &state->contracts[i];

  ts_json_begin_object (json, NULL);
  ts_json_add_int (json, "id", i + 1);
  ts_json_add_int (json, "seat", contract->seat);
  ts_json_add_text (json, "vehicle", ts_competitors_vehicles[contract->vehicle].id);
  ts_json_add_text (json, "from", ts_competitors_continents[contract->from].id);
  ts_json_add_text (json, "to", ts_competitors_continents[contract->to].id);
  ts_json_add_int (json, "turns", contract->turns);
  ts_json_add_int (json, "used", contract->used);
  ts_json_add_int (json, "fee", contract->fee);
  ts_json_add_int (json, "points", ts_competitors_points (contract->from, contract->to));
  ts_json_add_text (json, "status", statuses[contract->status]);
  if (contract->owner != contract->seat && ts_competitors_is_open (contract))
    ts_json_add_int (json, "lender", contract->owner);
  add_said (state, contract, json);
  ts_json_end_object (json);
}

/* --- what is due --- */

static void
add_due (const TsView *view, GString *json)
{
  const Competitors *state = view->state;
  gboolean over = ts_view_is_over (view);

  ts_json_begin_object (json, "due");
  ts_json_add_int (json, "customs", over ? 0 : state->due_customs);
  ts_json_add_text (json, "event",
                    over || state->due_event == 0 ? NULL
                                                  : ts_competitors_continents[state->due_event - 1].id);
  ts_json_add_int_or_null (json, "rolled", over ? 0 : state->due_face, (over ? 0 : state->due_face) != 0);
  ts_json_end_object (json);
}

void
ts_competitors_describe (const TsView *view, GString *json)
{
  const Competitors *state = view->state;

  add_danger (view, json);
  add_sites (state, json);
  ts_json_begin_array (json, "contracts");
  for (int i = 0; i < state->n_contracts; i++)
    add_contract (state, i, json);
  ts_json_end_array (json);
  add_due (view, json);
  ts_json_begin_array (json, "wealth");
  for (int seat = 0; seat < state->base.n_seats; seat++)
    ts_json_add_int (json, NULL, ts_competitors_wealth (state, seat));
  ts_json_end_array (json);
}
