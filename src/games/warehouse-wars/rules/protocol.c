#include "protocol.h"

#include "referee/json.h"
#include "sets.h"

static void
add_place (GString *json, int x, int y, int z)
{
  ts_json_add_int (json, "x", x);
  ts_json_add_int (json, "y", y);
  ts_json_add_int (json, "z", z);
}

static void
add_crates (const WarehouseWars *state, GString *json)
{
  ts_json_begin_array (json, "crates");
  for (int i = 0; i < state->n_crates; i++) {
    const WarehouseCrate *crate = &state->crates[i];

    ts_json_begin_object (json, NULL);
    ts_json_add_int (json, "seat", crate->seat);
    add_place (json, crate->x, crate->y, crate->z);
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
}

static void
add_planks (const WarehouseWars *state, GString *json)
{
  ts_json_begin_array (json, "planks");
  for (int i = 0; i < state->n_planks; i++) {
    const WarehousePlank *plank = &state->planks[i];

    ts_json_begin_object (json, NULL);
    add_place (json, plank->x, plank->y, plank->z);
    ts_json_add_text (json, "along", plank->along == WAREHOUSE_ALONG_X ? "x" : "y");
    ts_json_add_int (json, "length", plank->length);
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
}

static void
add_cells (const WarehouseSet *set, GString *json)
{
  ts_json_begin_array (json, "cells");
  for (int i = 0; i < set->length; i++) {
    ts_json_begin_array (json, NULL);
    ts_json_add_int (json, NULL, set->x + i * set->dx);
    ts_json_add_int (json, NULL, set->y + i * set->dy);
    ts_json_add_int (json, NULL, set->z + i * set->dz);
    ts_json_end_array (json);
  }
  ts_json_end_array (json);
}

static void
add_sets (const TsView *view, int seat, GString *json)
{
  WarehouseSet sets[WAREHOUSE_MAX_SETS];
  int n = ts_warehouse_wars_sets (view, seat, sets);

  for (int i = 0; i < n; i++) {
    ts_json_begin_object (json, NULL);
    ts_json_add_int (json, "seat", seat);
    ts_json_add_int (json, "length", sets[i].length);
    ts_json_add_int (json, "points", ts_warehouse_wars_set_points (&sets[i]));
    add_cells (&sets[i], json);
    ts_json_end_object (json);
  }
}

void
ts_warehouse_wars_list (const TsView *view, GString *json)
{
  const WarehouseWars *state = view->state;

  add_crates (state, json);
  add_planks (state, json);
  ts_json_begin_array (json, "sets");
  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++)
    add_sets (view, seat, json);
  ts_json_end_array (json);
  ts_json_add_int_or_null (json, "toppled", state->toppled, state->toppled != TS_NOBODY);
}
