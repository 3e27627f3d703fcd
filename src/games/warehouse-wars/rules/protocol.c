#include "protocol.h"

#include "referee/json.h"
#include "sets.h"

static void
add_place (JsonBuilder *builder, int x, int y, int z)
{
  ts_json_add_int (builder, "x", x);
  ts_json_add_int (builder, "y", y);
  ts_json_add_int (builder, "z", z);
}

static void
add_crates (const WarehouseWars *state, JsonBuilder *builder)
{
  ts_json_begin_array (builder, "crates");
  for (int i = 0; i < state->n_crates; i++) {
    const WarehouseCrate *crate = &state->crates[i];

    json_builder_begin_object (builder);
    ts_json_add_int (builder, "seat", crate->seat);
    add_place (builder, crate->x, crate->y, crate->z);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_planks (const WarehouseWars *state, JsonBuilder *builder)
{
  ts_json_begin_array (builder, "planks");
  for (int i = 0; i < state->n_planks; i++) {
    const WarehousePlank *plank = &state->planks[i];

    json_builder_begin_object (builder);
    add_place (builder, plank->x, plank->y, plank->z);
    ts_json_add_text (builder, "along", plank->along == WAREHOUSE_ALONG_X ? "x" : "y");
    ts_json_add_int (builder, "length", plank->length);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_cells (const WarehouseSet *set, JsonBuilder *builder)
{
  ts_json_begin_array (builder, "cells");
  for (int i = 0; i < set->length; i++) {
    json_builder_begin_array (builder);
    json_builder_add_int_value (builder, set->x + i * set->dx);
    json_builder_add_int_value (builder, set->y + i * set->dy);
    json_builder_add_int_value (builder, set->z + i * set->dz);
    json_builder_end_array (builder);
  }
  json_builder_end_array (builder);
}

static void
add_sets (const TsView *view, int seat, JsonBuilder *builder)
{
  WarehouseSet sets[WAREHOUSE_MAX_SETS];
  int n = ts_warehouse_wars_sets (view, seat, sets);

  for (int i = 0; i < n; i++) {
    json_builder_begin_object (builder);
    ts_json_add_int (builder, "seat", seat);
    ts_json_add_int (builder, "length", sets[i].length);
    ts_json_add_int (builder, "points", ts_warehouse_wars_set_points (&sets[i]));
    add_cells (&sets[i], builder);
    json_builder_end_object (builder);
  }
}

void
ts_warehouse_wars_list (const TsView *view, JsonBuilder *builder)
{
  const WarehouseWars *state = view->state;

  add_crates (state, builder);
  add_planks (state, builder);
  ts_json_begin_array (builder, "sets");
  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++)
    add_sets (view, seat, builder);
  json_builder_end_array (builder);
  ts_json_add_int_or_null (builder, "toppled", state->toppled, state->toppled != TS_NOBODY);
}
