/* Recorded evenings, played again.
 *
 * NAME.tableside is what was said, line by line, refused lines included. NAME.expect says in JSON Lines what
 * has to come of it:
 *
 *     {"line":7,"refused":"illegal"}                     this line is refused with this code
 *     {"line":9,"state":{"turn":1,"board":{"draw":6}}}   after this line the state has these parts
 *
 * Every other line has to be accepted. Of objects only the keys that are there are compared; arrays have to
 * have the same length. After every line all that `tableside-referee soak` looks at holds, too, and at the
 * end everything can be undone and redone. */
#include "cli/soak-check.h"
#include "games/games.h"
#include "games/null/rules/rules.h"
#include "referee/describe.h"
#include "referee/json.h"
#include "referee/session.h"

#include <string.h>

typedef struct {
  TsSession *session;
  GHashTable *expected; /* line number → JsonObject */
  gint64 sums[TS_MAX_SEATS][TS_MAX_COUNTERS];
} Play;

static JsonObject *
read_line (const char *line)
{
  g_autoptr (GError) error = NULL;
  JsonObject *object = ts_json_read (line, strlen (line), &error);

  if (object == NULL)
    g_test_message ("%s", line);
  g_assert_no_error (error);
  return object;
}

/* The lines of a file; its last byte is an LF. */
static char **
read_lines (const char *name, const char *suffix)
{
  g_autofree char *base = g_strconcat (name, suffix, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, base, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_assert_true (length > 0 && text[length - 1] == '\n');
  text[length - 1] = '\0';
  return g_strsplit (text, "\n", -1);
}

static GHashTable *
read_expected (const char *name)
{
  GHashTable *expected = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) json_object_unref);
  g_auto (GStrv) lines = read_lines (name, ".expect");

  for (guint i = 0; lines[i] != NULL; i++) {
    JsonObject *object = read_line (lines[i]);
    gint64 line = json_object_get_int_member (object, "line");

    g_assert_true (line > 1 && !g_hash_table_contains (expected, GINT_TO_POINTER (line)));
    g_hash_table_insert (expected, GINT_TO_POINTER (line), object);
  }
  return expected;
}

/* --- comparing --- */

static void assert_matches (JsonNode *expected, JsonNode *found, const char *path);

static void
assert_object_matches (JsonObject *expected, JsonNode *found, const char *path)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  g_assert_true (JSON_NODE_HOLDS_OBJECT (found));
  json_object_iter_init (&iter, expected);
  while (json_object_iter_next (&iter, &key, &value)) {
    g_autofree char *below = g_strconcat (path, "/", key, NULL);
    JsonNode *member = json_object_get_member (json_node_get_object (found), key);

    if (member == NULL)
      g_test_message ("%s is not there", below);
    g_assert_nonnull (member);
    assert_matches (value, member, below);
  }
}

static void
assert_array_matches (JsonArray *expected, JsonNode *found, const char *path)
{
  JsonArray *array;

  g_assert_true (JSON_NODE_HOLDS_ARRAY (found));
  array = json_node_get_array (found);
  g_assert_cmpuint (json_array_get_length (array), ==, json_array_get_length (expected));
  for (guint i = 0; i < json_array_get_length (expected); i++) {
    g_autofree char *below = g_strdup_printf ("%s/%u", path, i);

    assert_matches (json_array_get_element (expected, i), json_array_get_element (array, i), below);
  }
}

static void
assert_matches (JsonNode *expected, JsonNode *found, const char *path)
{
  g_autofree char *wanted = NULL;
  g_autofree char *got = NULL;

  if (JSON_NODE_HOLDS_OBJECT (expected)) {
    assert_object_matches (json_node_get_object (expected), found, path);
    return;
  }
  if (JSON_NODE_HOLDS_ARRAY (expected)) {
    assert_array_matches (json_node_get_array (expected), found, path);
    return;
  }
  wanted = ts_json_write_node (expected);
  got = ts_json_write_node (found);
  if (strcmp (wanted, got) != 0)
    g_test_message ("%s", path);
  g_assert_cmpstr (got, ==, wanted);
}

/* --- playing --- */

static void
check_invariants (Play *self, int phase_before)
{
  TsView view = ts_session_view (self->session);
  TsOutcome outcome = ts_session_outcome (self->session);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < outcome.n_effects; i++)
    if (outcome.effects[i].seat != TS_BANK)
      self->sums[outcome.effects[i].seat][outcome.effects[i].counter] += outcome.effects[i].by;
  ts_soak_check_step (&view, phase_before, &outcome, &error);
  g_assert_no_error (error);
  ts_soak_check_sums (&view, self->sums, &error);
  g_assert_no_error (error);
  ts_soak_check_state (&view, &error);
  g_assert_no_error (error);
}

/* Says a line and returns the code with which it was refused, or NULL. */
static const char *
say (Play *self, const char *line)
{
  g_autoptr (GError) error = NULL;
  TsView view = ts_session_view (self->session);
  int phase = ts_view_state (&view)->phase;
  g_autofree gpointer before = g_memdup2 (view.state, view.game->state_size);

  if (ts_session_say (self->session, line, strlen (line), &error)) {
    check_invariants (self, phase);
    return NULL;
  }
  view = ts_session_view (self->session);
  g_assert_cmpmem (view.state, view.game->state_size, before, view.game->state_size);
  return ts_error_code (error);
}

static void
play_line (Play *self, const char *line, guint number)
{
  JsonObject *expected = g_hash_table_lookup (self->expected, GUINT_TO_POINTER (number));
  const char *code = say (self, line);
  const char *wanted = NULL;
  g_autofree char *place = g_strdup_printf ("line %u: state", number);
  g_autoptr (JsonNode) state = NULL;

  if (expected != NULL)
    wanted = json_object_get_string_member_with_default (expected, "refused", NULL);
  if (g_strcmp0 (code, wanted) != 0)
    g_test_message ("line %u: %s", number, line);
  g_assert_cmpstr (code, ==, wanted);
  if (expected == NULL || !json_object_has_member (expected, "state"))
    return;
  state = ts_describe_state (self->session);
  assert_matches (json_object_get_member (expected, "state"), state, place);
}

/* All the way back and forth again. */
static void
play_backwards (Play *self)
{
  g_autoptr (JsonNode) end = ts_describe_state (self->session);
  g_autoptr (JsonNode) end_again = NULL;
  guint n = ts_session_n_records (self->session);

  for (guint i = 0; i < n; i++)
    g_assert_null (say (self, "{\"do\":\"undo\"}"));
  g_assert_cmpstr (say (self, "{\"do\":\"undo\"}"), ==, "illegal");
  for (guint i = 0; i < n; i++)
    g_assert_null (say (self, "{\"do\":\"redo\"}"));
  end_again = ts_describe_state (self->session);
  g_assert_true (json_node_equal (end, end_again));
}

static void
test_play (gconstpointer name)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_auto (GStrv) lines = read_lines (name, ".tableside");
  g_autoptr (GError) error = NULL;
  Play play = { .expected = read_expected (name) };
  GHashTableIter iter;
  gpointer line;

  for (guint i = 0; ts_games[i] != NULL; i++)
    g_ptr_array_add (games, (gpointer) ts_games[i]);
  g_ptr_array_add (games, (gpointer) &ts_null_game);
  g_ptr_array_add (games, NULL);
  play.session = ts_session_new ((const TsGame *const *) games->pdata, lines[0], strlen (lines[0]), &error);
  g_assert_no_error (error);
  check_invariants (&play, 0);

  for (guint i = 1; lines[i] != NULL; i++)
    play_line (&play, lines[i], i + 1);
  play_backwards (&play);

  g_hash_table_iter_init (&iter, play.expected);
  while (g_hash_table_iter_next (&iter, &line, NULL))
    g_assert_cmpuint (GPOINTER_TO_UINT (line), <=, g_strv_length (lines));
  g_hash_table_unref (play.expected);
  ts_session_unref (play.session);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_open (g_test_get_dir (G_TEST_DIST), 0, NULL);
  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".tableside"))
      g_ptr_array_add (names, g_strndup (name, strlen (name) - strlen (".tableside")));
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  g_assert_cmpuint (names->len, >, 0);
  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_strconcat ("/plays/", names->pdata[i], NULL);

    g_test_add_data_func (path, names->pdata[i], test_play);
  }
  return g_test_run ();
}
