#include "fixture.h"

#include "games/games.h"
#include "games/null/rules/rules.h"

#include <string.h>

static const TsGame *
game_of (const char *header)
{
  for (guint i = 0; ts_games[i] != NULL; i++) {
    g_autofree char *said = g_strdup_printf ("'game':'%s'", ts_games[i]->id);

    if (strstr (header, said) != NULL)
      return ts_games[i];
  }
  return &ts_null_game;
}

void
fixture_set_up (Fixture *self, gconstpointer header)
{
  self->session = evening_new (game_of (header), header);
}

void
fixture_tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_session_unref (self->session);
}

void
say (Fixture *self, const char *line)
{
  evening_say (self->session, line);
}

void
refuse (Fixture *self, const char *line, TsError code)
{
  evening_refuse (self->session, line, code);
}

void
expect (Fixture *self, const char *path, const char *expected)
{
  evening_expect (self->session, path, expected);
}

void
expect_effects (Fixture *self, const char *expected)
{
  evening_expect_effects (self->session, expected);
}

void
expect_then (Fixture *self, const char *expected)
{
  TsView view = ts_session_view (self->session);
  g_autofree char *then = ts_view_then (&view);

  g_assert_cmpstr (then, ==, expected);
}

void
expect_hint (Fixture *self, const char *expected)
{
  TsView view = ts_session_view (self->session);

  g_assert_cmpstr (ts_view_hint (&view), ==, expected);
}

void
expect_told (Fixture *self, guint record, const char *expected)
{
  g_autofree char *told = ts_session_tell (self->session, record);

  g_assert_cmpstr (told, ==, expected);
}

void
adjust (Fixture *self, int seat, const char *counter, int by)
{
  g_autofree char *line =
      g_strdup_printf ("{'do':'adjust','who':%d,'counter':'%s','by':%d}", seat, counter, by);

  say (self, line);
}
