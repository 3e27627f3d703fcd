#include "things.h"

#include "config.h"
#include "state.h"

#include "referee/language.h"

enum {
  CRATE,
  PLANK,
  FALLEN
};

enum {
  HEAP,
  BOARD,
  IN_ROW,
  IN_COLUMN,
  AS_SHOWN,
  DOWN
};

/* What is left of them is counted, and lies beside the board. What was knocked over, nobody has said: the
 * picture shows where it has to stand when that is taken back. */
const TsThing ts_warehouse_wars_things[] = {
  [CRATE] = { .id = "crate", NP_ ("%d crate", "%d crates"), .home = HEAP },
  [PLANK] = { .id = "plank", NP_ ("%d plank", "%d planks"), .home = HEAP },
  /* Translators: crates and planks that somebody knocked over; what follows is “to where the picture shows
   * it”, or “stays where it lies” */
  [FALLEN] = { .id = "fallen", .text = N_ ("What fell"), .single = TRUE, .home = AS_SHOWN },
  { .id = "crates" },
  { .id = "planks" },
  { 0 },
};

const TsPlace ts_warehouse_wars_places_of_things[] = {
  [HEAP] = { .id = "heap" },
  /* Translators: where a crate stands: %s is “column 2, row 3, level 1” */
  [BOARD] = { .id = "cell", .from = N_ ("from %s"), .to = N_ ("to %s") },
  /* Translators: where a plank lies: %s is “level 1, row 3, columns 1 to 4” */
  [IN_ROW] = { .id = "row", .from = N_ ("from %s"), .to = N_ ("to %s") },
  [IN_COLUMN] = { .id = "column", .from = N_ ("from %s"), .to = N_ ("to %s") },
  /* Translators: what comes before it is “What fell” */
  [AS_SHOWN] = { .id = "as-shown", .to = N_ ("to where the picture shows it") },
  /* Translators: what comes before it is “What fell” */
  [DOWN] = { .id = "down", .to = N_ ("stays where it lies") },
  { 0 },
};

static char *
tell_cell (const WarehouseCrate *crate)
{
  if (crate->z == 0)
    /* Translators: where a crate stands: its column, its row */
    return g_strdup_printf (_ ("column %d, row %d, on the board"), crate->x + 1, crate->y + 1);
  /* Translators: where a crate stands: its column, its row, its level */
  return g_strdup_printf (_ ("column %d, row %d, level %d"), crate->x + 1, crate->y + 1, crate->z);
}

static char *
tell_plank (const WarehousePlank *plank)
{
  if (plank->along == WAREHOUSE_ALONG_X)
    /* Translators: where a plank lies: its level, its row, its columns */
    return g_strdup_printf (_ ("level %d, row %d, columns %d to %d"), plank->z, plank->y + 1, plank->x + 1,
                            plank->x + plank->length);
  /* Translators: where a plank lies: its level, its column, its rows */
  return g_strdup_printf (_ ("level %d, column %d, rows %d to %d"), plank->z, plank->x + 1, plank->y + 1,
                          plank->y + plank->length);
}

void
ts_warehouse_wars_lie (const TsView *view, GArray *spots)
{
  const WarehouseWars *state = view->state;

  for (int i = 0; i < state->n_crates; i++)
    ts_spot_add (spots, (TsSpot) { .thing = CRATE,
                                   .seat = state->crates[i].seat,
                                   .place = BOARD,
                                   .where = tell_cell (&state->crates[i]),
                                   .height = 2 * state->crates[i].z + 1,
                                   .count = 1 });
  for (int i = 0; i < state->n_planks; i++)
    ts_spot_add (spots, (TsSpot) { .thing = PLANK,
                                   .seat = TS_NOBODY,
                                   .place = state->planks[i].along == WAREHOUSE_ALONG_X ? IN_ROW : IN_COLUMN,
                                   .where = tell_plank (&state->planks[i]),
                                   .height = 2 * state->planks[i].z,
                                   .count = 1 });
  if (state->toppled != TS_NOBODY)
    ts_spot_add (spots, (TsSpot) { .thing = FALLEN, .seat = TS_NOBODY, .place = DOWN, .count = 1 });
}
