/* evening.c — a whole evening: header and entries. A refused entry changes nothing, and what would be
 * accepted is. */
#include "fuzz.h"

#include "cli/soak-check.h"
#include "referee/describe.h"
#include "referee/json.h"

#include <string.h>

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
  TsFuzzLines lines = ts_fuzz_lines (data, size);
  g_autoptr (TsSession) session = NULL;

  if (ts_fuzz_next (&lines))
    session = ts_session_new (ts_fuzz_games (), lines.line, lines.length, NULL);
  while (ts_fuzz_next (&lines))
    if (session != NULL)
      fuzz_entry (session, lines.line, lines.length);
  if (session != NULL) {
    g_autofree char *state = ts_describe_state (session, TS_HOST);
    g_autoptr (JsonNode) node = json_from_string (state, NULL);

    g_assert_true (node != NULL && JSON_NODE_HOLDS_OBJECT (node));
  }
  return 0;
}
