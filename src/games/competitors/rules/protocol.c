#include "protocol.h"

#include "config.h"
#include "referee/json.h"
#include "weather.h"

#include <glib/gi18n-lib.h>

/* --- the danger --- */

static void
add_saves (const Competitors *state, JsonBuilder *builder)
{
  ts_json_begin_array (builder, "saves");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    if (state->saves[seat] == COMPETITORS_NOT_ROLLED)
      json_builder_add_null_value (builder);
    else
      json_builder_add_boolean_value (builder, state->saves[seat] == COMPETITORS_SAVED);
  }
  json_builder_end_array (builder);
}

static void
add_danger (const TsView *view, JsonBuilder *builder)
{
  const Competitors *state = view->state;
  const CompetitorsCell *cell;

  if (state->danger_face == 0) {
    ts_json_add_null (builder, "danger");
    return;
  }
  cell = ts_competitors_event_cell (view, COMPETITORS_HAZARDS, state->danger_continent, state->danger_face);
  ts_json_begin_object (builder, "danger");
  ts_json_add_text (builder, "continent", ts_competitors_continents[state->danger_continent].id);
  ts_json_add_int (builder, "event", state->danger_face);
  ts_json_add_text (builder, "text", cell->text != NULL ? _ (cell->text) : NULL);
  ts_json_add_int_or_null (builder, "save", cell->save, (cell->save) != 0);
  add_saves (state, builder);
  json_builder_end_object (builder);
}

/* --- Headquarters and Branches --- */

static void
add_site (const CompetitorsSite *site, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  ts_json_add_text (builder, "state", site->state);
  ts_json_add_text (builder, "continent", ts_competitors_continents[site->continent].id);
  json_builder_end_object (builder);
}

static void
add_sites (const Competitors *state, JsonBuilder *builder)
{
  ts_json_begin_array (builder, "headquarters");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    if (state->headquarters[seat].there)
      add_site (&state->headquarters[seat], builder);
    else
      json_builder_add_null_value (builder);
  }
  json_builder_end_array (builder);

  ts_json_begin_array (builder, "branches");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    json_builder_begin_array (builder);
    for (int i = 0; i < state->base.counters[seat][COMPETITORS_BRANCHES]; i++)
      add_site (&state->branches[seat][i], builder);
    json_builder_end_array (builder);
  }
  json_builder_end_array (builder);
}

/* --- Contracts --- */

/* What was said at the signature, and is left out if it was not. */
static void
add_said (const Competitors *state, const CompetitorsContract *contract, JsonBuilder *builder)
{
  if (contract->from_state != 0)
    ts_json_add_text (builder, "from_state", ts_competitors_text (state, contract->from_state));
  if (contract->to_state != 0)
    ts_json_add_text (builder, "to_state", ts_competitors_text (state, contract->to_state));
  if (contract->goods != 0)
    ts_json_add_text (builder, "goods", ts_competitors_text (state, contract->goods));
  if (contract->illegal != 0) {
    ts_json_add_boolean (builder, "illegal", contract->illegal == 2);
  }
}

static void
add_contract (const Competitors *state, int i, JsonBuilder *builder)
{
  static const char *const statuses[] = { "signed", "moving", "delivered", "failed" };
  const CompetitorsContract *contract = &state->contracts[i];

  json_builder_begin_object (builder);
  ts_json_add_int (builder, "id", i + 1);
  ts_json_add_int (builder, "seat", contract->seat);
  ts_json_add_text (builder, "vehicle", ts_competitors_vehicles[contract->vehicle].id);
  ts_json_add_text (builder, "from", ts_competitors_continents[contract->from].id);
  ts_json_add_text (builder, "to", ts_competitors_continents[contract->to].id);
  ts_json_add_int (builder, "turns", contract->turns);
  ts_json_add_int (builder, "used", contract->used);
  ts_json_add_int (builder, "fee", contract->fee);
  ts_json_add_int (builder, "points", ts_competitors_points (contract->from, contract->to));
  ts_json_add_text (builder, "status", statuses[contract->status]);
  if (contract->owner != contract->seat && ts_competitors_is_open (contract))
    ts_json_add_int (builder, "lender", contract->owner);
  add_said (state, contract, builder);
  json_builder_end_object (builder);
}

/* --- what is due --- */

static void
add_due (const TsView *view, JsonBuilder *builder)
{
  const Competitors *state = view->state;
  gboolean over = ts_view_is_over (view);

  ts_json_begin_object (builder, "due");
  ts_json_add_int (builder, "customs", over ? 0 : state->due_customs);
  ts_json_add_text (builder, "event",
                    over || state->due_event == 0 ? NULL
                                                  : ts_competitors_continents[state->due_event - 1].id);
  ts_json_add_int_or_null (builder, "rolled", over ? 0 : state->due_face, (over ? 0 : state->due_face) != 0);
  json_builder_end_object (builder);
}

void
ts_competitors_describe (const TsView *view, JsonBuilder *builder)
{
  const Competitors *state = view->state;

  add_danger (view, builder);
  add_sites (state, builder);
  ts_json_begin_array (builder, "contracts");
  for (int i = 0; i < state->n_contracts; i++)
    add_contract (state, i, builder);
  json_builder_end_array (builder);
  add_due (view, builder);
  ts_json_begin_array (builder, "wealth");
  for (int seat = 0; seat < state->base.n_seats; seat++)
    json_builder_add_int_value (builder, ts_competitors_wealth (state, seat));
  json_builder_end_array (builder);
}
