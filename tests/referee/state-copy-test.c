/* A copy of a state is the same, whatever is in use of it, and on whatever it is written. */
#include "fixture.h"

#include "games/null/rules/rules.h"

#include <string.h>

#define HEADER "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}]}"

static const char *const casts[] = {
  "{'do':'cast','count':4,'dice':[1,2,3,4]}",
  "{'do':'cast','count':1,'dice':[6]}",
  "{'do':'cast','count':3,'dice':[4,5,6]}",
};

static void
assert_same (const TsView *view, gconstpointer state)
{
  g_assert_cmpmem (view->state, view->game->state_size, state, view->game->state_size);
}

TEST (test_new)
{
  for (guint i = 0; i < G_N_ELEMENTS (casts); i++) {
    TsView view;
    g_autofree gpointer copy = NULL, packed = NULL, unpacked = NULL;

    say (self, casts[i]);
    view = ts_session_view (self->session);
    copy = ts_state_copy (view.game, view.state, NULL);
    assert_same (&view, copy);
    packed = ts_state_pack (view.game, view.state);
    unpacked = ts_state_unpack (view.game, packed, NULL);
    assert_same (&view, unpacked);
  }
}

/* Each state on each other one, which has more in use, as much or less. */
TEST (test_spare)
{
  for (guint i = 0; i < G_N_ELEMENTS (casts); i++)
    say (self, casts[i]);
  for (guint i = 0; i <= G_N_ELEMENTS (casts); i++)
    for (guint j = 0; j <= G_N_ELEMENTS (casts); j++) {
      g_autofree gpointer state = ts_session_state_before (self->session, i);
      TsView view = { .game = &ts_null_game, .state = state };
      gpointer spare = ts_session_state_before (self->session, j);
      g_autofree gpointer packed = ts_state_pack (view.game, state);
      g_autofree gpointer copy = ts_state_copy (view.game, state, spare);
      g_autofree gpointer unpacked =
          ts_state_unpack (view.game, packed, ts_session_state_before (self->session, j));

      g_assert_true (copy == spare);
      assert_same (&view, copy);
      assert_same (&view, unpacked);
    }
}

/* Steps that are made on spare states, back and forth, lead where they would on new ones. */
TEST (test_there_and_back)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < 40; i++) {
    TsView view = ts_session_view (self->session);

    g_ptr_array_add (states, g_memdup2 (view.state, view.game->state_size));
    say (self, casts[i % G_N_ELEMENTS (casts)]);
  }
  for (guint i = states->len; i-- > 0;) {
    TsView view;

    refuse (self, "{'do':'cast','count':4,'dice':[1,2,3,7]}", TS_ERROR_RANGE);
    say (self, "{'do':'undo'}");
    view = ts_session_view (self->session);
    assert_same (&view, states->pdata[i]);
  }
  for (guint i = 0; i < states->len; i++) {
    TsView view = ts_session_view (self->session);

    assert_same (&view, states->pdata[i]);
    say (self, "{'do':'redo'}");
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("state-copy", HEADER, new);
  fixture_add ("state-copy", HEADER, spare);
  fixture_add ("state-copy", HEADER, there_and_back);
  return g_test_run ();
}
