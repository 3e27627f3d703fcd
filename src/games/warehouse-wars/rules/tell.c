#include "tell.h"

#include "config.h"
#include "support.h"

#include "referee/language.h"

/* The owner of the crate there, or TS_NOBODY. */
static int
crate_owner (const WarehouseWars *state, int x, int y, int z)
{
  for (int i = 0; i < state->n_crates; i++)
    if (state->crates[i].x == x && state->crates[i].y == y && state->crates[i].z == z)
      return state->crates[i].seat;
  return TS_NOBODY;
}

static gboolean
has_plank (const WarehouseWars *state, int x, int y, int from, int to)
{
  for (int i = 0; i < state->n_planks; i++)
    if (state->planks[i].z >= from && state->planks[i].z <= to &&
        ts_warehouse_wars_covers (&state->planks[i], x, y))
      return TRUE;
  return FALSE;
}

/* What a place is like, apart from what stands there. */
typedef enum {
  ON_BOARD,
  ON_PLANK,
  BELOW_PLANK,
  ON_NOTHING,
} Footing;

static Footing
footing_of (const WarehouseWars *state, int x, int y, int z)
{
  if (has_plank (state, x, y, z + 1, WAREHOUSE_LEVELS))
    return BELOW_PLANK;
  if (z == 0)
    return ON_BOARD;
  return has_plank (state, x, y, z, z) ? ON_PLANK : ON_NOTHING;
}

static char *
tell_empty (Footing footing, int column, int row, int level)
{
  switch (footing) {
  case ON_BOARD:
    /* Translators: for screen readers: a place in the warehouse: its column, its row, its level */
    return g_strdup_printf (_ ("column %d, row %d, level %d, empty, on the board"), column, row, level);
  case ON_PLANK:
    /* Translators: for screen readers: a place in the warehouse: its column, its row, its level */
    return g_strdup_printf (_ ("column %d, row %d, level %d, empty, on a plank"), column, row, level);
  case BELOW_PLANK:
    /* Translators: for screen readers: a place in the warehouse: its column, its row, its level */
    return g_strdup_printf (_ ("column %d, row %d, level %d, empty, below a plank"), column, row, level);
  default:
    /* Translators: for screen readers: a place in the warehouse: its column, its row, its level */
    return g_strdup_printf (_ ("column %d, row %d, level %d, empty, with nothing to stand on"), column, row,
                            level);
  }
}

static char *
tell_crate (Footing footing, int column, int row, int level, const char *name)
{
  switch (footing) {
  case ON_BOARD:
    /* Translators: for screen readers: a place in the warehouse: its column, its row, its level, a player */
    return g_strdup_printf (_ ("column %d, row %d, level %d, crate of %s, on the board"), column, row, level,
                            name);
  case ON_PLANK:
    /* Translators: for screen readers: a place in the warehouse: its column, its row, its level, a player */
    return g_strdup_printf (_ ("column %d, row %d, level %d, crate of %s, on a plank"), column, row, level,
                            name);
  default:
    /* Translators: for screen readers: a place in the warehouse: its column, its row, its level, a player */
    return g_strdup_printf (_ ("column %d, row %d, level %d, crate of %s, below a plank"), column, row, level,
                            name);
  }
}

char *
ts_warehouse_wars_tell_place (const TsView *view, int x, int y, int z)
{
  const WarehouseWars *state = view->state;
  Footing footing = footing_of (state, x, y, z);
  int seat = crate_owner (state, x, y, z);

  if (seat == TS_NOBODY)
    return tell_empty (footing, x + 1, y + 1, z);
  return tell_crate (footing, x + 1, y + 1, z, ts_view_name (view, seat));
}

char *
ts_warehouse_wars_tell_plank (const WarehousePlank *plank)
{
  if (plank->along == WAREHOUSE_ALONG_X)
    /* Translators: a plank that could be laid: how many cells it covers, its level, its row, its columns */
    return g_strdup_printf (_ ("plank of %d, level %d, row %d, columns %d to %d"), plank->length, plank->z,
                            plank->y + 1, plank->x + 1, plank->x + plank->length);
  /* Translators: a plank that could be laid: how many cells it covers, its level, its column, its rows */
  return g_strdup_printf (_ ("plank of %d, level %d, column %d, rows %d to %d"), plank->length, plank->z,
                          plank->x + 1, plank->y + 1, plank->y + plank->length);
}

/* --- the history --- */

char *
ts_warehouse_wars_tell_placed (const TsView *view, int seat, int x, int y, int z)
{
  const char *name = ts_view_name (view, seat);

  if (z == 0)
    /* Translators: a line of the history, as in “Ann places a crate on the board, column 2, row 3.” */
    return g_strdup_printf (_ ("%s places a crate on the board, column %d, row %d."), name, x + 1, y + 1);
  /* Translators: a line of the history, as in “Ann places a crate on level 1, column 2, row 3.” */
  return g_strdup_printf (_ ("%s places a crate on level %d, column %d, row %d."), name, z, x + 1, y + 1);
}

/* In a recording nobody in particular may have laid it. */
static char *
tell_lies (const WarehousePlank *plank)
{
  if (plank->along == WAREHOUSE_ALONG_X)
    /* Translators: a line of the history, as in “A plank on level 1, row 3, columns 1 to 4.” */
    return g_strdup_printf (_ ("A plank on level %d, row %d, columns %d to %d."), plank->z, plank->y + 1,
                            plank->x + 1, plank->x + plank->length);
  /* Translators: a line of the history, as in “A plank on level 1, column 3, rows 1 to 4.” */
  return g_strdup_printf (_ ("A plank on level %d, column %d, rows %d to %d."), plank->z, plank->x + 1,
                          plank->y + 1, plank->y + plank->length);
}

char *
ts_warehouse_wars_tell_laid (const TsView *view, int seat, const WarehousePlank *plank)
{
  if (seat == TS_NOBODY)
    return tell_lies (plank);
  if (plank->along == WAREHOUSE_ALONG_X)
    /* Translators: a line of the history, as in “Ann lays a plank on level 1, row 3, columns 1 to 4.” */
    return g_strdup_printf (_ ("%s lays a plank on level %d, row %d, columns %d to %d."),
                            ts_view_name (view, seat), plank->z, plank->y + 1, plank->x + 1,
                            plank->x + plank->length);
  /* Translators: a line of the history, as in “Ann lays a plank on level 1, column 3, rows 1 to 4.” */
  return g_strdup_printf (_ ("%s lays a plank on level %d, column %d, rows %d to %d."),
                          ts_view_name (view, seat), plank->z, plank->x + 1, plank->y + 1,
                          plank->y + plank->length);
}
