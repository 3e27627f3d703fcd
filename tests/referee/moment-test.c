/* A table as it was at some time of the evening. */
#include "fixture.h"

#include "games/null/rules/rules.h"
#include "referee/describe.h"
#include "referee/moment.h"

#define HEADER "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}]}"

/* Each state of the evening comes again, with those who sat there then. */
TEST (test_each)
{
  const char *const lines[] = { "{'do':'roll','dice':[3,4]}", "{'do':'seat','who':1,'name':'Cleo'}",
                                "{'do':'pay','who':1,'to':0,'amount':14}",
                                "{'do':'seat','who':1,'name':'Bo'}", "{'do':'take','count':2}" };
  g_autofree char *states[G_N_ELEMENTS (lines) + 1] = { 0 };

  states[0] = ts_describe_state (self->session, TS_HOST);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    say (self, lines[i]);
    states[i + 1] = ts_describe_state (self->session, TS_HOST);
  }
  for (guint i = 0; i <= G_N_ELEMENTS (lines); i++) {
    TsSession *moment = ts_moment_new (self->session, i);
    g_autofree char *state = ts_describe_state (moment, TS_HOST);

    g_assert_cmpstr (state, ==, states[i]);
    ts_session_unref (moment);
    g_clear_pointer (&states[i], g_free);
  }
}

/* What is said to it stays there. */
TEST (test_apart)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  TsSession *moment;

  say (self, "{'do':'roll','dice':[3,4]}");
  say (self, "{'do':'take','count':2}");
  before = ts_describe_state (self->session, TS_HOST);
  moment = ts_moment_new (self->session, 1);
  evening_say (moment, "{\"do\":\"take\",\"count\":5}");
  evening_say (moment, "{\"do\":\"undo\"}");
  evening_say (moment, "{\"do\":\"amend\",\"entry\":1}");
  after = ts_describe_state (self->session, TS_HOST);
  g_assert_cmpstr (after, ==, before);
  ts_session_unref (moment);
}

/* A deed that was said: its line of the evening, and the state that it led to. */
typedef struct {
  guint said;
  char *state;
} Said;

static void
said_clear (gpointer data)
{
  g_free (((Said *) data)->state);
}

/* Says the lines; what each deed led to is noted. (transfer full), of Said */
static GArray *
say_all (Fixture *self, const char *const *lines)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Said));

  g_array_set_clear_func (all, said_clear);
  for (guint i = 0; lines[i] != NULL; i++) {
    Said said = { .said = i + 1 };

    say (self, lines[i]);
    said.state = ts_describe_state (self->session, TS_HOST);
    g_array_append_val (all, said);
  }
  return all;
}

static void
expect_after (Fixture *self, const TsRecord *deed, const GArray *all)
{
  TsSession *moment = ts_moment_new_after (self->session, deed);
  g_autofree char *state = ts_describe_state (moment, TS_HOST);

  g_assert_cmpuint (deed->said, >, 0);
  g_assert_cmpstr (state, ==, g_array_index (all, Said, deed->said - 1).state);
  g_assert_cmpuint (ts_session_n_left (moment) + ts_session_n_taken_back (moment), ==, 0);
  ts_session_unref (moment);
}

/* What was left comes again as it was then, left by others that were left themselves, and with the changes of
 * old entries that counted then. */
TEST (test_left)
{
  const char *const lines[] = {
    "{'do':'roll','dice':[3,4]}",
    "{'do':'take','count':1}",
    "{'do':'next'}",
    "{'do':'take','count':2}",
    "{'do':'undo'}",
    "{'do':'seat','who':1,'name':'Cleo'}",
    "{'do':'amend','entry':2,'with':{'do':'take','count':4}}",
    "{'do':'pay','who':1,'to':0,'amount':14}",
    "{'do':'undo'}",
    "{'do':'undo'}",
    "{'do':'take','count':3}",
    "{'do':'undo'}",
    "{'do':'undo'}",
    "{'do':'undo'}",
    "{'do':'undo'}",
    "{'do':'adjust','who':1,'counter':'tokens','by':2}",
    "{'do':'take','count':1}",
    "{'do':'next'}",
    "{'do':'undo'}",
    "{'do':'undo'}",
    NULL,
  };
  g_autoptr (GArray) all = say_all (self, lines);
  guint at, redos;

  g_assert_cmpuint (ts_session_n_left (self->session), ==, 7);
  for (guint i = 0; i < ts_session_n_left (self->session); i++) {
    const TsRecord *deed = ts_session_left (self->session, i, &at);

    expect_after (self, deed, all);
    g_assert_true (ts_session_find_gone (self->session, deed->said, &redos) == deed);
    g_assert_cmpuint (redos, ==, 0);
  }
  for (guint i = 0; i < 2; i++) {
    const TsRecord *deed = ts_session_taken_back (self->session, i);

    expect_after (self, deed, all);
    g_assert_true (ts_session_find_gone (self->session, deed->said, &redos) == deed);
    g_assert_cmpuint (redos, ==, 2 - i);
  }
  for (guint i = 0; i < 2; i++) {
    expect_after (self, ts_session_record (self->session, i), all);
    g_assert_null (ts_session_find_gone (self->session, ts_session_record (self->session, i)->said, &redos));
  }
}

/* After so many redos it is the table that was looked at. */
TEST (test_redos)
{
  const char *const lines[] = {
    "{'do':'roll','dice':[3,4]}",
    "{'do':'take','count':1}",
    "{'do':'amend','entry':2,'with':{'do':'take','count':4}}",
    "{'do':'next'}",
    "{'do':'undo'}",
    "{'do':'undo'}",
    "{'do':'undo'}",
    NULL,
  };
  g_autoptr (GArray) all = say_all (self, lines);
  guint redos;

  for (guint said = 2; said <= 4; said++) {
    g_assert_nonnull (ts_session_find_gone (self->session, said, &redos));
    g_assert_cmpuint (redos, ==, said - 1);
  }
  for (guint said = 2; said <= 4; said++) {
    g_autofree char *state = NULL;

    say (self, "{'do':'redo'}");
    state = ts_describe_state (self->session, TS_HOST);
    g_assert_cmpstr (state, ==, g_array_index (all, Said, said - 1).state);
    g_assert_null (ts_session_find_gone (self->session, said, &redos));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("moment", HEADER, each);
  fixture_add ("moment", HEADER, apart);
  fixture_add ("moment", HEADER, left);
  fixture_add ("moment", HEADER, redos);
  return g_test_run ();
}
