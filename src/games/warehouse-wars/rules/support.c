#include "support.h"

#include "config.h"

#include "referee/language.h"

/* Why a plank cannot lie over a cell. */
typedef enum {
  LIES_WELL,
  UNDER_CRATE, /* a crate stands on its level, or higher */
  UNDER_PLANK, /* a plank lies higher */
  ON_PLANK,    /* one of its own level and direction, or two */
  IN_THE_AIR,  /* it crosses another one where no crate is below */
} Fault;

gboolean
ts_warehouse_wars_covers (const WarehousePlank *plank, int x, int y)
{
  int dx = x - plank->x;
  int dy = y - plank->y;

  return plank->along == WAREHOUSE_ALONG_X ? dy == 0 && dx >= 0 && dx < plank->length
                                           : dx == 0 && dy >= 0 && dy < plank->length;
}

static void
lay (WarehouseTops *tops, const WarehousePlank *plank)
{
  for (int i = 0; i < plank->length; i++) {
    WarehouseTop *top = plank->along == WAREHOUSE_ALONG_X ? &tops->tops[plank->x + i][plank->y]
                                                          : &tops->tops[plank->x][plank->y + i];

    if (plank->z > top->floor)
      *top = (WarehouseTop) { .floor = plank->z, .crate = top->crate };
    if (plank->z == top->floor)
      top->planks |= 1u << plank->along;
  }
}

WarehouseTops
ts_warehouse_wars_tops (const TsView *view)
{
  const WarehouseWars *state = view->state;
  WarehouseTops tops = {
    .width = ts_header_int (view->header, "width"),
    .depth = ts_header_int (view->header, "depth"),
  };

  for (int x = 0; x < tops.width; x++)
    for (int y = 0; y < tops.depth; y++)
      tops.tops[x][y].crate = -1;
  for (int i = 0; i < state->n_crates; i++) {
    const WarehouseCrate *crate = &state->crates[i];
    WarehouseTop *top = &tops.tops[crate->x][crate->y];

    top->crate = MAX (top->crate, crate->z);
  }
  for (int i = 0; i < state->n_planks; i++)
    lay (&tops, &state->planks[i]);
  return tops;
}

gboolean
ts_warehouse_wars_check_cell (const WarehouseTops *tops, int x, int y, GError **error)
{
  if (x < tops->width && y < tops->depth)
    return TRUE;
  return ts_refuse (error, TS_ERROR_RANGE,
                    _ ("On this board columns go from 1 to %d, and rows from 1 to %d."), tops->width,
                    tops->depth);
}

/* --- crates --- */

int
ts_warehouse_wars_open_level (const WarehouseTops *tops, int x, int y)
{
  const WarehouseTop *top = &tops->tops[x][y];

  return top->crate < top->floor ? top->floor : -1;
}

int
ts_warehouse_wars_open_cells (const WarehouseTops *tops)
{
  int n = 0;

  for (int x = 0; x < tops->width; x++)
    for (int y = 0; y < tops->depth; y++)
      n += ts_warehouse_wars_open_level (tops, x, y) >= 0;
  return n;
}

gboolean
ts_warehouse_wars_check_crate (
    const WarehouseTops *tops, int x, int y, int z, gboolean can_lay, GError **error)
{
  const WarehouseTop *top = &tops->tops[x][y];

  if (z == ts_warehouse_wars_open_level (tops, x, y))
    return TRUE;
  if (z < top->floor)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("A plank lies above; crates can only come on top of it."));
  if (z <= top->crate)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      can_lay ? _ ("A crate stands there already; take another place, or go up with a plank.")
                              : _ ("A crate stands there already; take another place."));
  if (top->crate == top->floor)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      can_lay ? _ ("A crate does not stand on another one; lay a plank first.")
                              : _ ("A crate does not stand on another one; take another place."));
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("Nothing is there to stand on; on this cell the crate would stand on level %d."),
                    top->floor);
}

/* --- planks --- */

/* A plank of level `z` over a cell. */
static Fault
fault_of (const WarehouseTop *top, int z, guint along)
{
  if (top->crate >= z)
    return UNDER_CRATE;
  if (top->floor > z)
    return UNDER_PLANK;
  if (top->floor < z)
    return LIES_WELL;
  if (top->planks != 1u << (1 - along))
    return ON_PLANK;
  return top->crate == z - 1 ? LIES_WELL : IN_THE_AIR;
}

static const char *const faults[] = {
  [UNDER_CRATE] = N_ ("A crate is in the way; a plank lies on top of crates, with nothing above."),
  [UNDER_PLANK] = N_ ("Another plank lies above; this one would have to go on top."),
  [ON_PLANK] = N_ ("Another plank lies there; two of a level only cross at a right angle."),
  [IN_THE_AIR] = N_ ("Planks of a level only cross over a crate."),
};

gboolean
ts_warehouse_wars_check_plank (const WarehouseTops *tops, const WarehousePlank *plank, GError **error)
{
  gboolean along_x = plank->along == WAREHOUSE_ALONG_X;
  int crates = 0;

  if ((along_x ? plank->x : plank->y) + plank->length > (along_x ? tops->width : tops->depth))
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("The plank would stick out over the edge of the board."));
  for (int i = 0; i < plank->length; i++) {
    const WarehouseTop *top = &tops->tops[plank->x + (along_x ? i : 0)][plank->y + (along_x ? 0 : i)];
    Fault fault = fault_of (top, plank->z, plank->along);

    if (fault != LIES_WELL)
      return ts_refuse (error, TS_ERROR_ILLEGAL, "%s", _ (faults[fault]));
    crates += top->crate == plank->z - 1;
  }
  if (crates >= 2)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("A plank on level %d rests on at least two crates of level %d."), plank->z,
                    plank->z - 1);
}

/* --- looking for planks --- */

typedef struct {
  const WarehouseTops *tops;
  int shortest, longest;
  int limit;
  int found;
  WarehousePlank plank; /* being looked at; once the limit is reached, the last one found */
} Search;

static const WarehouseTop *
top_at (const Search *self, int i)
{
  const WarehousePlank *plank = &self->plank;

  return plank->along == WAREHOUSE_ALONG_X ? &self->tops->tops[plank->x + i][plank->y]
                                           : &self->tops->tops[plank->x][plank->y + i];
}

/* Planks of all lengths from the cell and on the level that are set, `reach` cells at most. */
static void
search_lengths (Search *self, int reach)
{
  int crates = 0;

  for (int i = 0; i < reach && self->found < self->limit; i++) {
    const WarehouseTop *top = top_at (self, i);

    if (fault_of (top, self->plank.z, self->plank.along) != LIES_WELL)
      return;
    crates += top->crate == self->plank.z - 1;
    self->plank.length = (guint8) (i + 1);
    self->found += crates >= 2 && i + 1 >= self->shortest;
  }
}

/* Planks on all levels from the cell that is set: those just above the crates within reach. */
static void
search_levels (Search *self)
{
  int rest = self->plank.along == WAREHOUSE_ALONG_X ? self->tops->width - self->plank.x
                                                    : self->tops->depth - self->plank.y;
  int reach = MIN (self->longest, rest);
  guint64 seen = 0;

  for (int i = 0; i < reach && self->found < self->limit; i++) {
    int level = top_at (self, i)->crate + 1;

    if (level == 0 || level >= WAREHOUSE_LEVELS || (seen & (G_GUINT64_CONSTANT (1) << level)) != 0)
      continue;
    seen |= G_GUINT64_CONSTANT (1) << level;
    self->plank.z = (guint8) level;
    search_lengths (self, reach);
  }
}

int
ts_warehouse_wars_find_planks (
    const WarehouseTops *tops, int shortest, int longest, int limit, WarehousePlank *plank)
{
  Search search = { .tops = tops, .shortest = shortest, .longest = longest, .limit = limit };
  int cells = tops->width * tops->depth;

  for (int i = 0; i < 2 * cells && search.found < limit; i++) {
    search.plank = (WarehousePlank) {
      .x = (guint8) (i / 2 % tops->width),
      .y = (guint8) (i / 2 / tops->width),
      .along = i % 2,
    };
    search_levels (&search);
  }
  if (plank != NULL)
    *plank = search.plank;
  return search.found;
}
