/* fuzz.c — the entry point that libFuzzer knows: compile it and the libraries with clang and
 * -fsanitize=fuzzer,address,undefined, leaving driver.c out, and let it run for as long as you like. In the
 * normal test run driver.c feeds it. */
#include "fuzz.h"

#include "cli/soak-check.h"
#include "games/games.h"
#include "games/null/rules/rules.h"
#include "referee/describe.h"
#include "referee/json.h"
#include "referee/session.h"

#include <string.h>

static const TsGame *const *
all_games (void)
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

/* What was read can be written, and read again as the same. */
static void
fuzz_json (const char *line, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) object = ts_json_read (line, length, &error);
  g_autoptr (JsonObject) again = NULL;
  g_autofree char *written = NULL;
  g_autofree char *rewritten = NULL;

  if (object == NULL) {
    g_assert_error (error, TS_ERROR, TS_ERROR_SYNTAX);
    return;
  }
  written = ts_json_write (object);
  if (strlen (written) > TS_MAX_LINE)
    return; /* escapes have made it longer */
  again = ts_json_read (written, strlen (written), &error);
  g_assert_no_error (error);
  rewritten = ts_json_write (again);
  g_assert_cmpstr (written, ==, rewritten);
}

/* What would be accepted, were it said; undo and redo are not asked. */
static gboolean
would_accept (TsSession *session, const char *line, gsize length, gboolean *asked)
{
  g_autoptr (JsonObject) object = ts_json_read (line, length, NULL);
  g_autoptr (TsEntry) entry = NULL;
  TsView view = ts_session_view (session);

  if (object != NULL)
    entry = ts_entry_read (view.game, view.header->rules, object, FALSE, NULL);
  *asked = entry != NULL && entry->verb->apply != NULL;
  return *asked && ts_session_would_accept (session, object, NULL);
}

static void
fuzz_entry (TsSession *session, const char *line, gsize length)
{
  TsView view = ts_session_view (session);
  g_autofree gpointer before = g_memdup2 (view.state, view.game->state_size);
  guint n_records = ts_session_n_records (session);
  guint n_taken_back = ts_session_n_taken_back (session);
  g_autoptr (GError) error = NULL;
  gboolean asked;
  gboolean expected = would_accept (session, line, length, &asked);

  view = ts_session_view (session);
  g_assert_cmpmem (view.state, view.game->state_size, before, view.game->state_size);
  if (ts_session_say (session, line, length, &error)) {
    g_assert_true (expected || !asked);
    view = ts_session_view (session);
    ts_soak_check_state (&view, &error);
    g_assert_no_error (error);
    return;
  }
  g_assert_false (expected);
  g_assert_true (error->domain == TS_ERROR && g_utf8_validate (error->message, -1, NULL));
  view = ts_session_view (session);
  g_assert_cmpmem (view.state, view.game->state_size, before, view.game->state_size);
  g_assert_cmpuint (ts_session_n_records (session), ==, n_records);
  g_assert_cmpuint (ts_session_n_taken_back (session), ==, n_taken_back);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *line = (const char *) data;
  const char *end = line + size;
  g_autoptr (TsSession) session = NULL;

  for (gboolean first = TRUE; line <= end; first = FALSE) {
    const char *lf = line < end ? memchr (line, '\n', (gsize) (end - line)) : NULL;
    gsize length = (gsize) ((lf != NULL ? lf : end) - line);
    g_autofree char *exact = g_memdup2 (line, length); /* so that a byte too many is noticed */

    fuzz_json (length > 0 ? exact : "", length);
    if (session != NULL)
      fuzz_entry (session, length > 0 ? exact : "", length);
    else if (first)
      session = ts_session_new (all_games (), length > 0 ? exact : "", length, NULL);
    line += length + 1;
  }
  if (session != NULL) {
    g_autoptr (JsonNode) state = ts_describe_state (session);

    g_assert_true (JSON_NODE_HOLDS_OBJECT (state));
  }
  return 0;
}
