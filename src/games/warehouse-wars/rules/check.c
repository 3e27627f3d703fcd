#include "check.h"

#include "due.h"
#include "support.h"

static int
crates_at (const WarehouseWars *state, int x, int y, int z)
{
  int n = 0;

  for (int i = 0; i < state->n_crates; i++)
    n += state->crates[i].x == x && state->crates[i].y == y && state->crates[i].z == z;
  return n;
}

static int
planks_at (const WarehouseWars *state, int x, int y, int z)
{
  int n = 0;

  for (int i = 0; i < state->n_planks; i++)
    n += state->planks[i].z == z && ts_warehouse_wars_covers (&state->planks[i], x, y);
  return n;
}

/* --- pieces --- */

static gboolean
check_crate (const TsView *view, const WarehouseCrate *crate, GError **error)
{
  const WarehouseWars *state = view->state;

  if (crate->seat >= WAREHOUSE_SEATS || crate->x >= ts_header_int (view->header, "width") ||
      crate->y >= ts_header_int (view->header, "depth") || crate->z >= WAREHOUSE_LEVELS)
    return ts_broken (error, "a crate is nobody's, or stands beside the board");
  if (crates_at (state, crate->x, crate->y, crate->z) != 1)
    return ts_broken (error, "two crates stand in one place");
  return crate->z == 0 || planks_at (state, crate->x, crate->y, crate->z) > 0 ||
         ts_broken (error, "a crate stands on nothing");
}

static gboolean
check_crossing (const WarehouseWars *state, const WarehousePlank *plank, int x, int y, GError **error)
{
  int n = planks_at (state, x, y, plank->z);

  if (n > 2 || (n == 2 && crates_at (state, x, y, plank->z - 1) == 0))
    return ts_broken (error, "planks of a level share a cell that they should not");
  for (int i = 0; i < state->n_planks; i++)
    if (&state->planks[i] != plank && state->planks[i].z == plank->z &&
        state->planks[i].along == plank->along && ts_warehouse_wars_covers (&state->planks[i], x, y))
      return ts_broken (error, "planks lie in each other");
  return TRUE;
}

static gboolean
check_plank (const TsView *view, const WarehousePlank *plank, GError **error)
{
  const WarehouseWars *state = view->state;
  int usual = ts_header_int (view->header, "plank_length");
  int crates = 0;

  if (plank->z < 1 || plank->z >= WAREHOUSE_LEVELS || plank->length < 2 || plank->length > usual ||
      (plank->length < usual && !ts_header_int (view->header, "any_length")))
    return ts_broken (error, "a plank is too short, too long, or too low");
  for (int i = 0; i < plank->length; i++) {
    int x = plank->x + (plank->along == WAREHOUSE_ALONG_X ? i : 0);
    int y = plank->y + (plank->along == WAREHOUSE_ALONG_Y ? i : 0);

    if (x >= ts_header_int (view->header, "width") || y >= ts_header_int (view->header, "depth"))
      return ts_broken (error, "a plank sticks out over the edge");
    if (!check_crossing (state, plank, x, y, error))
      return FALSE;
    crates += crates_at (state, x, y, plank->z - 1);
  }
  return crates >= 2 || ts_broken (error, "a plank rests on fewer than two crates");
}

static gboolean
check_pieces (const TsView *view, GError **error)
{
  const WarehouseWars *state = view->state;

  for (int i = 0; i < state->n_crates; i++)
    if (!check_crate (view, &state->crates[i], error))
      return FALSE;
  for (int i = 0; i < state->n_planks; i++)
    if (!check_plank (view, &state->planks[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
check_numbers (const TsView *view, GError **error)
{
  const WarehouseWars *state = view->state;

  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++) {
    int n = state->base.counters[seat][WAREHOUSE_CRATES];

    for (int i = 0; i < state->n_crates; i++)
      n += state->crates[i].seat == seat;
    if (n > ts_header_int (view->header, "crates"))
      return ts_broken (error, "a seat has too many crates");
  }
  return state->n_planks + state->base.counters[0][WAREHOUSE_PLANKS] <=
             ts_header_int (view->header, "planks") ||
         ts_broken (error, "there are too many planks");
}

/* --- turns --- */

/* Whose turn it is has something to place or to lay that fits, and the game goes on only with crates. */
static gboolean
check_turn (const TsView *view, GError **error)
{
  const WarehouseWars *state = view->state;
  int left = state->base.counters[state->base.turn][WAREHOUSE_CRATES];
  gboolean can_lay = ts_warehouse_wars_can_lay (view);

  if (left + state->base.counters[1 - state->base.turn][WAREHOUSE_CRATES] == 0)
    return ts_broken (error, "the game goes on though all crates are placed");
  if (state->crate_placed)
    return (can_lay && !state->plank_laid) || ts_broken (error, "a turn does not end though it is over");
  if (state->plank_laid && !ts_warehouse_wars_can_place (view))
    return ts_broken (error, "a plank lies and there is no room for a crate");
  return (left > 0 && (can_lay || ts_warehouse_wars_can_place (view))) ||
         ts_broken (error, "a seat is to act that cannot");
}

gboolean
ts_warehouse_wars_check (const TsView *view, GError **error)
{
  const WarehouseWars *state = view->state;

  if (state->toppled != TS_NOBODY && !ts_view_is_over (view))
    return ts_broken (error, "something fell over, and the game goes on");
  if (state->base.phase == WAREHOUSE_RECORD && (state->crate_placed || state->plank_laid))
    return ts_broken (error, "there are turns in a recording");
  return check_numbers (view, error) && check_pieces (view, error) &&
         (state->base.phase != WAREHOUSE_PLACE || check_turn (view, error));
}
