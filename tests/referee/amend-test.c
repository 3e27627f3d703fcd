/* `amend` and `seat`: docs/protocol.md, "Amending" and "Verbs of every game". */
#include "fixture.h"

#include "games/null/rules/rules.h"
#include "referee/describe.h"
#include "referee/json.h"
#include "referee/random.h"

#include <string.h>

#define HEADER                                                                                               \
  "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo','colour':'teal'}],'options':{'goal':" \
  "20}}"

static void
throw_five (guint n, int sides G_GNUC_UNUSED, gint64 *faces)
{
  for (guint i = 0; i < n; i++)
    faces[i] = 5;
}

static char *
state_of (Fixture *self)
{
  return ts_describe_state (self->session, TS_HOST);
}

/* The table must be as a new one to which the entries in force are said. */
static void
expect_fresh (Fixture *self)
{
  TsSession *fresh = evening_new (&ts_null_game, HEADER);
  g_autofree char *expected = NULL;
  g_autofree char *state = state_of (self);

  for (guint i = 0; i < ts_session_n_records (self->session); i++)
    evening_say (fresh, ts_record_line (ts_session_record (self->session, i)));
  expected = ts_describe_state (fresh, TS_HOST);
  g_assert_cmpstr (state, ==, expected);
  ts_session_unref (fresh);
}

/* --- amend --- */

TEST (test_changes)
{
  say (self, "{'do':'roll','dice':[3,4]}");
  say (self, "{'do':'pay','who':1,'to':0,'amount':14}");
  say (self, "{'do':'take','count':1}");
  say (self, "{'do':'amend','entry':2,'with':{'do':'pay','who':1,'to':0,'amount':40}}");
  expect_effects (self, "0 money +26 amend, 1 money -26 amend");
  expect (self, "entries", "3");
  expect (self, "players/0/counters/money", "90");
  expect_fresh (self);
}

TEST (test_takes_out)
{
  say (self, "{'do':'roll','dice':[3,4]}");
  say (self, "{'do':'pay','who':1,'to':0,'amount':14}");
  say (self, "{'do':'amend','entry':1}");
  expect_effects (self, "0 points -7 amend, 0 sum -7 amend");
  expect (self, "entries", "1");
  expect_fresh (self);
}

TEST (test_leaves_out)
{
  for (int i = 0; i < 4; i++)
    say (self, "{'do':'pay','who':1,'to':0,'amount':1}");
  say (self, "{'do':'amend','entry':1,'drop':[2,4]}");
  expect (self, "entries", "1");
  expect (self, "players/0/counters/money", "51");
  say (self, "{'do':'undo'}");
  expect (self, "entries", "4");
  say (self, "{'do':'amend','entry':2,'with':{'do':'pay','who':1,'to':0,'amount':1},'drop':[3]}");
  expect (self, "entries", "3");
  say (self, "{'do':'amend','entry':1,'drop':[]}");
  expect (self, "entries", "2");
  expect_fresh (self);
}

/* What follows from a counter is among the effects; what the table did itself is as well. */
TEST (test_effects)
{
  say (self, "{'do':'adjust','who':1,'counter':'money','by':5}");
  say (self, "{'do':'take','count':1}");
  say (self, "{'do':'amend','entry':2,'with':{'do':'take','count':3}}");
  expect_effects (self, "0 tokens +2 amend, 0 sum +2 amend");
  say (self, "{'do':'amend','entry':1}");
  expect_effects (self, "1 money -5 amend");
}

/* One deed: taken back whole, and only then what was said before. */
TEST (test_undo)
{
  g_autofree char *before = NULL, *after = NULL, *again = NULL, *back = NULL;

  say (self, "{'do':'roll','dice':[3,4]}");
  say (self, "{'do':'pay','who':1,'to':0,'amount':14}");
  before = state_of (self);
  say (self, "{'do':'amend','entry':1,'with':{'do':'roll','dice':[1,1]}}");
  after = state_of (self);
  say (self, "{'do':'undo'}");
  expect_effects (self, "0 sum +5 amend, 0 points +5 amend");
  back = state_of (self);
  g_assert_cmpstr (back, ==, before);
  say (self, "{'do':'redo'}");
  expect_effects (self, "0 points -5 amend, 0 sum -5 amend");
  again = state_of (self);
  g_assert_cmpstr (again, ==, after);
  say (self, "{'do':'undo'}");
  say (self, "{'do':'undo'}");
  expect (self, "entries", "1");
  expect (self, "players/0/counters/points", "7");
  say (self, "{'do':'undo'}");
  refuse (self, "{'do':'undo'}", TS_ERROR_ILLEGAL);
  for (int i = 0; i < 3; i++)
    say (self, "{'do':'redo'}");
  refuse (self, "{'do':'redo'}", TS_ERROR_ILLEGAL);
  expect (self, "players/0/counters/points", "2");
}

/* Even where nothing is in force any more. */
TEST (test_undo_of_the_last)
{
  say (self, "{'do':'roll','dice':[3,4]}");
  say (self, "{'do':'amend','entry':1}");
  expect (self, "entries", "0");
  g_assert_true (ts_session_can_undo (self->session));
  say (self, "{'do':'undo'}");
  expect (self, "entries", "1");
}

/* An amendment forgets what could be redone, as any entry; one that is refused does not. */
TEST (test_forgets_redo)
{
  say (self, "{'do':'roll','dice':[3,4]}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'undo'}");
  refuse (self, "{'do':'amend','entry':2}", TS_ERROR_RANGE);
  g_assert_cmpuint (ts_session_n_taken_back (self->session), ==, 1);
  say (self, "{'do':'amend','entry':1,'with':{'do':'roll','dice':[1,1]}}");
  refuse (self, "{'do':'redo'}", TS_ERROR_ILLEGAL);
}

/* An entry that did not say whose it is goes to the turn's seat when it is played again. */
TEST (test_who)
{
  say (self, "{'do':'next'}");
  say (self, "{'do':'roll','dice':[3,4]}");
  expect (self, "players/1/counters/points", "7");
  say (self, "{'do':'amend','entry':1}");
  expect_effects (self, "0 points +7 amend, 0 sum +7 amend, 1 points -7 amend, 1 sum -7 amend");
  g_assert_cmpint (ts_session_record (self->session, 0)->who, ==, 0);
  say (self, "{'do':'undo'}");
  g_assert_cmpint (ts_session_record (self->session, 1)->who, ==, 1);
  expect_told (self, 1, "Bo: Roll (3, 4)");
}

TEST (test_who_was_said)
{
  say (self, "{'do':'next','who':0}");
  say (self, "{'do':'roll','who':1,'dice':[3,4]}");
  refuse (self, "{'do':'amend','entry':1}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'amend','entry':1,'drop':[2]}");
  expect (self, "entries", "0");
}

TEST (test_dice_are_thrown)
{
  ts_session_set_throw (self->session, throw_five);
  say (self, "{'do':'next'}");
  say (self, "{'do':'amend','entry':1,'with':{'do':'roll'}}");
  expect (self, "players/0/counters/points", "10");
  g_assert_cmpstr (ts_record_line (ts_session_outcome (self->session).record), ==,
                   "{\"do\":\"amend\",\"entry\":1,\"with\":{\"do\":\"roll\",\"dice\":[5,5]}}");
}

/* When it was said, and on whose phone, stays unless it is said anew. */
TEST (test_circumstances)
{
  say (self, "{'do':'next','at':'2026-11-21T19:31:04Z','from':1}");
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'next'}}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'amend','entry':1,'with':{'do':'roll','dice':[1,2]}}");
  g_assert_cmpstr (ts_record_line (ts_session_record (self->session, 0)), ==,
                   "{\"do\":\"roll\",\"dice\":[1,2],\"from\":1,\"at\":\"2026-11-21T19:31:04Z\"}");
  say (self, "{'do':'amend','entry':1,'with':{'do':'roll','dice':[1,2],'at':'later','from':0}}");
  g_assert_cmpstr (ts_record_line (ts_session_record (self->session, 0)), ==,
                   "{\"do\":\"roll\",\"dice\":[1,2],\"from\":0,\"at\":\"later\"}");
}

TEST (test_after_the_end)
{
  say (self, "{'do':'roll','dice':[3,4]}");
  say (self, "{'do':'end'}");
  expect (self, "over", "true");
  say (self, "{'do':'amend','entry':1,'with':{'do':'roll','dice':[1,1]}}");
  expect (self, "over", "true");
  say (self, "{'do':'amend','entry':2}");
  expect (self, "over", "false");
  say (self, "{'do':'next'}");
  say (self, "{'do':'amend','entry':2,'with':{'do':'end'}}");
  expect (self, "over", "true");
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'end'}}", TS_ERROR_ILLEGAL);
}

TEST (test_refusals)
{
  say (self, "{'do':'next'}");
  say (self, "{'do':'pay','who':1,'to':0,'amount':14}");
  say (self, "{'do':'next'}");
  refuse (self, "{'do':'amend'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'amend','entry':1.0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'amend','entry':1,'who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'amend','entry':99,'with':[]}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'amend','entry':99,'with':null}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'amend','entry':99,'drop':2}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'amend','entry':99,'drop':[2,'3']}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'amend','entry':0,'with':{'do':'no'}}", TS_ERROR_RANGE);
  refuse (self, "{'do':'amend','entry':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'amend','entry':4}", TS_ERROR_RANGE);
  refuse (self, "{'do':'amend','entry':99999999999999999999}", TS_ERROR_RANGE);
  refuse (self, "{'do':'amend','entry':1,'drop':[1]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'amend','entry':1,'drop':[0]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'amend','entry':1,'drop':[3,2],'with':{'do':'no'}}", TS_ERROR_RANGE);
  refuse (self, "{'do':'amend','entry':1,'drop':[2,2]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'amend','entry':1,'drop':[2,4]}", TS_ERROR_RANGE);
  refuse (self, "{'do':'amend','entry':1,'with':{}}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'no'}}", TS_ERROR_UNKNOWN_VERB);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'next','x':1}}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'next','who':1}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'next','who':7}}", TS_ERROR_RANGE);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'roll'}}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'undo'}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'redo'}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'amend','entry':1}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'next'}}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'next'},'drop':[]}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'next','note':'\\u0007'}}", TS_ERROR_RANGE);
  say (self, "{'do':'amend','entry':1,'with':{'do':'next','note':'x'}}");
}

/* The message says which later entry, by the numbers of the old list, and its own reason. */
TEST (test_later_entry)
{
  g_autoptr (GError) error = NULL;
  const char line[] = "{\"do\":\"amend\",\"entry\":1,\"drop\":[2]}";

  say (self, "{'do':'adjust','who':0,'counter':'tokens','by':5}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'adjust','who':0,'counter':'tokens','by':-5}");
  refuse (self, "{'do':'amend','entry':1,'drop':[2]}", TS_ERROR_ILLEGAL);
  g_assert_false (ts_session_say (self->session, line, strlen (line), &error));
  g_assert_nonnull (strstr (error->message, "Entry 4 "));
  g_assert_nonnull (strstr (error->message, "from 0 to"));
}

/* What would no longer fit is left out of the rest, and told. */
TEST (test_preview)
{
  g_autoptr (TsPreview) preview = NULL;
  g_autofree char *before = NULL, *after = NULL;
  TsView view;

  say (self, "{'do':'adjust','who':0,'counter':'tokens','by':5}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'adjust','who':0,'counter':'tokens','by':-5}");
  say (self, "{'do':'adjust','who':0,'counter':'tokens','by':1}");
  before = state_of (self);
  preview = ts_session_preview (self->session, 1, NULL, NULL, NULL);
  g_assert_cmpuint (preview->misfits->len, ==, 1);
  g_assert_cmpuint (((TsMisfit *) preview->misfits->pdata[0])->number, ==, 3);
  g_assert_cmpuint (preview->effects->len, ==, 0);
  view = ts_preview_view (preview);
  g_assert_cmpint (ts_view_state (&view)->counters[0][NULL_TOKENS], ==, 1);
  after = state_of (self);
  g_assert_cmpstr (after, ==, before);
  g_assert_null (ts_session_preview (self->session, 9, NULL, NULL, NULL));
}

/* --- seat --- */

TEST (test_seat)
{
  say (self, "{'do':'next'}");
  say (self, "{'do':'seat','who':0,'name':'Zoe','colour':'red'}");
  expect_effects (self, "");
  expect (self, "players/0/name", "'Zoe'");
  expect (self, "players/0/colour", "'red'");
  expect (self, "players/1/colour", "'teal'");
  expect (self, "entries", "2");
  expect (self, "turn", "1");
  expect_told (self, 0, "Zoe: Next");
  expect_told (self, 1, "Ann is now Zoe, and has the colour Red.");
  say (self, "{'do':'undo'}");
  expect (self, "players/0/name", "'Ann'");
  expect (self, "players/0/colour", "");
  expect_told (self, 1, "Ann is now Zoe, and has the colour Red.");
  say (self, "{'do':'redo'}");
  expect (self, "players/0/name", "'Zoe'");
  say (self, "{'do':'seat','who':1,'name':'Cy'}");
  say (self, "{'do':'end'}");
  say (self, "{'do':'seat','who':0,'name':'Bo','note':'over'}");
  expect (self, "players/0/name", "'Bo'");
  say (self, "{'do':'amend','entry':2}");
  expect (self, "players/0/colour", "");
  expect (self, "players/0/name", "'Bo'");
}

TEST (test_seat_refusals)
{
  refuse (self, "{'do':'seat','who':9}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'seat','name':'X'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'seat','who':0,'colour':3}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'seat','who':2,'name':'X'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'seat','who':0,'name':''}", TS_ERROR_RANGE);
  refuse (self, "{'do':'seat','who':0,'name':' '}", TS_ERROR_RANGE);
  refuse (self, "{'do':'seat','who':0,'name':'12345678901234567890123456789012345678901'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'seat','who':0,'colour':'mauve'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'seat','who':0,'colour':'mauve','name':'Bo'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'seat','who':0,'name':'Bo'}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'seat','who':0,'colour':'teal'}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'seat','who':1,'name':'Bo','colour':'teal'}");
  say (self, "{'do':'seat','who':0,'name':'1234567890123456789012345678901234567890'}");
}

/* A name that is free later need not have been so then. */
TEST (test_seat_amended)
{
  say (self, "{'do':'seat','who':0,'name':'Zoe'}");
  say (self, "{'do':'seat','who':1,'name':'Ann'}");
  refuse (self, "{'do':'amend','entry':1}", TS_ERROR_ILLEGAL);
  refuse (self, "{'do':'amend','entry':1,'with':{'do':'seat','who':0,'name':'Bo'}}", TS_ERROR_ILLEGAL);
  say (self, "{'do':'amend','entry':1,'with':{'do':'seat','who':0,'name':'Eve'}}");
  expect (self, "players/0/name", "'Eve'");
  say (self, "{'do':'undo'}");
  expect (self, "players/0/name", "'Zoe'");
  expect (self, "players/1/name", "'Ann'");
  say (self, "{'do':'undo'}");
  say (self, "{'do':'undo'}");
  expect (self, "players/0/name", "'Ann'");
  for (int i = 0; i < 3; i++)
    say (self, "{'do':'redo'}");
  expect (self, "players/0/name", "'Eve'");
  expect_told (self, 0, "Ann is now Eve.");
  expect_fresh (self);
}

/* --- whose phone --- */

TEST (test_from)
{
  say (self, "{'do':'next','from':1}");
  say (self, "{'do':'undo','from':0}");
  say (self, "{'do':'redo','from':0}");
  refuse (self, "{'do':'next','from':2}", TS_ERROR_RANGE);
  refuse (self, "{'do':'next','from':-1}", TS_ERROR_RANGE);
  refuse (self, "{'do':'next','from':'0'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next','from':null}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'next','who':0,'from':2}", TS_ERROR_ILLEGAL);
}

/* --- deeds --- */

/* What was said is all there in its order, and says how far back one can go. */
TEST (test_deeds)
{
  g_autoptr (GPtrArray) deeds = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  say (self, "{'do':'roll','dice':[3,4]}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'amend','entry':1}");
  say (self, "{'do':'take','count':1}");
  say (self, "{'do':'amend','entry':1,'with':{'do':'take','count':2}}");
  deeds = ts_session_deeds (self->session);
  for (guint i = 0; i < deeds->len; i++)
    g_string_append_printf (text, "%s ", ((TsRecord *) deeds->pdata[i])->verb->id);
  g_assert_cmpstr (text->str, ==, "roll next amend take amend ");
  g_assert_nonnull (strstr (ts_record_line (deeds->pdata[0]), "[3,4]"));
  g_assert_cmpuint (ts_session_undos_to (self->session, 2), ==, 0);
  g_assert_cmpuint (ts_session_undos_to (self->session, 1), ==, 2);
  g_assert_cmpuint (ts_session_undos_to (self->session, 0), ==, 5);
}

/* --- chance --- */

/* Thousands of deeds, each looked at against a new table to which the list is said. */
TEST (test_random)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint amended = 0;

  for (int i = 0; i < 4000; i++) {
    TsView view = ts_session_view (self->session);
    const TsVerb *verb = &view.game->verbs[g_rand_int_range (rand, 0, 6)];
    guint n = ts_session_n_records (self->session);
    g_autofree char *entry = ts_random_entry (rand, &view, verb);
    g_autofree char *line = NULL;
    int chance = g_rand_int_range (rand, 0, 10);

    if (chance == 0)
      line = g_strdup (g_rand_boolean (rand) ? "{\"do\":\"undo\"}" : "{\"do\":\"redo\"}");
    else if (chance < 3 && n > 0)
      line = g_strdup_printf ("{\"do\":\"amend\",\"entry\":%u,\"with\":%s}",
                              n - g_rand_int_range (rand, 0, MIN (n, 9)), entry);
    else if (chance < 4 && n > 0)
      line = g_strdup_printf ("{\"do\":\"amend\",\"entry\":%u}", n - g_rand_int_range (rand, 0, MIN (n, 9)));
    else
      line = g_steal_pointer (&entry);
    if (!ts_session_say (self->session, line, strlen (line), NULL) || strstr (line, "amend") == NULL)
      continue;
    amended++;
    if (amended % 8 == 0)
      expect_fresh (self);
  }
  g_assert_cmpuint (amended, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("amend", HEADER, name)
  ADD (changes);
  ADD (takes_out);
  ADD (leaves_out);
  ADD (effects);
  ADD (undo);
  ADD (undo_of_the_last);
  ADD (forgets_redo);
  ADD (who);
  ADD (who_was_said);
  ADD (dice_are_thrown);
  ADD (circumstances);
  ADD (after_the_end);
  ADD (refusals);
  ADD (later_entry);
  ADD (preview);
  ADD (seat);
  ADD (seat_refusals);
  ADD (seat_amended);
  ADD (from);
  ADD (deeds);
  ADD (random);
  return g_test_run ();
}
