/* Undo, redo, adjust, end, effects, dice and keeping: docs/protocol.md, "Verbs every game has". */
#include "evening.h"

#include "games/null/rules/rules.h"
#include "referee/describe.h"
#include "referee/every-game.h"
#include "referee/json.h"

#include <gio/gio.h>
#include <string.h>

#define HEADER "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}],'options':{'goal':20}}"

typedef struct {
  TsSession *session;
  GPtrArray *kept;  /* lines that were committed */
  gboolean refuses; /* to commit */
} Fixture;

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  self->session = evening_new (&ts_null_game, HEADER);
  self->kept = g_ptr_array_new_with_free_func (g_free);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_session_unref (self->session);
  g_ptr_array_unref (self->kept);
}

#define TEST(name) static void name (Fixture *self, gconstpointer data G_GNUC_UNUSED)

static void
say (Fixture *self, const char *line)
{
  evening_say (self->session, line);
}

static void
refuse (Fixture *self, const char *line, TsError code)
{
  evening_refuse (self->session, line, code);
}

static void
expect (Fixture *self, const char *path, const char *expected)
{
  evening_expect (self->session, path, expected);
}

static void
expect_effects (Fixture *self, const char *expected)
{
  evening_expect_effects (self->session, expected);
}

/* The bytes of the state, to compare with later ones. */
static GBytes *
state_of (Fixture *self)
{
  TsView view = ts_session_view (self->session);

  return g_bytes_new (view.state, view.game->state_size);
}

static void
assert_state (Fixture *self, GBytes *expected)
{
  g_autoptr (GBytes) now = state_of (self);

  g_assert_true (g_bytes_equal (now, expected));
}

/* --- effects --- */

TEST (test_start_goods)
{
  expect_effects (self, "-2 money -50 start, 0 money +50 start, -2 money -50 start, 1 money +50 start, "
                        "0 candles +5 start, 1 candles +5 start");
  g_assert_null (ts_session_outcome (self->session).verb);
}

TEST (test_effects)
{
  say (self, "{'do':'roll','dice':[3,4]}");
  expect_effects (self, "0 points +7 rolled, 0 sum +7 follows");
  expect (self, "players/0/counters",
          "{'points':7,'money':50,'tokens':0,'candles':5,'sum':7,'first_flavour':0}");
  say (self, "{'do':'pay','who':1,'to':0,'amount':8}");
  expect_effects (self, "1 money -8 paid, 0 money +8 paid");
  say (self, "{'do':'next'}");
  expect_effects (self, "");
}

/* One number for the whole table changes for all at once. */
TEST (test_effects_on_a_shared_counter)
{
  say (self, "{'do':'blow'}");
  expect_effects (self, "0 candles -1 blown, 1 candles -1 blown");
  say (self, "{'do':'adjust','who':1,'counter':'candles','by':-3}");
  expect_effects (self, "0 candles -3 adjust, 1 candles -3 adjust");
  expect (self, "players/0/counters/candles", "1");
  expect (self, "players/1/counters/candles", "1");
  say (self, "{'do':'blow'}");
  refuse (self, "{'do':'blow'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'undo'}");
  expect_effects (self, "1 candles +1 blown, 0 candles +1 blown");
}

/* The changes taken back with the sign turned, the last first. */
TEST (test_effects_of_undo)
{
  say (self, "{'do':'roll','dice':[3,4]}");
  say (self, "{'do':'undo'}");
  expect_effects (self, "0 sum -7 follows, 0 points -7 rolled");
  say (self, "{'do':'redo'}");
  expect_effects (self, "0 points +7 rolled, 0 sum +7 follows");
}

/* --- undo and redo --- */

TEST (test_nothing_to_undo)
{
  refuse (self, "{'do':'undo'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'next'}");
  say (self, "{'do':'undo'}");
  refuse (self, "{'do':'undo'}", TS_ERROR_ILLEGAL);
}

TEST (test_nothing_to_redo)
{
  refuse (self, "{'do':'redo'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'next'}");
  refuse (self, "{'do':'redo'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'undo'}");
  say (self, "{'do':'redo'}");
  refuse (self, "{'do':'redo'}", TS_ERROR_ILLEGAL);
}

TEST (test_there_and_back)
{
  g_autoptr (GBytes) before = state_of (self);
  g_autoptr (GBytes) between = NULL;
  g_autoptr (GBytes) after = NULL;

  say (self, "{'do':'roll','dice':[3,4]}");
  between = state_of (self);
  say (self, "{'do':'take','count':2}");
  after = state_of (self);
  expect (self, "entries", "2");

  say (self, "{'do':'undo'}");
  assert_state (self, between);
  expect (self, "entries", "1");
  say (self, "{'do':'undo'}");
  assert_state (self, before);
  expect (self, "entries", "0");
  say (self, "{'do':'redo'}");
  assert_state (self, between);
  say (self, "{'do':'redo'}");
  assert_state (self, after);
  expect (self, "entries", "2");
}

TEST (test_another_entry_forgets_redo)
{
  say (self, "{'do':'next'}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'undo'}");
  say (self, "{'do':'undo'}");
  say (self, "{'do':'redo'}");
  g_assert_cmpuint (ts_session_n_taken_back (self->session), ==, 1);
  say (self, "{'do':'next'}");
  g_assert_cmpuint (ts_session_n_taken_back (self->session), ==, 0);
  refuse (self, "{'do':'redo'}", TS_ERROR_ILLEGAL);
}

TEST (test_a_refused_entry_forgets_nothing)
{
  say (self, "{'do':'next'}");
  say (self, "{'do':'undo'}");
  refuse (self, "{'do':'next','who':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'fly'}", TS_ERROR_UNKNOWN_VERB);
  refuse (self, "", TS_ERROR_SYNTAX);
  say (self, "{'do':'redo'}");
  expect (self, "turn", "1");
}

TEST (test_undo_of_every_kind_of_entry)
{
  g_autoptr (GBytes) begun = state_of (self);

  say (self, "{'do':'adjust','who':0,'counter':'points','by':3}");
  say (self, "{'do':'undo'}");
  assert_state (self, begun);
  say (self, "{'do':'end'}");
  expect (self, "over", "true");
  say (self, "{'do':'undo'}");
  assert_state (self, begun);
  say (self, "{'do':'redo'}");
  expect (self, "over", "true");
}

/* Older entries do not keep their states, and are played again from one that does. */
TEST (test_undo_of_a_long_evening)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  const int n = 500;

  for (int i = 0; i < n; i++) {
    g_autofree char *line =
        g_strdup_printf ("{'do':'adjust','who':%d,'counter':'points','by':%d}", i % 2, 1 + i % 3);

    g_ptr_array_add (states, state_of (self));
    say (self, line);
  }
  for (int round = 0; round < 2; round++) {
    for (int i = n - 1; i >= 0; i--) {
      say (self, "{'do':'undo'}");
      assert_state (self, states->pdata[i]);
    }
    for (int i = 0; i < n; i++) {
      assert_state (self, states->pdata[i]);
      say (self, "{'do':'redo'}");
    }
  }
  expect (self, "entries", "500");
}

/* Back and forth in the middle keeps what is needed to go back further. */
TEST (test_undo_after_new_entries)
{
  g_autoptr (GBytes) begun = state_of (self);

  for (int i = 0; i < 200; i++)
    say (self, "{'do':'next'}");
  for (int i = 0; i < 130; i++)
    say (self, "{'do':'undo'}");
  for (int i = 0; i < 130; i++)
    say (self, "{'do':'adjust','who':0,'counter':'points','by':1}");
  expect (self, "entries", "200");
  for (int i = 0; i < 200; i++)
    say (self, "{'do':'undo'}");
  assert_state (self, begun);
}

/* --- adjust and end --- */

TEST (test_adjust)
{
  say (self, "{'do':'adjust','who':1,'counter':'points','by':5,'note':'miscounted'}");
  expect_effects (self, "1 points +5 adjust, 1 sum +5 follows");
  expect (self, "players/1/counters/points", "5");
  expect (self, "turn", "0");
  expect (self, "entries", "1");
}

TEST (test_adjust_bounds)
{
  refuse (self, "{'do':'adjust','who':0,'counter':'points','by':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'points','by':1000}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'points','by':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'points','by':4294967297}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'points','by':99999999999999999999999999}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'points','by':-99999999999999999999999999}",
          TS_ERROR_RANGE);
  say (self, "{'do':'adjust','who':0,'counter':'points','by':999}");
}

TEST (test_adjust_syntax)
{
  refuse (self, "{'do':'adjust','counter':'points','by':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'adjust','who':0,'by':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'adjust','who':0,'counter':'points'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'adjust','who':0,'counter':0,'by':1}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'adjust','who':0,'counter':'points','by':1.0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'adjust','who':0,'counter':'points','by':1,'to':5}", TS_ERROR_SYNTAX);
}

TEST (test_adjust_unknown_counter)
{
  refuse (self, "{'do':'adjust','who':0,'counter':'fame','by':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'','by':1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':0,'counter':'Points','by':1}", TS_ERROR_RANGE);
}

TEST (test_adjust_derived)
{
  refuse (self, "{'do':'adjust','who':0,'counter':'sum','by':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'adjust','who':0,'counter':'sum','by':-1}", TS_ERROR_RANGE);
}

/* Against a total that the game keeps. */
TEST (test_adjust_supply)
{
  say (self, "{'do':'adjust','who':0,'counter':'tokens','by':9}");
  refuse (self, "{'do':'adjust','who':1,'counter':'tokens','by':4}", TS_ERROR_RANGE);
  say (self, "{'do':'adjust','who':1,'counter':'tokens','by':3}");
}

/* A counter may be named by the table, or not be in play there. */
TEST (test_counters_of_the_table)
{
  TsView view = ts_session_view (self->session);

  g_assert_cmpstr (ts_view_counter_label (&view, NULL_VANILLA), ==, "Vanilla");
  g_assert_false (ts_view_counter_in_play (&view, NULL_SECOND));
  say (self, "{'do':'scoop','flavour':0,'count':2}");
  expect (self, "players/0/counters/first_flavour", "2");
  expect (self, "players/0/counters/second_flavour", "");
  refuse (self, "{'do':'scoop','flavour':1,'count':2}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'adjust','who':0,'counter':'second_flavour','by':1}", TS_ERROR_RANGE);
}

/* What can be done, too, may be left out by a table. */
TEST (test_verbs_of_the_table)
{
  const char *header = "{'tableside':1,'game':'null','players':[{'name':'Ann'}],"
                       "'options':{'flavours':[],'mood':'wild'}}";
  g_autoptr (TsSession) session = evening_new (&ts_null_game, header);

  say (self, "{'do':'scoop','flavour':0,'count':2}");
  refuse (self, "{'do':'dance'}", TS_ERROR_ILLEGAL);
  evening_say (session, "{'do':'dance'}");
  evening_refuse (session, "{'do':'scoop','flavour':0,'count':2}", TS_ERROR_ILLEGAL);
}

TEST (test_counters_named_by_the_table)
{
  const char *header = "{'tableside':1,'game':'null','players':[{'name':'Ann'}],"
                       "'options':{'candles':0,'flavours':['Mint','Points']}}";
  g_autoptr (TsSession) session = evening_new (&ts_null_game, header);
  TsView view = ts_session_view (session);

  g_assert_nonnull (self->session);
  g_assert_cmpstr (ts_view_counter_label (&view, NULL_VANILLA), ==, "Mint");
  g_assert_cmpstr (ts_view_counter_label (&view, NULL_SECOND), ==, "Points");
  g_assert_false (ts_view_counter_in_play (&view, NULL_CANDLES));
  evening_say (session, "{'do':'adjust','who':0,'counter':'second_flavour','by':3}");
  evening_expect (session, "players/0/counters",
                  "{'points':0,'money':50,'tokens':0,'sum':0,'first_flavour':0,'second_flavour':3}");
  evening_refuse (session, "{'do':'adjust','who':0,'counter':'candles','by':1}", TS_ERROR_RANGE);
}

/* The upper bound of a counter may be what an option says. */
TEST (test_adjust_limit)
{
  refuse (self, "{'do':'adjust','who':0,'counter':'candles','by':1}", TS_ERROR_RANGE);
  say (self, "{'do':'adjust','who':0,'counter':'candles','by':-5}");
  refuse (self, "{'do':'adjust','who':0,'counter':'candles','by':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'adjust','who':1,'counter':'candles','by':6}", TS_ERROR_RANGE);
  say (self, "{'do':'adjust','who':1,'counter':'candles','by':5}");
}

TEST (test_adjust_in_any_phase)
{
  say (self, "{'do':'gather'}");
  say (self, "{'do':'adjust','who':0,'counter':'points','by':1}");
  expect (self, "phase", "'together'");
  expect (self, "turn", "null");
}

/* The game stays over, and who has won is worked out anew. */
TEST (test_adjust_after_the_end)
{
  say (self, "{'do':'roll','dice':[3,4]}");
  say (self, "{'do':'end'}");
  expect (self, "winners", "[0]");
  say (self, "{'do':'adjust','who':1,'counter':'points','by':8}");
  expect (self, "over", "true");
  expect (self, "winners", "[1]");
  expect (self, "players/0/rank", "2");
  expect (self, "tally/1",
          "{'seat':1,'lines':[{'id':'points','label':'Points','points':8}],'total':8,'purse':50}");
  say (self, "{'do':'adjust','who':0,'counter':'tokens','by':1}");
  expect (self, "winners", "[0,1]");
}

TEST (test_end)
{
  say (self, "{'do':'take','count':2}");
  say (self, "{'do':'end','note':'too late'}");
  expect_effects (self, "");
  expect (self, "phase", "'over'");
  expect (self, "turn", "null");
  expect (self, "legal", "[]");
  expect (self, "tally/0/total", "2");
  refuse (self, "{'do':'end'}", TS_ERROR_OVER);
  say (self, "{'do':'undo'}");
  expect (self, "over", "false");
  expect (self, "tally", "[]");
}

TEST (test_end_in_any_phase)
{
  say (self, "{'do':'gather'}");
  say (self, "{'do':'end'}");
  expect (self, "over", "true");
}

/* --- dice --- */

static void
throw_fives (guint n, int sides, gint64 *faces)
{
  g_assert_cmpint (sides, ==, 6);
  for (guint i = 0; i < n; i++)
    faces[i] = 5;
}

/* What fell is recorded, and comes back the same. */
TEST (test_thrown_dice)
{
  refuse (self, "{'do':'roll'}", TS_ERROR_SYNTAX);
  ts_session_set_throw (self->session, throw_fives);
  say (self, "{'do':'roll'}");
  expect (self, "board/rolled", "10");
  g_assert_cmpstr (ts_record_line (ts_session_record (self->session, 0)), ==,
                   "{\"do\":\"roll\",\"dice\":[5,5]}");
  say (self, "{'do':'undo'}");
  say (self, "{'do':'redo'}");
  expect (self, "board/rolled", "10");
  say (self, "{'do':'roll','dice':[1,2]}");
  expect (self, "board/rolled", "3");
  refuse (self, "{'do':'roll','dice':[1]}", TS_ERROR_RANGE);
}

static void
throw_highest (guint n, int sides, gint64 *faces)
{
  for (guint i = 0; i < n; i++)
    faces[i] = sides;
}

/* Dice of different sides are thrown each for itself. */
TEST (test_thrown_different_dice)
{
  ts_session_set_throw (self->session, throw_highest);
  say (self, "{'do':'toss'}");
  g_assert_cmpstr (ts_record_line (ts_session_record (self->session, 0)), ==,
                   "{\"do\":\"toss\",\"dice\":[6,12]}");
}

/* As many as the entry says, and of as many sides; what it does not say the table does. */
TEST (test_thrown_dice_of_any_kind)
{
  ts_session_set_throw (self->session, throw_highest);
  say (self, "{'do':'cast','count':3,'sides':20}");
  g_assert_cmpstr (ts_record_line (ts_session_record (self->session, 0)), ==,
                   "{\"do\":\"cast\",\"count\":3,\"sides\":20,\"dice\":[20,20,20]}");
  say (self, "{'do':'cast','count':2}");
  g_assert_cmpstr (ts_record_line (ts_session_record (self->session, 1)), ==,
                   "{\"do\":\"cast\",\"count\":2,\"dice\":[6,6]}");
  refuse (self, "{'do':'cast','count':2,'sides':1}", TS_ERROR_RANGE);
}

/* --- keeping --- */

static gboolean
keep (const char *line, gpointer data, GError **error)
{
  Fixture *self = data;

  if (self->refuses) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "The disk is full.");
    return FALSE;
  }
  g_ptr_array_add (self->kept, g_strdup (line));
  return TRUE;
}

TEST (test_kept_lines)
{
  g_autofree char *all = NULL;

  ts_session_set_commit (self->session, keep, self);
  say (self, "{ 'count':2, 'do':'take','sum':'x' }");
  say (self, "{'do':'undo','at':'2026-11-21T19:31:04Z'}");
  say (self, "{'do':'redo','note':'n'}");
  refuse (self, "{'do':'redo'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'take','count':0}", TS_ERROR_RANGE);
  g_ptr_array_add (self->kept, NULL);
  all = g_strjoinv (" ", (char **) self->kept->pdata);
  g_assert_cmpstr (all, ==,
                   "{\"do\":\"take\",\"count\":2} {\"do\":\"undo\",\"at\":\"2026-11-21T19:31:04Z\"} "
                   "{\"do\":\"redo\",\"note\":\"n\"}");
}

/* What could not be kept is not in force. */
TEST (test_not_kept)
{
  static const char *const lines[] = { "{'do':'take','count':2}", "{'do':'undo'}", "{'do':'redo'}" };

  ts_session_set_commit (self->session, keep, self);
  say (self, "{'do':'take','count':1}");
  say (self, "{'do':'take','count':1}");
  say (self, "{'do':'undo'}");
  self->refuses = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) before = state_of (self);
    g_autofree char *line = evening_quote (lines[i]);

    g_assert_false (ts_session_say (self->session, line, strlen (line), &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
    assert_state (self, before);
    g_assert_cmpuint (ts_session_n_records (self->session), ==, 1);
    g_assert_cmpuint (ts_session_n_taken_back (self->session), ==, 1);
  }
}

/* --- in two halves --- */

static TsPrepared *
prepare (Fixture *self, const char *line)
{
  g_autofree char *text = evening_quote (line);
  g_autoptr (GError) error = NULL;
  TsPrepared *prepared = ts_session_prepare (self->session, text, strlen (text), &error);

  g_assert_no_error (error);
  return prepared;
}

/* What is only prepared has changed nothing; what is taken then is what is said at once. */
TEST (test_prepared)
{
  static const char *const lines[] = { "{'do':'take','count':2}", "{'do':'undo'}", "{'do':'redo'}",
                                       "{'do':'adjust','who':1,'counter':'tokens','by':3}" };
  g_autoptr (TsSession) other = evening_new (&ts_null_game, HEADER);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autoptr (GBytes) before = state_of (self);
    guint n_records = ts_session_n_records (self->session);
    guint n_taken_back = ts_session_n_taken_back (self->session);
    TsPrepared *prepared = prepare (self, lines[i]);
    TsView view;

    assert_state (self, before);
    g_assert_cmpuint (ts_session_n_records (self->session), ==, n_records);
    g_assert_cmpuint (ts_session_n_taken_back (self->session), ==, n_taken_back);
    ts_session_take (self->session, prepared);
    evening_say (other, lines[i]);
    view = ts_session_view (other);
    g_assert_cmpmem (ts_session_view (self->session).state, view.game->state_size, view.state,
                     view.game->state_size);
    g_assert_true (ts_session_outcome (self->session).verb == ts_session_outcome (other).verb);
    g_assert_cmpuint (ts_session_outcome (self->session).n_effects, ==, ts_session_outcome (other).n_effects);
  }
}

/* It may be thought better of; the commit function is only for what is said at once. */
TEST (test_prepared_in_vain)
{
  g_autoptr (GBytes) before = state_of (self);

  ts_session_set_commit (self->session, keep, self);
  ts_prepared_free (prepare (self, "{'do':'take','count':2}"));
  assert_state (self, before);
  g_assert_cmpuint (self->kept->len, ==, 0);
  say (self, "{'do':'take','count':1}");
  g_assert_cmpuint (self->kept->len, ==, 1);
}

/* The line that is to be kept says what was left out: who, and the dice that were thrown. */
TEST (test_prepared_line)
{
  g_autoptr (TsPrepared) prepared = prepare (self, "{'do':'take','count':2}");

  g_assert_cmpstr (ts_prepared_line (prepared), ==, "{\"do\":\"take\",\"count\":2}");
}

/* It was prepared for a state that is not there any more: that is our own mistake. */
TEST (test_prepared_too_long_ago)
{
  if (g_test_subprocess ()) {
    TsPrepared *prepared = prepare (self, "{'do':'take','count':2}");

    say (self, "{'do':'take','count':1}");
    ts_session_take (self->session, prepared);
    return;
  }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
}

/* --- asking --- */

static void
expect_answer (Fixture *self, const char *line, gboolean accepted, TsError code)
{
  g_autofree char *text = evening_quote (line);
  g_autoptr (JsonObject) object = ts_json_read (text, strlen (text), NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) before = state_of (self);

  g_assert_cmpint (ts_session_would_accept (self->session, object, &error), ==, accepted);
  if (!accepted)
    g_assert_error (error, TS_ERROR, (int) code);
  assert_state (self, before);
  g_assert_cmpuint (ts_session_n_records (self->session), ==, 0);
}

/* A form asks before anything is said; nothing changes and nothing is kept. */
TEST (test_would_accept)
{
  ts_session_set_commit (self->session, keep, self);
  expect_answer (self, "{'do':'take','count':2}", TRUE, 0);
  expect_answer (self, "{'do':'roll','dice':[1,2]}", TRUE, 0);
  expect_answer (self, "{'do':'adjust','who':0,'counter':'points','by':1}", TRUE, 0);
  expect_answer (self, "{'do':'end'}", TRUE, 0);
  expect_answer (self, "{'do':'take'}", FALSE, TS_ERROR_SYNTAX);
  expect_answer (self, "{'do':'roll'}", FALSE, TS_ERROR_SYNTAX);
  expect_answer (self, "{'do':'fly'}", FALSE, TS_ERROR_UNKNOWN_VERB);
  expect_answer (self, "{'do':'take','count':6}", FALSE, TS_ERROR_RANGE);
  expect_answer (self, "{'do':'take','who':1,'count':1}", FALSE, TS_ERROR_ILLEGAL);
  expect_answer (self, "{'do':'pay','who':0,'to':1,'amount':51}", FALSE, TS_ERROR_ILLEGAL);
  g_assert_cmpuint (self->kept->len, ==, 0);
}

/* --- history --- */

/* What was said stands in the record, whole. */
TEST (test_entry)
{
  g_autoptr (TsEntry) taken = NULL;
  g_autoptr (TsEntry) rolled = NULL;

  say (self, "{'do':'take','count':2,'note':'mine'}");
  say (self, "{'do':'roll','dice':[3,4]}");
  taken = ts_session_entry (self->session, 0);
  rolled = ts_session_entry (self->session, 1);
  g_assert_cmpstr (taken->verb->id, ==, "take");
  g_assert_cmpint (ts_entry_int (taken, "count"), ==, 2);
  g_assert_cmpstr (taken->note, ==, "mine");
  g_assert_cmpuint (ts_entry_value (rolled, "dice")->n, ==, 2);
  g_assert_cmpint (ts_entry_value (rolled, "dice")->numbers[1], ==, 4);
}

TEST (test_tell)
{
  g_autofree char *by_label = NULL;
  g_autofree char *adjusted = NULL;
  g_autofree char *of_the_table = NULL;
  g_autofree char *taken_back = NULL;

  say (self, "{'do':'roll','dice':[1,2]}");
  say (self, "{'do':'adjust','who':0,'counter':'money','by':-7}");
  say (self, "{'do':'gather'}");
  say (self, "{'do':'go','who':1}");
  say (self, "{'do':'undo'}");
  by_label = ts_session_tell (self->session, 0);
  adjusted = ts_session_tell (self->session, 1);
  of_the_table = ts_session_tell (self->session, 2);
  taken_back = ts_session_tell (self->session, 3);
  g_assert_cmpstr (by_label, ==, "Ann: Roll (1, 2)");
  g_assert_cmpstr (adjusted, ==, "Corrected for Ann: Money −7.");
  g_assert_cmpstr (of_the_table, ==, "Gather");
  g_assert_cmpstr (taken_back, ==, "Bo: Go");
}

static void
assert_round (const TsSession *session, guint record, int round)
{
  g_autofree char *heading = ts_session_round (session, record);
  g_autofree char *expected = g_strdup_printf ("Round %d", round);

  g_assert_cmpstr (heading, ==, expected);
}

/* An entry belongs to the round in which it was said, though it may end that. */
TEST (test_round)
{
  say (self, "{'do':'next'}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'next'}");
  assert_round (self->session, 0, 1);
  assert_round (self->session, 1, 1);
  assert_round (self->session, 2, 2);
}

/* Where rounds have several phases, the history says which. */
TEST (test_heading)
{
  g_autofree char *alone = NULL;
  g_autofree char *together = NULL;
  g_autofree char *over = NULL;

  say (self, "{'do':'next'}");
  say (self, "{'do':'gather'}");
  say (self, "{'do':'go','who':1}");
  say (self, "{'do':'end'}");
  say (self, "{'do':'adjust','who':0,'counter':'money','by':-7}");
  alone = ts_session_heading (self->session, 0);
  together = ts_session_heading (self->session, 2);
  over = ts_session_heading (self->session, 4);
  g_assert_cmpstr (alone, ==, "Round 1: Play");
  g_assert_cmpstr (together, ==, "Round 1: Together");
  g_assert_cmpstr (over, ==, "Over");
  g_assert_cmpstr (ts_session_phase (self->session, 2), ==, "Together");
  g_assert_null (ts_session_phase (self->session, 4));
}

/* What is long past keeps fewer states, and is told right all the same. */
TEST (test_round_long_past)
{
  const int some[] = { 0, 1, 31, 33, 1023, 1024, 1025, 1999, 2048, 3500, 3584, 3600, 3617, 19935, 19999 };
  const int n = 20000;

  for (int times = 0; times < 2; times++) {
    while (ts_session_n_records (self->session) < (guint) n)
      say (self, "{'do':'next'}");
    for (gsize i = 0; i < G_N_ELEMENTS (some); i++)
      assert_round (self->session, (guint) some[i], 1 + some[i] / 2);
    for (int i = 0; i < 150; i++)
      say (self, "{'do':'undo'}");
    expect (self, "round", "9926");
  }
}

TEST (test_outcome)
{
  TsOutcome outcome;

  outcome = ts_session_outcome (self->session);
  g_assert_false (ts_outcome_is_news (&outcome));
  g_assert_false (ts_outcome_is (&outcome, "take"));
  g_assert_false (ts_outcome_is_news (NULL));
  g_assert_false (ts_outcome_is (NULL, "take"));
  say (self, "{'do':'take','count':1}");
  outcome = ts_session_outcome (self->session);
  g_assert_true (ts_outcome_is_news (&outcome));
  g_assert_true (ts_outcome_is (&outcome, "take"));
  g_assert_false (ts_outcome_is (&outcome, "next"));
  say (self, "{'do':'undo'}");
  outcome = ts_session_outcome (self->session);
  g_assert_true (outcome.verb == &ts_verb_undo);
  g_assert_true (outcome.record == ts_session_taken_back (self->session, 0));
  g_assert_false (ts_outcome_is_news (&outcome));
  say (self, "{'do':'redo'}");
  outcome = ts_session_outcome (self->session);
  g_assert_true (outcome.verb == &ts_verb_redo);
  g_assert_true (ts_outcome_is_news (&outcome));
  g_assert_false (ts_outcome_is (&outcome, "take"));
  g_assert_true (outcome.record == ts_session_record (self->session, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) g_test_add ("/session/" #name, Fixture, NULL, set_up, test_##name, tear_down)
  ADD (start_goods);
  ADD (effects);
  ADD (effects_on_a_shared_counter);
  ADD (effects_of_undo);
  ADD (nothing_to_undo);
  ADD (nothing_to_redo);
  ADD (there_and_back);
  ADD (another_entry_forgets_redo);
  ADD (a_refused_entry_forgets_nothing);
  ADD (undo_of_every_kind_of_entry);
  ADD (undo_of_a_long_evening);
  ADD (undo_after_new_entries);
  ADD (adjust);
  ADD (adjust_bounds);
  ADD (adjust_syntax);
  ADD (adjust_unknown_counter);
  ADD (adjust_derived);
  ADD (adjust_supply);
  ADD (adjust_limit);
  ADD (counters_of_the_table);
  ADD (counters_named_by_the_table);
  ADD (verbs_of_the_table);
  ADD (adjust_in_any_phase);
  ADD (adjust_after_the_end);
  ADD (end);
  ADD (end_in_any_phase);
  ADD (thrown_dice);
  ADD (thrown_different_dice);
  ADD (thrown_dice_of_any_kind);
  ADD (kept_lines);
  ADD (not_kept);
  ADD (prepared);
  ADD (prepared_in_vain);
  ADD (prepared_line);
  ADD (prepared_too_long_ago);
  ADD (would_accept);
  ADD (entry);
  ADD (tell);
  ADD (round);
  ADD (heading);
  ADD (round_long_past);
  ADD (outcome);
  return g_test_run ();
}
