#include "protocol.h"

#include "collection.h"

static void
board_majorities (const TsView *view, JsonBuilder *builder)
{
  const TsState *state = view->state;

  json_builder_set_member_name (builder, "majorities");
  json_builder_begin_object (builder);
  for (int kind = 0; kind < SNACK_N_KINDS; kind++) {
    int leader = ts_snack_wars_leader (view, kind);

    json_builder_set_member_name (builder, ts_snack_wars_kinds[kind].id);
    json_builder_begin_object (builder);
    json_builder_set_member_name (builder, "value");
    json_builder_add_int_value (builder, ts_snack_wars_value (view, kind));
    json_builder_set_member_name (builder, "leader");
    if (leader == TS_NOBODY)
      json_builder_add_null_value (builder);
    else
      json_builder_add_int_value (builder, leader);
    json_builder_set_member_name (builder, "counts");
    json_builder_begin_array (builder);
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
  json_builder_set_member_name (builder, "foods");
  json_builder_begin_object (builder);
  for (int kind = 0; kind < SNACK_N_KINDS; kind++) {
    json_builder_set_member_name (builder, ts_snack_wars_kinds[kind].id);
    json_builder_add_int_value (builder, state->counters[seat][SNACK_KINDS + kind]);
  }
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "bonuses");
  json_builder_begin_array (builder);
  for (int bonus = 0; bonus < SNACK_N_BONUSES; bonus++)
    if (state->counters[seat][SNACK_BONUSES + bonus] > 0)
      json_builder_add_string_value (builder, ts_snack_wars_bonuses[bonus].id);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "raccoons");
  json_builder_add_int_value (builder, state->counters[seat][SNACK_RACCOONS]);
  json_builder_end_object (builder);
}

void
ts_snack_wars_describe (const TsView *view, JsonBuilder *builder)
{
  const SnackWars *state = view->state;

  json_builder_set_member_name (builder, "draw");
  json_builder_add_int_value (builder, ts_snack_wars_draw (view));
  json_builder_set_member_name (builder, "steals");
  json_builder_add_int_value (builder, state->base.phase == SNACK_STEAL ? state->steals : 0);
  board_majorities (view, builder);
  json_builder_set_member_name (builder, "collections");
  json_builder_begin_array (builder);
  for (int seat = 0; seat < state->base.n_seats; seat++)
    board_collection (&state->base, seat, builder);
  json_builder_end_array (builder);
}
