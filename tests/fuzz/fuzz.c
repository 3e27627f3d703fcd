#include "fuzz.h"

#include "games/games.h"
#include "games/null/rules/rules.h"
#include "referee/random.h"

#include <string.h>

const TsGame *const *
ts_fuzz_games (void)
{
  static const TsGame *games[16];
  guint n = 0;

  if (games[0] != NULL)
    return games;
  games[n++] = &ts_null_game;
  for (guint i = 0; ts_games[i] != NULL; i++) {
    g_assert_cmpuint (n, <, G_N_ELEMENTS (games) - 1);
    games[n++] = ts_games[i];
  }
  return games;
}

TsFuzzLines
ts_fuzz_lines (const uint8_t *data, size_t size)
{
  const char *text = (const char *) data;

  return (TsFuzzLines) { .at = size > 0 ? text : NULL, .end = size > 0 ? text + size : NULL };
}

gboolean
ts_fuzz_next (TsFuzzLines *self)
{
  const char *lf;

  g_clear_pointer (&self->line, g_free);
  if (self->at == NULL)
    return FALSE;
  lf = memchr (self->at, '\n', (gsize) (self->end - self->at));
  self->length = (gsize) ((lf != NULL ? lf : self->end) - self->at);
  self->line = g_malloc (MAX (self->length, 1));
  memcpy (self->line, self->at, self->length);
  self->at = lf != NULL && lf + 1 < self->end ? lf + 1 : NULL;
  return TRUE;
}

void
ts_fuzz_play (
    GRand *rand, TsSession *session, int n, void (*said) (const char *line, gpointer), gpointer data)
{
  const TsVerb *verbs = ts_session_view (session).game->verbs;
  int n_verbs = 0;

  while (verbs[n_verbs].id != NULL)
    n_verbs++;
  for (int i = 0; i < n; i++) {
    TsView view = ts_session_view (session);
    int verb = g_rand_int_range (rand, -1, n_verbs);
    g_autofree char *line =
        verb < 0 ? ts_random_adjust (rand, &view) : ts_random_entry (rand, &view, &verbs[verb]);

    ts_session_say (session, line, strlen (line), NULL);
    if (said != NULL)
      said (line, data);
  }
}

void
ts_fuzz_assert_same (const TsSession *one, const TsSession *other)
{
  TsView view = ts_session_view (one);
  TsView other_view = ts_session_view (other);
  guint n = ts_session_n_records (one);

  g_assert_true (view.game == other_view.game);
  g_assert_cmpstr (ts_session_header_line (one), ==, ts_session_header_line (other));
  g_assert_cmpmem (view.state, view.game->state_size, other_view.state, other_view.game->state_size);
  g_assert_cmpuint (n, ==, ts_session_n_records (other));
  g_assert_cmpuint (ts_session_n_taken_back (one), ==, ts_session_n_taken_back (other));
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (ts_record_line (ts_session_record (one, i)), ==,
                     ts_record_line (ts_session_record (other, i)));
}
