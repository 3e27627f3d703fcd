#include "protocol.h"

#include "collection.h"
#include "referee/json.h"

static void
board_majorities (const TsView *view, GString *json)
{
  const TsState *state = view->state;

  ts_json_begin_object (json, "majorities");
  for (int kind = 0; kind < SNACK_N_KINDS; kind++) {
    int leader = ts_snack_wars_leader (view, kind);

    ts_json_begin_object (json, ts_snack_wars_kinds[kind].id);
    ts_json_add_int (json, "value", ts_snack_wars_value (view, kind));
    ts_json_add_int_or_null (json, "leader", leader, leader != TS_NOBODY);
    ts_json_begin_array (json, "counts");
    for (int seat = 0; seat < state->n_seats; seat++)
      ts_json_add_int (json, NULL, state->counters[seat][SNACK_KINDS + kind]);
    ts_json_end_array (json);
    ts_json_end_object (json);
  }
  ts_json_end_object (json);
}

static void
board_collection (const TsState *state, int seat, GString *json)
{
  ts_json_begin_object (json, NULL);
  ts_json_begin_object (json, "foods");
  for (int kind = 0; kind < SNACK_N_KINDS; kind++) {
    ts_json_add_int (json, ts_snack_wars_kinds[kind].id, state->counters[seat][SNACK_KINDS + kind]);
  }
  ts_json_end_object (json);
  ts_json_begin_array (json, "bonuses");
  for (int bonus = 0; bonus < SNACK_N_BONUSES; bonus++)
    if (state->counters[seat][SNACK_BONUSES + bonus] > 0)
      ts_json_add_text (json, NULL, ts_snack_wars_bonuses[bonus].id);
  ts_json_end_array (json);
  ts_json_add_int (json, "raccoons", state->counters[seat][SNACK_RACCOONS]);
  ts_json_end_object (json);
}

void
ts_snack_wars_describe (const TsView *view, GString *json)
{
  const SnackWars *state = view->state;

  ts_json_add_int (json, "draw", ts_snack_wars_draw (view));
  ts_json_add_int (json, "steals", state->base.phase == SNACK_STEAL ? state->steals : 0);
  board_majorities (view, json);
  ts_json_begin_array (json, "collections");
  for (int seat = 0; seat < state->base.n_seats; seat++)
    board_collection (&state->base, seat, json);
  ts_json_end_array (json);
}
