#include "due.h"

#include "config.h"
#include "support.h"

int
ts_warehouse_wars_crates_left (gconstpointer state, int seat)
{
  return ((const TsState *) state)->counters[seat][WAREHOUSE_CRATES];
}

int
ts_warehouse_wars_all_crates_left (gconstpointer state)
{
  return ts_warehouse_wars_crates_left (state, 0) + ts_warehouse_wars_crates_left (state, 1);
}

int
ts_warehouse_wars_planks_left (gconstpointer state)
{
  return ((const TsState *) state)->counters[0][WAREHOUSE_PLANKS];
}

int
ts_warehouse_wars_crates_placed (const WarehouseWars *state, int seat)
{
  int n = 0;

  for (int i = 0; i < state->n_crates; i++)
    n += state->crates[i].seat == seat;
  return n;
}

gboolean
ts_warehouse_wars_is_first_turn (const WarehouseWars *state)
{
  return ts_warehouse_wars_crates_placed (state, state->base.turn) == (state->crate_placed ? 1 : 0);
}

int
ts_warehouse_wars_shortest_plank (const TsView *view)
{
  return ts_header_int (view->header, "any_length") ? 2 : ts_header_int (view->header, "plank_length");
}

int
ts_warehouse_wars_longest_plank (const TsView *view)
{
  const TsHeader *header = view->header;
  int across = MAX (ts_header_int (header, "width"), ts_header_int (header, "depth"));

  return CLAMP (across, ts_warehouse_wars_shortest_plank (view), ts_header_int (header, "plank_length"));
}

int
ts_warehouse_wars_planks_that_fit (const TsView *view, int limit, WarehousePlank *plank)
{
  WarehouseTops tops = ts_warehouse_wars_tops (view);

  return ts_warehouse_wars_find_planks (&tops, ts_warehouse_wars_shortest_plank (view),
                                        ts_header_int (view->header, "plank_length"), limit, plank);
}

gboolean
ts_warehouse_wars_is_plank_due (const WarehouseWars *state)
{
  if (ts_warehouse_wars_planks_left (state) == 0)
    return FALSE;
  return state->base.phase == WAREHOUSE_RECORD ||
         (state->base.phase == WAREHOUSE_PLACE && !state->plank_laid &&
          !ts_warehouse_wars_is_first_turn (state));
}

gboolean
ts_warehouse_wars_can_lay (const TsView *view)
{
  return ts_warehouse_wars_is_plank_due (view->state) &&
         ts_warehouse_wars_planks_that_fit (view, 1, NULL) > 0;
}

gboolean
ts_warehouse_wars_is_crate_due (const WarehouseWars *state)
{
  if (state->base.phase == WAREHOUSE_RECORD)
    return ts_warehouse_wars_all_crates_left (state) > 0;
  return state->base.phase == WAREHOUSE_PLACE && !state->crate_placed &&
         ts_warehouse_wars_crates_left (state, state->base.turn) > 0;
}

gboolean
ts_warehouse_wars_can_place (const TsView *view)
{
  WarehouseTops tops = ts_warehouse_wars_tops (view);

  return ts_warehouse_wars_is_crate_due (view->state) && ts_warehouse_wars_open_cells (&tops) > 0;
}
