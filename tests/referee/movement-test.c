/* What hands have to move: the difference of two states, which is the same to and fro. */
#include "games/null/rules/rules.h"
#include "referee/movement.h"

#include "fixture.h"

#define HEADER "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}]}"

/* Says a line, and returns what it moved; the way back must be the same. (transfer full) */
static GArray *
move (Fixture *self, const char *line)
{
  TsView before = ts_session_view (self->session);
  g_autofree gpointer state = g_memdup2 (before.state, before.game->state_size);
  g_autoptr (GArray) back = NULL;
  GArray *there;
  TsView after;

  before.state = state;
  say (self, line);
  after = ts_session_view (self->session);
  there = ts_movements_new (&before, &after);
  back = ts_movements_new (&after, &before);
  g_assert_cmpuint (there->len, ==, back->len);
  for (guint i = 0; i < there->len; i++) {
    const TsMovement *one = &g_array_index (there, TsMovement, i);
    const TsMovement *other = &g_array_index (back, TsMovement, i);

    g_assert_cmpint (ts_spot_compare (&one->from, &other->to), ==, 0);
    g_assert_cmpint (ts_spot_compare (&one->to, &other->from), ==, 0);
    g_assert_cmpint (one->from.count, ==, other->to.count);
  }
  return there;
}

static void
assert_spot (const TsSpot *spot, int thing, int seat, int place, int count)
{
  g_assert_cmpint (spot->thing, ==, thing);
  g_assert_cmpint (spot->seat, ==, seat);
  g_assert_cmpint (spot->place, ==, place);
  g_assert_cmpint (spot->count, ==, count);
}

TEST (test_from_home)
{
  g_autoptr (GArray) moved = move (self, "{'do':'take','count':3}");
  const TsMovement *movement = &g_array_index (moved, TsMovement, 0);

  g_assert_cmpuint (moved->len, ==, 1); /* the sum follows, and lies nowhere */
  assert_spot (&movement->from, NULL_TOKEN, TS_NOBODY, NULL_BOX, 3);
  assert_spot (&movement->to, NULL_TOKEN, 0, TS_WITH_SEAT, 3);
}

/* Money has two ends, and no box. */
TEST (test_handed)
{
  g_autoptr (GArray) moved = move (self, "{'do':'pay','who':2,'to':0,'amount':20}");
  const TsMovement *movement = &g_array_index (moved, TsMovement, 0);

  g_assert_cmpuint (moved->len, ==, 1);
  g_assert_null (ts_spot_thing (&movement->from, &ts_null_game));
  g_assert_cmpint (ts_spot_counter (&movement->from, &ts_null_game), ==, NULL_MONEY);
  g_assert_cmpint (movement->from.seat, ==, 2);
  g_assert_cmpint (movement->to.seat, ==, 0);
  g_assert_cmpint (movement->to.count, ==, 20);
}

TEST (test_places)
{
  g_autoptr (GArray) first = move (self, "{'do':'toss','dice':[2,3]}");
  g_autoptr (GArray) second = move (self, "{'do':'toss','dice':[2,4]}");
  const TsMovement *movement = &g_array_index (second, TsMovement, 0);

  g_assert_cmpuint (first->len, ==, 1);
  assert_spot (&g_array_index (first, TsMovement, 0).from, NULL_MARKER, TS_NOBODY, NULL_BOX, 1);
  g_assert_cmpuint (second->len, ==, 1);
  g_assert_cmpstr (movement->from.where, ==, "6");
  g_assert_cmpstr (movement->to.where, ==, "8");
}

TEST (test_named)
{
  g_autoptr (GArray) moved = move (self, "{'do':'flee','who':1}");

  g_assert_cmpuint (moved->len, ==, 1);
  g_assert_cmpstr (g_array_index (moved, TsMovement, 0).to.name, ==, "Fedora");
  assert_spot (&g_array_index (moved, TsMovement, 0).to, NULL_HAT, 1, TS_WITH_SEAT, 1);
}

/* What has a name goes where that name is, whatever else of its kind is moved. */
TEST (test_same_one)
{
  g_autoptr (GArray) changes = ts_changes_new ();
  g_autoptr (GArray) moved = NULL;
  const TsSpot spots[] = { { .place = NULL_BOX, .where = "pear", .count = -1 },
                           { .place = NULL_FIELD, .where = "fig", .count = 1 },
                           { .place = NULL_FIELD, .where = "pear", .count = 1 },
                           { .place = TS_WITH_SEAT, .where = "fig", .count = -1 } };

  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    ts_spot_add (changes, (TsSpot) { .thing = NULL_TOKEN,
                                     .place = spots[i].place,
                                     .where = g_strdup (spots[i].where),
                                     .count = spots[i].count });
  moved = ts_changes_movements (changes, ts_session_view (self->session).game);
  g_assert_cmpuint (moved->len, ==, 2);
  for (guint i = 0; i < moved->len; i++) {
    const TsMovement *movement = &g_array_index (moved, TsMovement, i);

    g_assert_cmpstr (movement->from.where, ==, movement->to.where);
  }
}

/* A number that all share is moved once. */
TEST (test_shared)
{
  g_autoptr (GArray) moved = move (self, "{'do':'blow'}");

  g_assert_cmpuint (moved->len, ==, 1);
  g_assert_cmpint (g_array_index (moved, TsMovement, 0).from.seat, ==, TS_NOBODY);
}

TEST (test_nothing)
{
  g_autoptr (GArray) moved = move (self, "{'do':'next'}");

  g_assert_cmpuint (moved->len, ==, 0);
}

/* Of several steps only what is left of them counts. */
TEST (test_to_and_fro)
{
  TsView before = ts_session_view (self->session);
  g_autofree gpointer state = g_memdup2 (before.state, before.game->state_size);
  g_autoptr (GArray) changes = ts_changes_new ();
  g_autoptr (GArray) moved = NULL;
  TsView after;

  before.state = state;
  say (self, "{'do':'take','count':2}");
  after = ts_session_view (self->session);
  ts_changes_add (changes, &before, &after);
  g_assert_cmpuint (changes->len, ==, 1);
  ts_changes_add (changes, &after, &before);
  g_assert_cmpuint (changes->len, ==, 0);
  moved = ts_changes_movements (changes, before.game);
  g_assert_cmpuint (moved->len, ==, 0);
}

/* What was counted needs not be moved; what another seat has of it does. */
TEST (test_counted)
{
  TsView before = ts_session_view (self->session);
  g_autofree gpointer state = g_memdup2 (before.state, before.game->state_size);
  g_autoptr (GArray) changes = ts_changes_new ();
  TsView after;

  before.state = state;
  say (self, "{'do':'pay','who':2,'to':0,'amount':20}");
  after = ts_session_view (self->session);
  ts_changes_add (changes, &before, &after);
  g_assert_cmpuint (changes->len, ==, 2);
  ts_changes_leave_out (changes, before.game, 1, NULL_MONEY);
  ts_changes_leave_out (changes, before.game, 0, NULL_TOKENS);
  g_assert_cmpuint (changes->len, ==, 2);
  ts_changes_leave_out (changes, before.game, 0, NULL_MONEY);
  g_assert_cmpuint (changes->len, ==, 1);
  g_assert_cmpint (g_array_index (changes, TsSpot, 0).seat, ==, 2);
  g_assert_cmpint (g_array_index (changes, TsSpot, 0).count, ==, -20);
}

/* Of what all share there is one spot, whoever is asked. */
TEST (test_counted_shared)
{
  TsView before = ts_session_view (self->session);
  g_autofree gpointer state = g_memdup2 (before.state, before.game->state_size);
  g_autoptr (GArray) changes = ts_changes_new ();
  TsView after;

  before.state = state;
  say (self, "{'do':'blow'}");
  after = ts_session_view (self->session);
  ts_changes_add (changes, &before, &after);
  g_assert_cmpuint (changes->len, ==, 1);
  ts_changes_leave_out (changes, before.game, 2,
                        ts_spot_counter (&g_array_index (changes, TsSpot, 0), before.game));
  g_assert_cmpuint (changes->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("movement", HEADER, from_home);
  fixture_add ("movement", HEADER, handed);
  fixture_add ("movement", HEADER, places);
  fixture_add ("movement", HEADER, named);
  fixture_add ("movement", HEADER, same_one);
  fixture_add ("movement", HEADER, shared);
  fixture_add ("movement", HEADER, nothing);
  fixture_add ("movement", HEADER, to_and_fro);
  fixture_add ("movement", HEADER, counted);
  fixture_add ("movement", HEADER, counted_shared);
  return g_test_run ();
}
