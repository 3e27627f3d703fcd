#include "movement.h"

#include <string.h>

static void
spot_clear (gpointer data)
{
  TsSpot *spot = data;

  g_free (spot->where);
  g_free (spot->name);
}

static void
movement_clear (gpointer data)
{
  TsMovement *movement = data;

  spot_clear (&movement->from);
  spot_clear (&movement->to);
}

GArray *
ts_changes_new (void)
{
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (TsSpot));

  g_array_set_clear_func (spots, spot_clear);
  return spots;
}

void
ts_spot_add (GArray *spots, TsSpot spot)
{
  if (spot.count != 0)
    g_array_append_val (spots, spot);
  else
    spot_clear (&spot);
}

/* What can go from place to place does so rather than to and from the hand. */
static int
rank_of (const TsSpot *spot)
{
  return spot->place == TS_WITH_SEAT ? G_MAXINT : spot->place;
}

int
ts_spot_compare (gconstpointer spot, gconstpointer other)
{
  const TsSpot *a = spot;
  const TsSpot *b = other;
  int names = g_strcmp0 (a->name, b->name);

  if (a->thing != b->thing)
    return a->thing - b->thing;
  if (names != 0)
    return names;
  if (a->seat != b->seat)
    return a->seat - b->seat;
  return a->place != b->place ? (rank_of (a) > rank_of (b)) - (rank_of (a) < rank_of (b))
                              : g_strcmp0 (a->where, b->where);
}

/* --- things --- */

static int
count_things (const TsGame *game)
{
  int n = 0;

  while (game->things != NULL && game->things[n].id != NULL)
    n++;
  return n;
}

const TsThing *
ts_spot_thing (const TsSpot *spot, const TsGame *game)
{
  return spot->thing < count_things (game) ? &game->things[spot->thing] : NULL;
}

int
ts_spot_counter (const TsSpot *spot, const TsGame *game)
{
  const TsThing *thing = ts_spot_thing (spot, game);

  return thing != NULL ? ts_game_counter (game, thing->id) : spot->thing - count_things (game);
}

/* The thing that a counter counts, or what stands for it; -1: nothing lies there. */
static int
thing_of (const TsGame *game, int counter)
{
  int n = count_things (game);

  for (int i = 0; i < n; i++)
    if (strcmp (game->things[i].id, game->counters[counter].id) == 0)
      return game->things[i].text != NULL ? i : -1;
  return game->counters[counter].derived ? -1 : n + counter;
}

gboolean
ts_spot_is_money (const TsSpot *spot, const TsGame *game)
{
  int counter = ts_spot_counter (spot, game);

  return counter >= 0 && game->counters[counter].money;
}

static gboolean
is_handed (const TsGame *game, const TsSpot *spot)
{
  const TsThing *thing = ts_spot_thing (spot, game);

  return (thing != NULL && thing->handed) || ts_spot_is_money (spot, game);
}

static int
home_of (const TsGame *game, const TsSpot *spot)
{
  const TsThing *thing = ts_spot_thing (spot, game);

  return thing != NULL && !ts_spot_is_money (spot, game) ? thing->home : TS_NOWHERE;
}

/* --- where they lie --- */

static void
add_counter (const TsView *view, int counter, GArray *spots)
{
  const TsState *state = view->state;
  gboolean shared = view->game->counters[counter].shared;
  int thing = thing_of (view->game, counter);

  for (int seat = 0; thing >= 0 && seat < (shared ? 1 : state->n_seats); seat++)
    ts_spot_add (spots, (TsSpot) { .thing = thing,
                                   .seat = shared ? TS_NOBODY : seat,
                                   .place = TS_WITH_SEAT,
                                   .count = state->counters[seat][counter] });
}

/* Sorted, those that are the same in one, and without those of which there are none. */
static void
tidy (GArray *spots)
{
  guint n = 0;

  g_array_sort (spots, ts_spot_compare);
  for (guint i = 0; i < spots->len; i++) {
    TsSpot *spot = &g_array_index (spots, TsSpot, i);
    TsSpot *last = n > 0 ? &g_array_index (spots, TsSpot, n - 1) : NULL;

    if (last != NULL && ts_spot_compare (last, spot) == 0) {
      last->count += spot->count;
      continue;
    }
    if (last == NULL || last->count != 0)
      last = &g_array_index (spots, TsSpot, n++);
    if (last != spot) {
      TsSpot other = *last;

      *last = *spot;
      *spot = other; /* it is cleared with the rest */
    }
  }
  if (n > 0 && g_array_index (spots, TsSpot, n - 1).count == 0)
    n--;
  g_array_set_size (spots, n);
}

static void
add_spots (GArray *spots, const TsView *view)
{
  for (int counter = 0; view->game->counters[counter].id != NULL; counter++)
    if (ts_view_counter_in_play (view, counter))
      add_counter (view, counter, spots);
  if (view->game->lie != NULL)
    view->game->lie (view, spots);
}

GArray *
ts_spots_new (const TsView *view)
{
  GArray *spots = ts_changes_new ();

  add_spots (spots, view);
  tidy (spots);
  return spots;
}

/* --- what is moved --- */

void
ts_changes_add (GArray *changes, const TsView *before, const TsView *after)
{
  guint n = changes->len;

  add_spots (changes, before);
  for (; n < changes->len; n++)
    g_array_index (changes, TsSpot, n).count *= -1;
  add_spots (changes, after);
  tidy (changes);
}

void
ts_changes_leave_out (GArray *changes, const TsGame *game, int seat, int counter)
{
  TsSpot counted = { .thing = thing_of (game, counter),
                     .seat = game->counters[counter].shared ? TS_NOBODY : seat,
                     .place = TS_WITH_SEAT };

  for (guint i = changes->len; i-- > 0;)
    if (ts_spot_compare (&g_array_index (changes, TsSpot, i), &counted) == 0)
      g_array_remove_index (changes, i);
}

static TsSpot
copy_spot (const TsSpot *spot, int count)
{
  return (TsSpot) { .thing = spot->thing,
                    .seat = spot->seat,
                    .place = spot->place,
                    .where = g_strdup (spot->where),
                    .name = g_strdup (spot->name),
                    .count = count };
}

/* So many that `from` has too many and `to` too few. `count` is what each has too many of still. */
static void
move (GArray *movements, TsSpot *from, TsSpot *to)
{
  int count = MIN (-from->count, to->count);
  TsMovement movement = { copy_spot (from, count), copy_spot (to, count) };

  g_array_append_val (movements, movement);
  from->count += count;
  to->count -= count;
}

/* Both are changes of the same thing: one more, the other fewer. */
static void
pair (GArray *movements, TsSpot *one, TsSpot *other)
{
  if (one->count < 0 && other->count > 0)
    move (movements, one, other);
  else if (one->count > 0 && other->count < 0)
    move (movements, other, one);
}

/* What is left came from where the rest lies, or went there. */
static void
pair_with_home (GArray *movements, TsSpot *spot, int place)
{
  TsSpot home = { .thing = spot->thing,
                  .seat = TS_NOBODY,
                  .place = place,
                  .name = spot->name, /* move() copies it */
                  .count = -spot->count };

  pair (movements, spot, &home);
}

enum { /* how far apart what is paired may lie */
  SAME_ONE,
  SAME_SEAT,
  ANYWHERE
};

/* What has a name, such as a product, goes from place to place under it. */
static gboolean
is_near (const TsSpot *one, const TsSpot *other, int distance)
{
  gboolean same = one->where != NULL && g_strcmp0 (one->where, other->where) == 0;

  return distance == ANYWHERE || (one->seat == other->seat && (same || distance == SAME_SEAT));
}

/* The changes of one thing, by one rule to and fro: within a seat what is the same one first, then the rest
 * there, then from seat to seat, if it goes so, then to where all of it comes from. The order is that of the
 * spots, not of who gives, so it is the same for the way back. */
static void
pair_all (GArray *movements, const TsGame *game, TsSpot *spots, guint n)
{
  int farthest = is_handed (game, spots) ? ANYWHERE : SAME_SEAT;

  for (int distance = SAME_ONE; distance <= farthest; distance++)
    for (guint i = 0; i < n; i++)
      for (guint j = i + 1; j < n; j++)
        if (is_near (&spots[i], &spots[j], distance))
          pair (movements, &spots[i], &spots[j]);
  for (guint i = 0; i < n; i++)
    pair_with_home (movements, &spots[i], home_of (game, &spots[i]));
}

static gboolean
is_same_thing (const TsSpot *one, const TsSpot *other)
{
  return one->thing == other->thing && g_strcmp0 (one->name, other->name) == 0;
}

GArray *
ts_changes_movements (const GArray *changes, const TsGame *game)
{
  GArray *movements = g_array_new (FALSE, FALSE, sizeof (TsMovement));
  g_autofree TsSpot *spots = g_memdup2 (changes->data, changes->len * sizeof (TsSpot));
  guint n;

  g_array_set_clear_func (movements, movement_clear);
  for (guint i = 0; i < changes->len; i += n) {
    for (n = 1; i + n < changes->len && is_same_thing (&spots[i], &spots[i + n]);)
      n++;
    pair_all (movements, game, &spots[i], n);
  }
  return movements;
}

GArray *
ts_movements_new (const TsView *before, const TsView *after)
{
  g_autoptr (GArray) changes = ts_changes_new ();

  ts_changes_add (changes, before, after);
  return ts_changes_movements (changes, before->game);
}
