/* What hands have to move after an undo: each seat's own counters, and nothing that follows, cancels out, or
 * was a correction. And what else of the page needs no screen. */
#include "app/dialogs/newest-first.h"
#include "app/play/by-hand.h"
#include "app/play/default-action.h"
#include "app/play/prompt-band.h"
#include "app/play/standings.h"
#include "app/dialogs/record-changes.h"
#include "games/null/rules/rules.h"
#include "referee/session.h"
#include "referee/why.h"

#include <string.h>

#define HEADER "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}"

static TsSession *
begin (void)
{
  static const TsGame *const games[] = { &ts_null_game, NULL };
  TsSession *session = ts_session_new (games, HEADER, strlen (HEADER), NULL);

  g_assert_nonnull (session);
  return session;
}

static void
say (TsSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;

  ts_session_say (session, line, strlen (line), &error);
  g_assert_no_error (error);
}

static char *
join (const TsView *view, const GArray *lines)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++) {
    g_autofree char *line = ts_by_hand_tell (view, &g_array_index (lines, TsByHand, i));

    g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", line);
  }
  return g_string_free_and_steal (text);
}

/* What saying these lines asks of hands, and then what undoing them all does. */
static void
assert_by_hand (TsSession *session, const char *said[], const char *done, const char *undone)
{
  TsView view = ts_session_view (session);
  g_autofree gpointer state = g_memdup2 (view.state, view.game->state_size);
  TsView before = { .game = view.game, .header = view.header, .state = state };
  g_autoptr (GArray) there = NULL;
  g_autoptr (GArray) back = NULL;
  g_autoptr (GArray) deed = NULL;
  g_autoptr (GArray) undo = NULL;
  g_autofree char *deed_text = NULL;
  g_autofree char *undo_text = NULL;

  for (guint i = 0; said[i] != NULL; i++)
    say (session, said[i]);
  view = ts_session_view (session);
  there = ts_movements_new (&before, &view);
  back = ts_movements_new (&view, &before);
  deed = ts_by_hand_new (&view, there, FALSE);
  undo = ts_by_hand_new (&view, back, TRUE);
  deed_text = join (&view, deed);
  undo_text = join (&view, undo);
  g_assert_cmpstr (deed_text, ==, done);
  g_assert_cmpstr (undo_text, ==, undone);
}

#define SAID(...) ((const char *[]) { __VA_ARGS__, NULL })

/* What follows from other numbers is not told. */
static void
test_derived (void)
{
  g_autoptr (TsSession) session = begin ();

  assert_by_hand (session, SAID ("{\"do\":\"roll\",\"dice\":[3,4]}"),
                  "Marker to field 7; Ann: Points \u2066+7\u2069",
                  "Marker from field 7 back to the box; Ann: Points \u2066−7\u2069");
}

/* Money goes from hand to hand. */
static void
test_both_ends (void)
{
  g_autoptr (TsSession) session = begin ();

  assert_by_hand (session, SAID ("{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":20}"), "Ann gives 20 to Bo",
                  "Bo gives 20 to Ann");
}

static void
test_home (void)
{
  g_autoptr (TsSession) session = begin ();

  assert_by_hand (session, SAID ("{\"do\":\"take\",\"count\":1}"), "Ann: 1 token from the box",
                  "Ann: 1 token back to the box");
}

/* What the whole table shares is moved once, by whoever likes to. */
static void
test_shared (void)
{
  g_autoptr (TsSession) session = begin ();

  assert_by_hand (session, SAID ("{\"do\":\"blow\"}"), "Candles \u2066−1\u2069", "Candles \u2066+1\u2069");
}

/* What all do alike is told once; what cancels out is not told. */
static void
test_everybody (void)
{
  g_autoptr (TsSession) session = begin ();

  assert_by_hand (session,
                  SAID ("{\"do\":\"take\",\"count\":2}", "{\"do\":\"next\"}", "{\"do\":\"take\",\"count\":2}",
                        "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":20}",
                        "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":20}"),
                  "Everybody: 2 tokens from the box", "Everybody: 2 tokens back to the box");
}

/* One line for all of it, by who does it. */
static void
test_one_line (void)
{
  g_autoptr (TsSession) session = begin ();
  TsView view = ts_session_view (session);
  g_autofree gpointer state = g_memdup2 (view.state, view.game->state_size);
  TsView before = { .game = view.game, .header = view.header, .state = state };
  g_autoptr (GArray) moved = NULL;
  g_autoptr (GArray) lines = NULL;
  g_autofree char *text = NULL;

  say (session, "{\"do\":\"take\",\"count\":3}");
  say (session, "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":20}");
  say (session, "{\"do\":\"roll\",\"dice\":[3,4]}");
  view = ts_session_view (session);
  moved = ts_movements_new (&before, &view);
  lines = ts_by_hand_new (&view, moved, FALSE);
  text = ts_by_hand_tell_all (&view, lines);
  g_assert_cmpstr (
      text, ==, "Ann: 3 tokens from the box, Points \u2066+7\u2069 · Marker to field 7 · Ann gives 20 to Bo");
}

/* The history tells a correction, too. */
static void
test_correction (void)
{
  g_autoptr (TsSession) session = begin ();
  g_autoptr (GArray) changes = NULL;
  TsOutcome outcome;

  say (session, "{\"do\":\"adjust\",\"who\":1,\"counter\":\"tokens\",\"by\":2}");
  outcome = ts_session_outcome (session);
  changes = ts_record_changes_new (&ts_null_game, outcome.effects, outcome.n_effects);
  g_assert_cmpuint (changes->len, ==, 1);
  g_assert_cmpint (g_array_index (changes, TsRecordChange, 0).by, ==, 2);
}

static void
test_together (void)
{
  static const TsEffect effects[] = {
    { 0, NULL_TOKENS, -2, "taken" }, { 1, NULL_TOKENS, 3, "taken" },   { 0, NULL_TOKENS, -1, "taken" },
    { 1, NULL_POINTS, 4, "rolled" }, { 1, NULL_POINTS, -4, "rolled" },
  };
  g_autoptr (GArray) moves = ts_record_changes_new (&ts_null_game, effects, G_N_ELEMENTS (effects));

  g_assert_cmpuint (moves->len, ==, 2);
  g_assert_cmpint (g_array_index (moves, TsRecordChange, 0).seat, ==, 0);
  g_assert_cmpint (g_array_index (moves, TsRecordChange, 0).by, ==, -3);
  g_assert_cmpint (g_array_index (moves, TsRecordChange, 1).by, ==, 3);
}

/* --- the history as a list --- */

static void
test_newest_first (void)
{
  g_autoptr (TsSession) session = begin ();
  g_autoptr (TsNewestFirst) list = NULL;
  g_autoptr (TsNewestItem) newest = NULL;

  say (session, "{\"do\":\"take\",\"count\":1}");
  say (session, "{\"do\":\"take\",\"count\":1}");
  say (session, "{\"do\":\"take\",\"count\":1}");
  say (session, "{\"do\":\"undo\"}");
  list = ts_newest_first_new (ts_why_counters (session, 0, TS_COUNTED (NULL_TOKENS)));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);
  newest = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_assert_cmpuint (((const TsCause *) ts_newest_item_get (newest))->entry, ==, 2);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), 2));
}

static void
assert_cause (TsNewestFirst *list, guint position, guint entry, int by, int value, const char *because)
{
  g_autoptr (TsNewestItem) item = g_list_model_get_item (G_LIST_MODEL (list), position);
  const TsCause *cause = ts_newest_item_get (item);

  g_assert_cmpuint (cause->entry, ==, entry);
  g_assert_cmpint (cause->by, ==, by);
  g_assert_cmpint (cause->value, ==, value);
  g_assert_cmpstr (cause->because, ==, because);
}

static void
test_why (void)
{
  g_autoptr (TsSession) session = begin ();
  g_autoptr (TsNewestFirst) list = NULL;

  say (session, "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":20}");
  say (session, "{\"do\":\"next\"}");
  say (session, "{\"do\":\"adjust\",\"who\":1,\"counter\":\"money\",\"by\":-5}");
  list = ts_newest_first_new (ts_why_counters (session, 1, TS_COUNTED (NULL_MONEY)));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 3);
  assert_cause (list, 0, 3, -5, NULL_START_MONEY + 15, "adjust");
  assert_cause (list, 1, 1, 20, NULL_START_MONEY + 20, "paid");
  assert_cause (list, 2, 0, NULL_START_MONEY, NULL_START_MONEY, "start");
}

static void
assert_heading (const TsSession *session, guint record, const char *expected)
{
  g_autofree char *heading = ts_session_round (session, record);

  g_assert_cmpstr (heading, ==, expected);
}

static void
test_rounds (void)
{
  g_autoptr (TsSession) session = begin ();

  for (int i = 0; i < 200; i++)
    say (session, "{\"do\":\"next\"}");
  assert_heading (session, 0, "Round 1");
  assert_heading (session, 1, "Round 1");
  assert_heading (session, 2, "Round 2");
  assert_heading (session, 101, "Round 51");
  assert_heading (session, 199, "Round 100");
}

/* --- the big button --- */

static void
assert_button (TsSession *session, gboolean writes, const char *expected)
{
  TsView view = ts_session_view (session);
  g_autofree char *label = ts_default_action_label (&view, writes);

  g_assert_cmpstr (label, ==, expected);
}

static void
test_ordinary (void)
{
  g_autoptr (TsSession) session = begin ();
  TsView view = ts_session_view (session);
  int who;

  g_assert_cmpstr (ts_default_action_verb (&view, &who)->id, ==, "roll");
  g_assert_cmpint (who, ==, TS_NOBODY);
  assert_button (session, TRUE, "Roll");
  assert_button (session, FALSE, "This table can only be looked at");
  say (session, "{\"do\":\"end\"}");
  view = ts_session_view (session);
  g_assert_null (ts_default_action_verb (&view, &who));
  assert_button (session, FALSE, "See the result");
}

/* Where it is nobody's turn, the button stands for the seat that is due. */
static void
test_due (void)
{
  g_autoptr (TsSession) session = begin ();
  g_autoptr (JsonObject) entry = NULL;
  const TsVerb *verb;
  TsView view;
  int who;

  say (session, "{\"do\":\"gather\"}");
  view = ts_session_view (session);
  verb = ts_default_action_verb (&view, &who);
  g_assert_cmpstr (verb->id, ==, "go");
  g_assert_cmpint (who, ==, 1);
  assert_button (session, TRUE, "Bo: Go");
  g_assert_cmpint (ts_prompt_band_seat (&view), ==, 1); /* the page has Bo’s colour, too */
  entry = ts_entry_build (view.game, verb->id, who, NULL);
  g_assert_true (ts_session_would_accept (session, entry, NULL));
  g_assert_cmpint (json_object_get_int_member (entry, "who"), ==, 1);
}

/* --- seats side by side --- */

static void
test_columns (void)
{
  g_assert_cmpint (ts_standings_columns (3, 5), ==, 3);
  g_assert_cmpint (ts_standings_columns (5, 4), ==, 3); /* 3 + 2 rather than 4 + 1 */
  g_assert_cmpint (ts_standings_columns (6, 4), ==, 3);
  g_assert_cmpint (ts_standings_columns (4, 3), ==, 2);
  g_assert_cmpint (ts_standings_columns (6, 0), ==, 1); /* there is always room for one */
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/put-back/derived", test_derived);
  g_test_add_func ("/put-back/both-ends", test_both_ends);
  g_test_add_func ("/put-back/home", test_home);
  g_test_add_func ("/put-back/shared", test_shared);
  g_test_add_func ("/put-back/everybody", test_everybody);
  g_test_add_func ("/put-back/one-line", test_one_line);
  g_test_add_func ("/put-back/correction", test_correction);
  g_test_add_func ("/put-back/together", test_together);
  g_test_add_func ("/record-list/newest-first", test_newest_first);
  g_test_add_func ("/record-list/why", test_why);
  g_test_add_func ("/record-list/rounds", test_rounds);
  g_test_add_func ("/ordinary/null", test_ordinary);
  g_test_add_func ("/ordinary/due", test_due);
  g_test_add_func ("/standings/columns", test_columns);
  return g_test_run ();
}
