#include "soak-things.h"

static int
count_places (const TsGame *game)
{
  int n = 0;

  while (game->places != NULL && game->places[n].id != NULL)
    n++;
  return n;
}

static gboolean
check_spot (const TsView *view, const TsSpot *spot, GError **error)
{
  const TsThing *thing = ts_spot_thing (spot, view->game);
  const char *id = thing != NULL ? thing->id : view->game->counters[ts_spot_counter (spot, view->game)].id;

  if (spot->place < TS_WITH_SEAT || spot->place >= count_places (view->game))
    return ts_broken (error, "%s lies in place %d, which does not exist", id, spot->place);
  if (spot->seat < TS_NOBODY || spot->seat >= ts_view_state (view)->n_seats)
    return ts_broken (error, "%s lies with seat %d, who does not exist", id, spot->seat);
  if (thing != NULL && spot->seat == TS_NOBODY && spot->place == thing->home && spot->where == NULL)
    return ts_broken (error, "%s lie at home, which is not told", id);
  if (thing != NULL && (spot->count < 0 || (thing->single && spot->count > 1)))
    return ts_broken (error, "%d %s lie in one place", spot->count, id);
  return thing == NULL || thing->named == (spot->name != NULL) ||
         ts_broken (error, "%s has a wrong name", id);
}

static gboolean
check_spots (const TsView *view, const GArray *spots, GError **error)
{
  for (guint i = 0; i < spots->len; i++)
    if (!check_spot (view, &g_array_index (spots, TsSpot, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
check_reverse (const GArray *there, const GArray *back, GError **error)
{
  gboolean holds = there->len == back->len;

  for (guint i = 0; holds && i < there->len; i++) {
    const TsMovement *one = &g_array_index (there, TsMovement, i);
    const TsMovement *other = &g_array_index (back, TsMovement, i);

    holds = ts_spot_compare (&one->from, &other->to) == 0 && ts_spot_compare (&one->to, &other->from) == 0 &&
            one->from.count == other->to.count;
  }
  return holds || ts_broken (error, "what undo moves is not what was moved");
}

/* How many lie there, which is not told of a home: it has what is left. */
static int
count_at (const GArray *spots, const TsSpot *spot)
{
  for (guint i = 0; i < spots->len; i++)
    if (ts_spot_compare (&g_array_index (spots, TsSpot, i), spot) == 0)
      return g_array_index (spots, TsSpot, i).count;
  return 0;
}

static int
count_moved (const GArray *movements, const TsSpot *spot)
{
  int n = 0;

  for (guint i = 0; i < movements->len; i++) {
    const TsMovement *movement = &g_array_index (movements, TsMovement, i);

    n += ts_spot_compare (&movement->to, spot) == 0 ? movement->to.count : 0;
    n -= ts_spot_compare (&movement->from, spot) == 0 ? movement->from.count : 0;
  }
  return n;
}

static gboolean
check_moved (const GArray *spots, const GArray *was, const GArray *is, const GArray *there, GError **error)
{
  for (guint i = 0; i < spots->len; i++) {
    const TsSpot *spot = &g_array_index (spots, TsSpot, i);

    if (count_at (was, spot) + count_moved (there, spot) != count_at (is, spot))
      return ts_broken (error, "what was moved does not lead to where things lie");
  }
  return TRUE;
}

gboolean
ts_soak_check_things (const TsView *before, const TsView *after, GError **error)
{
  g_autoptr (GArray) was = ts_spots_new (before);
  g_autoptr (GArray) is = ts_spots_new (after);
  g_autoptr (GArray) there = ts_movements_new (before, after);
  g_autoptr (GArray) back = ts_movements_new (after, before);

  return check_spots (after, is, error) && check_reverse (there, back, error) &&
         check_moved (was, was, is, there, error) && check_moved (is, was, is, there, error);
}
