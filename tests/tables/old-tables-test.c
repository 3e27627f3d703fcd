/* Tables of earlier versions: every one opens, and leads to what it led to.
 *
 * A folder has the tables that a version left behind, as make-tables.c made them with that version, and is
 * never changed again. NAME.json has the state that NAME.tableside led to; later versions may tell more, and
 * nothing else. */
#include "config.h"
#include "games/games.h"
#include "referee/describe.h"
#include "referee/every-game.h"
#include "referee/reminder.h"
#include "store/table.h"

#include <string.h>

#define SUFFIX          ".tableside"
#define TABLES_AT_LEAST 100

static gboolean has_facts (JsonNode *facts, JsonNode *state);

static gboolean
object_has_facts (JsonObject *facts, JsonObject *state)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  json_object_iter_init (&iter, facts);
  while (json_object_iter_next (&iter, &key, &value)) {
    JsonNode *told = json_object_get_member (state, key);

    if (told == NULL || !has_facts (value, told)) {
      g_test_message ("%s", key);
      return FALSE;
    }
  }
  return TRUE;
}

static gboolean
array_has_facts (JsonArray *facts, JsonArray *state)
{
  guint n = json_array_get_length (facts);

  if (json_array_get_length (state) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!has_facts (json_array_get_element (facts, i), json_array_get_element (state, i)))
      return FALSE;
  return TRUE;
}

/* Whether the state tells all the facts; it may tell more. */
static gboolean
has_facts (JsonNode *facts, JsonNode *state)
{
  if (JSON_NODE_HOLDS_OBJECT (facts) && JSON_NODE_HOLDS_OBJECT (state))
    return object_has_facts (json_node_get_object (facts), json_node_get_object (state));
  if (JSON_NODE_HOLDS_ARRAY (facts) && JSON_NODE_HOLDS_ARRAY (state))
    return array_has_facts (json_node_get_array (facts), json_node_get_array (state));
  return json_node_equal (facts, state);
}

static void
assert_facts (TsSession *session, JsonNode *facts)
{
  g_autofree char *json = ts_describe_state (session, TS_HOST);
  g_autoptr (JsonNode) state = json_from_string (json, NULL);

  g_assert_true (has_facts (facts, state));
}

static void
say_often (TsSession *session, const char *line, guint n)
{
  for (guint i = 0; i < n; i++)
    g_assert_true (ts_session_say (session, line, strlen (line), NULL));
}

/* The lines of the file in a session of their own, which all can be taken back and come again. */
static void
test_there_and_back (const char *path, JsonNode *facts)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (TsSession) session = NULL;
  guint n;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  session = ts_session_read (ts_games, lines[0], strlen (lines[0]), NULL);
  for (guint i = 1; lines[i + 1] != NULL; i++)
    say_often (session, lines[i], 1);
  n = ts_session_n_records (session);
  say_often (session, "{\"do\":\"undo\"}", n);
  say_often (session, "{\"do\":\"redo\"}", n);
  assert_facts (session, facts);
}

static void
test_table (const char *folder, const char *base)
{
  g_autofree char *path = g_build_filename (folder, base, NULL);
  g_autofree char *name = g_strndup (base, strlen (base) - strlen (SUFFIX));
  g_autofree char *facts_base = g_strconcat (name, ".json", NULL);
  g_autofree char *facts_path = g_build_filename (folder, facts_base, NULL);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) facts = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_look (path, ts_games, &error);

  g_test_message ("%s", name);
  g_assert_no_error (error);
  g_assert_cmpstr (ts_table_get_notices (table)[0], ==, NULL);
  g_assert_true (g_file_get_contents (facts_path, &text, NULL, NULL));
  facts = json_from_string (text, &error);
  g_assert_no_error (error);
  assert_facts (ts_table_get_session (table), facts);
  test_there_and_back (path, facts);
}

/* --- what the newest ones say --- */

/* All that tables of the game say, as text. (transfer full) */
static char *
read_tables (const char *folder, const TsGame *game)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GString *all = g_string_new (NULL);
  const char *base;

  while ((base = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, base, NULL);
    g_autofree char *text = NULL;

    if (g_str_has_suffix (base, SUFFIX) && g_str_has_prefix (base, game->id) &&
        g_file_get_contents (path, &text, NULL, NULL))
      g_string_append (all, text);
  }
  return g_string_free (all, FALSE);
}

static void
assert_says (const char *all, const TsGame *game, const TsVerb *verb)
{
  g_autofree char *says = g_strdup_printf ("\"do\":\"%s\"", verb->id);

  if (strstr (all, says) == NULL)
    g_error ("%s: no table says %s", game->id, verb->id);
}

/* What this version writes is all among what it leaves behind. */
static void
test_all_said (gconstpointer folder)
{
  for (guint i = 0; ts_games[i] != NULL; i++) {
    g_autofree char *all = read_tables (folder, ts_games[i]);

    for (const TsVerb *verb = ts_games[i]->verbs; verb->id != NULL; verb++)
      assert_says (all, ts_games[i], verb);
    for (guint j = 0; ts_verbs_of_every_game[j] != NULL; j++)
      assert_says (all, ts_games[i], ts_verbs_of_every_game[j]);
    for (guint j = 0; ts_verbs_of_reminders[j] != NULL; j++)
      assert_says (all, ts_games[i], ts_verbs_of_reminders[j]);
    assert_says (all, ts_games[i], &ts_verb_undo);
    assert_says (all, ts_games[i], &ts_verb_redo);
    assert_says (all, ts_games[i], &ts_verb_amend);
  }
}

/* --- the versions --- */

static void
test_version (gconstpointer folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *base;
  int n = 0;

  g_assert_nonnull (dir);
  while ((base = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (base, SUFFIX)) {
      test_table (folder, base);
      n++;
    }
  g_assert_cmpint (n, >=, TABLES_AT_LEAST);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GPtrArray) folders = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *parent = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *version;

  g_test_init (&argc, &argv, NULL);
  parent = g_test_build_filename (G_TEST_DIST, ".", NULL);
  dir = g_dir_open (parent, 0, NULL);
  while ((version = g_dir_read_name (dir)) != NULL) {
    g_autofree char *folder = g_build_filename (parent, version, NULL);
    g_autofree char *name = g_strconcat ("/old-tables/", version, NULL);

    if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
      continue;
    g_test_add_data_func (name, folder, test_version);
    if (g_str_equal (version, PACKAGE_VERSION))
      g_test_add_data_func ("/old-tables/all-said", folder, test_all_said);
    g_ptr_array_add (folders, g_steal_pointer (&folder));
  }
  g_assert_cmpuint (folders->len, >=, 1);
  return g_test_run ();
}
