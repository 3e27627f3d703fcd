/* entry.c — one line said in mid-game. The first byte says at which table: there are some of every game, made
 * by a chance that is always the same. */
#include "fuzz.h"

#include "cli/soak-check.h"
#include "referee/json.h"
#include "referee/random.h"

#include <string.h>

#define TABLES 256 /* as many as a byte can say */
#define LINES  60  /* said at the longest evening */

static TsSession *
make_table (GRand *rand, const TsGame *game, int n)
{
  TsSession *session = NULL;

  while (session == NULL) {
    g_autofree char *header = ts_random_header (rand, game, 0);

    session = ts_session_new (ts_fuzz_games (), header, strlen (header), NULL);
  }
  ts_fuzz_play (rand, session, n, NULL, NULL);
  return session;
}

static TsSession *
table_of (guint number)
{
  static TsSession *tables[TABLES];
  const TsGame *const *games = ts_fuzz_games ();
  guint n_games = 0;

  while (games[n_games] != NULL)
    n_games++;
  if (tables[number] == NULL) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (number);

    tables[number] = make_table (rand, games[number % n_games], g_rand_int_range (rand, 0, LINES));
  }
  return tables[number];
}

/* Undo and redo would leave another table for the next input. */
static gboolean
is_asked (TsSession *session, JsonObject *object)
{
  TsView view = ts_session_view (session);
  g_autoptr (TsEntry) entry = ts_entry_read (view.game, view.header->rules, object, FALSE, NULL);

  return entry == NULL || entry->verb->apply != NULL;
}

/* What would be accepted is, and can be taken back. */
static void
say (TsSession *session, const char *line, gsize length)
{
  g_autoptr (GError) error = NULL;
  TsView view;

  ts_session_say (session, line, length, &error);
  g_assert_no_error (error);
  view = ts_session_view (session);
  ts_soak_check_state (&view, &error);
  g_assert_no_error (error);
  ts_session_say (session, "{\"do\":\"undo\"}", strlen ("{\"do\":\"undo\"}"), &error);
  g_assert_no_error (error);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  TsSession *session = table_of (size > 0 ? data[0] : 0);
  const char *line = size > 1 ? (const char *) data + 1 : "";
  gsize length = size > 1 ? size - 1 : 0;
  g_autoptr (JsonObject) object = ts_json_read (line, length, NULL);
  TsView view = ts_session_view (session);
  g_autofree gpointer before = g_memdup2 (view.state, view.game->state_size);
  g_autoptr (GError) error = NULL;

  if (object == NULL || !is_asked (session, object))
    return 0;
  if (ts_session_would_accept (session, object, &error))
    say (session, line, length);
  else
    g_assert_true (error->domain == TS_ERROR && g_utf8_validate (error->message, -1, NULL));
  view = ts_session_view (session);
  g_assert_cmpmem (view.state, view.game->state_size, before, view.game->state_size);
  return 0;
}
