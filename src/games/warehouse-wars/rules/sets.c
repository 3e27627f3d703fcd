/* A seat's crates are one number for each cell of the board: bit z is the crate on level z. So all crates of
 * a cell are compared with their neighbours in a direction at once. A rim of empty cells saves asking where
 * the board ends. */
#include "sets.h"

typedef struct {
  guint64 levels[WAREHOUSE_MAX_SIDE + 2][WAREHOUSE_MAX_SIDE + 2]; /* [x + 1][y + 1] */
} Crates;

/* Half of the 26 ways from a crate to its neighbours, each towards larger x, else y, else z; in the order of
 * the neighbour's cell. */
static const struct {
  gint8 x, y, z;
} directions[] = {
  { 0, 0, 1 },  { 0, 1, -1 }, { 0, 1, 0 }, { 0, 1, 1 },  { 1, -1, -1 }, { 1, -1, 0 }, { 1, -1, 1 },
  { 1, 0, -1 }, { 1, 0, 0 },  { 1, 0, 1 }, { 1, 1, -1 }, { 1, 1, 0 },   { 1, 1, 1 },
};

#define N_DIRECTIONS ((int) G_N_ELEMENTS (directions))

G_STATIC_ASSERT (G_N_ELEMENTS (directions) == 13);
G_STATIC_ASSERT (WAREHOUSE_LEVELS == 64);

int
ts_warehouse_wars_set_points (const WarehouseSet *set)
{
  return set->length >= 4 ? 5 : set->length == 3 ? 3 : 1;
}

static Crates
crates_of (const WarehouseWars *state, int seat)
{
  Crates crates = { 0 };

  for (int i = 0; i < state->n_crates; i++) {
    const WarehouseCrate *crate = &state->crates[i];

    if (crate->seat == seat)
      crates.levels[crate->x + 1][crate->y + 1] |= G_GUINT64_CONSTANT (1) << crate->z;
  }
  return crates;
}

/* Bit z: the crate that is a step from level z of the cell x, y on (`sign` 1) or back (-1). */
static guint64
neighbours (const Crates *crates, int x, int y, int direction, int sign)
{
  guint64 levels =
      crates->levels[x + 1 + sign * directions[direction].x][y + 1 + sign * directions[direction].y];
  int up = sign * directions[direction].z;

  return levels >> (up > 0) << (up < 0);
}

/* Goes on from two crates that follow each other. */
static int
length_of (const Crates *crates, const WarehouseSet *set)
{
  int length = 2;

  for (;; length++) {
    int z = set->z + length * set->dz;

    if (z < 0 || z >= WAREHOUSE_LEVELS)
      return length;
    if ((crates->levels[set->x + length * set->dx + 1][set->y + length * set->dy + 1] >> z & 1) == 0)
      return length;
  }
}

/* The sets that begin on a cell. In most directions no crate follows: those are done with one look. */
static int
sets_from (const Crates *crates, int x, int y, gboolean in_space, WarehouseSet *sets)
{
  guint64 begin[N_DIRECTIONS];
  guint64 any = 0;
  int n = 0;

  for (int i = 0; i < N_DIRECTIONS; i++) {
    begin[i] = crates->levels[x + 1][y + 1] & neighbours (crates, x, y, i, 1);
    if (begin[i] == 0)
      continue;
    if (in_space || directions[i].x == 0 || directions[i].y == 0 || directions[i].z == 0)
      begin[i] &= ~neighbours (crates, x, y, i, -1);
    else
      begin[i] = 0;
    any |= begin[i];
  }
  for (int z = 0; z < WAREHOUSE_LEVELS && any >> z != 0; z++)
    for (int i = 0; (any >> z & 1) != 0 && i < N_DIRECTIONS; i++)
      if ((begin[i] >> z & 1) != 0) {
        sets[n] = (WarehouseSet) { (gint8) x,       (gint8) y,       (gint8) z,
                                   directions[i].x, directions[i].y, directions[i].z };
        sets[n].length = length_of (crates, &sets[n]);
        n++;
      }
  return n;
}

int
ts_warehouse_wars_sets (const TsView *view, int seat, WarehouseSet sets[WAREHOUSE_MAX_SETS])
{
  gboolean in_space = ts_header_int (view->header, "space_diagonals") != 0;
  Crates crates = crates_of (view->state, seat);
  int n = 0;

  for (int x = 0; x < WAREHOUSE_MAX_SIDE; x++)
    for (int y = 0; y < WAREHOUSE_MAX_SIDE; y++)
      if (crates.levels[x + 1][y + 1] != 0)
        n += sets_from (&crates, x, y, in_space, sets + n);
  return n;
}
