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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("moment", HEADER, each);
  fixture_add ("moment", HEADER, apart);
  return g_test_run ();
}
