#include "plan.h"

/* Plans for each number of spaces, which is 2 (columns + rows) − 4. */
static const struct {
  int spaces, columns, rows;
} plans[] = {
  { 8, 3, 3 }, { 12, 5, 3 }, { 12, 3, 5 }, { 16, 5, 5 }, { 16, 7, 3 }, { 16, 3, 7 },
};

/* How wide a Corridor is for a Shop of 1. With two Shops only, the Lobby lies in the one between them. */
static float
corridor (int tracks)
{
  return tracks == 3 ? 1.15f : 0.62f;
}

static float
shops_along (int tracks)
{
  return (float) (tracks / 2 + 1) + (float) (tracks / 2) * corridor (tracks);
}

static void
lay_tracks (float *edges, int tracks, float length)
{
  float shop = length / shops_along (tracks);

  edges[0] = 0;
  for (int i = 0; i < tracks; i++)
    edges[i + 1] = edges[i] + (i % 2 == 0 ? shop : shop * corridor (tracks));
}

void
ts_shopping_war_plan_lay (ShoppingPlan *plan, int spaces, float width, float height, float least)
{
  float best = -1;
  gboolean best_fits = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (plans); i++) {
    float across = width / shops_along (plans[i].columns);
    float side = MIN (across, height / shops_along (plans[i].rows));
    gboolean fits = across >= least;

    if (plans[i].spaces != spaces || fits < best_fits || (fits == best_fits && side <= best))
      continue;
    best = side;
    best_fits = fits;
    plan->columns = plans[i].columns;
    plan->rows = plans[i].rows;
  }
  g_assert (best >= 0);
  lay_tracks (plan->across, plan->columns, width);
  lay_tracks (plan->down, plan->rows, height);
}

float
ts_shopping_war_plan_shops_across (const ShoppingPlan *plan)
{
  return shops_along (plan->columns);
}

float
ts_shopping_war_plan_shops_down (const ShoppingPlan *plan)
{
  return shops_along (plan->rows);
}

static ShoppingArea
area (const ShoppingPlan *plan, int column, int row, int to_column, int to_row)
{
  ShoppingArea found = { plan->across[column], plan->down[row],
                         plan->across[to_column] - plan->across[column],
                         plan->down[to_row] - plan->down[row] };

  return found;
}

ShoppingArea
ts_shopping_war_plan_space (const ShoppingPlan *plan, int space)
{
  int right = plan->columns - 1, bottom = plan->rows - 1;
  int column, row;

  g_assert (space >= 0 && space < 2 * (right + bottom));
  if (space < right) {
    column = space;
    row = 0;
  } else if (space < right + bottom) {
    column = right;
    row = space - right;
  } else if (space < 2 * right + bottom) {
    column = 2 * right + bottom - space;
    row = bottom;
  } else {
    column = 0;
    row = 2 * (right + bottom) - space;
  }
  return area (plan, column, row, column + 1, row + 1);
}

ShoppingArea
ts_shopping_war_plan_lobby (const ShoppingPlan *plan)
{
  return area (plan, 1, 1, plan->columns - 1, plan->rows - 1);
}
