#include "protocol.h"

#include "sets.h"

static void
add_int (JsonBuilder *builder, const char *key, int value)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, value);
}

static void
add_place (JsonBuilder *builder, int x, int y, int z)
{
  add_int (builder, "x", x);
  add_int (builder, "y", y);
  add_int (builder, "z", z);
}

static void
add_crates (const WarehouseWars *state, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "crates");
  json_builder_begin_array (builder);
  for (int i = 0; i < state->n_crates; i++) {
    const WarehouseCrate *crate = &state->crates[i];

    json_builder_begin_object (builder);
    add_int (builder, "seat", crate->seat);
    add_place (builder, crate->x, crate->y, crate->z);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_planks (const WarehouseWars *state, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "planks");
  json_builder_begin_array (builder);
  for (int i = 0; i < state->n_planks; i++) {
    const WarehousePlank *plank = &state->planks[i];

    json_builder_begin_object (builder);
    add_place (builder, plank->x, plank->y, plank->z);
    json_builder_set_member_name (builder, "along");
    json_builder_add_string_value (builder, plank->along == WAREHOUSE_ALONG_X ? "x" : "y");
    add_int (builder, "length", plank->length);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_cells (const WarehouseSet *set, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "cells");
  json_builder_begin_array (builder);
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
    add_int (builder, "seat", seat);
    add_int (builder, "length", sets[i].length);
    add_int (builder, "points", ts_warehouse_wars_set_points (&sets[i]));
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
  json_builder_set_member_name (builder, "sets");
  json_builder_begin_array (builder);
  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++)
    add_sets (view, seat, builder);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "toppled");
  if (state->toppled == TS_NOBODY)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, state->toppled);
}
