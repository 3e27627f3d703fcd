/* The tallies of all seats as rows: each line once, in the game's order, with everybody's points. */
#include "evening.h"

#include "games/null/rules/rules.h"
#include "referee/tally.h"

#include <string.h>

#define PLAYERS "'players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}]}"
#define HEADER  "{'tableside':1,'game':'null'," PLAYERS

static const TsTallyRow *
row_of (GArray *rows, guint i, const char *id)
{
  const TsTallyRow *row = &g_array_index (rows, TsTallyRow, i);

  g_assert_cmpuint (i, <, rows->len);
  g_assert_cmpstr (row->id, ==, id);
  return row;
}

static void
test_nothing_yet (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_null_game, HEADER);
  TsView view = ts_session_view (session);
  g_autoptr (GArray) rows = NULL;

  evening_say (session, "{'do':'take','count':2}");
  rows = ts_tally_rows (&view); /* the null game has a tally at its end only */
  g_assert_cmpuint (rows->len, ==, 0);
}

/* Ann has tokens only, and Bo points only: the game's order cannot be seen from either. */
static void
test_counters (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_null_game, HEADER);
  g_autoptr (GArray) rows = NULL;
  const TsTallyRow *row;
  TsView view;

  evening_say (session, "{'do':'take','count':2}");
  evening_say (session, "{'do':'next'}");
  evening_say (session, "{'do':'roll','dice':[3,4]}");
  evening_say (session, "{'do':'end'}");
  view = ts_session_view (session);
  rows = ts_tally_rows (&view);
  g_assert_cmpuint (rows->len, ==, 2);
  row = row_of (rows, 0, "points");
  g_assert_false (row->there[0]);
  g_assert_true (row->there[1]);
  g_assert_cmpint (row->points[1], ==, 7);
  row = row_of (rows, 1, "tokens");
  g_assert_true (row->there[0]);
  g_assert_cmpint (row->points[0], ==, 2);
  g_assert_cmpint (row->points[1], ==, 0);
}

/* No seat has all lines, and no two seats begin with the same one: the order is the game's nevertheless. */
static void
tally_words (const TsView *view G_GNUC_UNUSED, int seat, GArray *lines)
{
  static const char *const ids[] = { "a", "b", "c", "d", "e" };
  static const char *const seats[] = { "c", "bd", "ac" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    ts_tally_add (lines, ids[i], ids[i], strstr (seats[seat], ids[i]) != NULL ? seat + 1 : 0);
}

static void
test_words (void)
{
  static const char *const ids[] = { "a", "b", "c", "d" }; /* nobody has an e */
  TsGame game = ts_null_game;
  g_autoptr (TsSession) session = NULL;
  g_autoptr (GArray) rows = NULL;
  const TsTallyRow *row;
  TsView view;

  game.tally = tally_words;
  game.running_tally = TRUE;
  session = evening_new (&game, HEADER);
  view = ts_session_view (session);
  rows = ts_tally_rows (&view);
  g_assert_cmpuint (rows->len, ==, G_N_ELEMENTS (ids));
  for (guint i = 0; i < rows->len; i++)
    row_of (rows, i, ids[i]);
  row = row_of (rows, 2, "c");
  g_assert_true (row->there[0]);
  g_assert_false (row->there[1]);
  g_assert_cmpint (row->points[1], ==, 0);
  g_assert_cmpint (row->points[2], ==, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tally/nothing-yet", test_nothing_yet);
  g_test_add_func ("/tally/counters", test_counters);
  g_test_add_func ("/tally/words", test_words);
  return g_test_run ();
}
