#include "protocol.h"

#include "collection.h"
#include "referee/json.h"

static void
board_majorities (const TsView *view, JsonBuilder *builder)
{
  const TsState *state = view->state;

  ts_json_begin_object (builder, "majorities");
  for (int kind = 0; kind < SNACK_N_KINDS; kind++) {
    int leader = ts_snack_wars_leader (view, kind);

    ts_json_begin_object (builder, ts_snack_wars_kinds[kind].id);
    ts_json_add_int (builder, "value", ts_snack_wars_value (view, kind));
    ts_json_add_int_or_null (builder, "leader", leader, leader != TS_NOBODY);
    ts_json_begin_array (builder, "counts");
    for (int seat = 0; seat < state->n_seats; seat++)
      json_builder_add_int_value (builder, state->counters[seat][SNACK_KINDS + kind]);
    json_builder_end_array (builder);
    json_builder_end_object (builder);
  }
  json_builder_end_object (builder);
}

static void
board_collection (const TsState *state, int seat, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  ts_json_begin_object (builder, "foods");
  for (int kind = 0; kind < SNACK_N_KINDS; kind++) {
    ts_json_add_int (builder, ts_snack_wars_kinds[kind].id, state->counters[seat][SNACK_KINDS + kind]);
  }
  json_builder_end_object (builder);
  ts_json_begin_array (builder, "bonuses");
  for (int bonus = 0; bonus < SNACK_N_BONUSES; bonus++)
    if (state->counters[seat][SNACK_BONUSES + bonus] > 0)
      json_builder_add_string_value (builder, ts_snack_wars_bonuses[bonus].id);
  json_builder_end_array (builder);
  ts_json_add_int (builder, "raccoons", state->counters[seat][SNACK_RACCOONS]);
  json_builder_end_object (builder);
}

void
ts_snack_wars_describe (const TsView *view, JsonBuilder *builder)
{
  const SnackWars *state = view->state;

  ts_json_add_int (builder, "draw", ts_snack_wars_draw (view));
  ts_json_add_int (builder, "steals", state->base.phase == SNACK_STEAL ? state->steals : 0);
  board_majorities (view, builder);
  ts_json_begin_array (builder, "collections");
  for (int seat = 0; seat < state->base.n_seats; seat++)
    board_collection (&state->base, seat, builder);
  json_builder_end_array (builder);
}
