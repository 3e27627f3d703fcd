#include "evening.h"

#include "referee/describe.h"
#include "referee/json.h"

#include <string.h>

char *
evening_quote (const char *line)
{
  return g_strdelimit (g_strdup (line), "'", '"');
}

TsSession *
evening_new (const TsGame *game, const char *header)
{
  const TsGame *games[] = { game, NULL };
  g_autofree char *line = evening_quote (header);
  g_autoptr (GError) error = NULL;
  TsSession *session = ts_session_new (games, line, strlen (line), &error);

  g_assert_no_error (error);
  return session;
}

/* What every refusal has: its code, and a sentence. */
static void
assert_refusal (const GError *error, TsError code, const char *line)
{
  if (error == NULL || error->code != (int) code)
    g_test_message ("%s: %s", line, error != NULL ? error->message : "accepted");
  g_assert_error (error, TS_ERROR, (int) code);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_true (g_str_has_suffix (error->message, "."));
}

void
evening_refuse_header (const TsGame *game, const char *header, TsError code)
{
  const TsGame *games[] = { game, NULL };
  g_autofree char *line = evening_quote (header);
  g_autoptr (GError) error = NULL;

  g_assert_null (ts_session_new (games, line, strlen (line), &error));
  assert_refusal (error, code, line);
}

void
evening_say (TsSession *session, const char *line)
{
  g_autofree char *text = evening_quote (line);
  g_autoptr (GError) error = NULL;

  if (!ts_session_say (session, text, strlen (text), &error))
    g_test_message ("%s", text);
  g_assert_no_error (error);
}

void
evening_refuse (TsSession *session, const char *line, TsError code)
{
  g_autofree char *text = evening_quote (line);
  g_autoptr (GError) error = NULL;
  TsView view = ts_session_view (session);
  g_autofree gpointer before = g_memdup2 (view.state, view.game->state_size);
  guint n_records = ts_session_n_records (session);
  guint n_taken_back = ts_session_n_taken_back (session);

  g_assert_false (ts_session_say (session, text, strlen (text), &error));
  assert_refusal (error, code, text);
  view = ts_session_view (session);
  g_assert_cmpmem (view.state, view.game->state_size, before, view.game->state_size);
  g_assert_cmpuint (ts_session_n_records (session), ==, n_records);
  g_assert_cmpuint (ts_session_n_taken_back (session), ==, n_taken_back);
}

char *
evening_part (JsonNode *node, const char *path)
{
  g_auto (GStrv) keys = g_strsplit (path, "/", -1);

  for (guint i = 0; keys[i] != NULL && *keys[i] != '\0' && node != NULL; i++) {
    guint place = (guint) g_ascii_strtoull (keys[i], NULL, 10);

    if (JSON_NODE_HOLDS_OBJECT (node))
      node = json_object_get_member (json_node_get_object (node), keys[i]);
    else if (JSON_NODE_HOLDS_ARRAY (node) && place < json_array_get_length (json_node_get_array (node)))
      node = json_array_get_element (json_node_get_array (node), place);
    else
      node = NULL;
  }
  return node != NULL ? ts_json_write_node (node) : g_strdup ("");
}

JsonNode *
evening_read (char *json)
{
  g_autofree char *owned = json;
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (owned, &error);

  g_assert_no_error (error);
  return node;
}

void
evening_expect (TsSession *session, const char *path, const char *expected)
{
  g_autofree char *text = evening_quote (expected);
  g_autoptr (JsonNode) state = evening_read (ts_describe_state (session, TS_HOST));
  g_autofree char *part = evening_part (state, path);

  if (strcmp (part, text) != 0)
    g_test_message ("%s", path);
  g_assert_cmpstr (part, ==, text);
}

void
evening_expect_effects (TsSession *session, const char *expected)
{
  TsOutcome outcome = ts_session_outcome (session);
  TsView view = ts_session_view (session);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < outcome.n_effects; i++) {
    const TsEffect *effect = &outcome.effects[i];

    g_string_append_printf (text, "%s%d %s %+d %s", i > 0 ? ", " : "", effect->seat,
                            view.game->counters[effect->counter].id, effect->by, effect->because);
  }
  g_assert_cmpstr (text->str, ==, expected);
}
