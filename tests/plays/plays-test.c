/* Recorded evenings, played again.
 *
 * NAME.tableside is what was said, line by line, refused lines included. NAME.expect says what has to come of
 * it, one fact a line, each behind the number of the line that was said:
 *
 *     7 refused illegal            this line is refused with this code
 *     9 board.draw = 6             after this line the state has this value there, as JSON without blanks
 *     9 players.0.tokens = [1,4]   a list of plain values is one fact,
 *     9 tally has 3                of any other list the length is one
 *
 * Every line without `refused` has to be accepted. The facts of a line follow each other in the order of the
 * play, `refused` first. What no fact names is not looked at; `{}` is an object without any key. After every
 * line all that `tableside-referee soak` looks at holds, too, and at the end everything can be undone and
 * redone. */
#include "cli/soak-check.h"
#include "games/games.h"
#include "games/null/rules/rules.h"
#include "referee/describe.h"
#include "referee/json.h"
#include "referee/session.h"
#include "referee/why.h"

#include <string.h>

typedef struct {
  TsSession *session;
  const char *name;
  char **facts;  /* lines of NAME.expect */
  guint n_facts; /* those that were looked at */
  gint64 sums[TS_MAX_SEATS][TS_MAX_COUNTERS];
} Play;

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

/* --- facts --- */

/* Fails with the place of the fact that was looked at last. */
static void
contradict (Play *self, const char *found)
{
  g_test_message ("%s.expect:%u: %s, but found %s", self->name, self->n_facts, self->facts[self->n_facts - 1],
                  found);
  g_test_fail ();
}

/* What follows the number in the next fact, if it is of this line and `how` begins it; NULL otherwise. */
static const char *
next_fact (Play *self, guint number, const char *how)
{
  g_autofree char *prefix = g_strdup_printf ("%u %s", number, how);
  const char *fact = self->facts[self->n_facts];

  if (fact == NULL || !g_str_has_prefix (fact, prefix))
    return NULL;
  self->n_facts++;
  return fact + strlen (prefix);
}

/* What is at a path of keys and indices; NULL if nothing is. */
static JsonNode *
look_up (JsonNode *state, const char *path)
{
  g_auto (GStrv) keys = g_strsplit (path, ".", -1);
  JsonNode *node = state;

  for (guint i = 0; keys[i] != NULL && node != NULL; i++) {
    guint64 index;

    if (JSON_NODE_HOLDS_OBJECT (node))
      node = json_object_get_member (json_node_get_object (node), keys[i]);
    else if (JSON_NODE_HOLDS_ARRAY (node) &&
             g_ascii_string_to_unsigned (keys[i], 10, 0, G_MAXUINT, &index, NULL) &&
             index < json_array_get_length (json_node_get_array (node)))
      node = json_array_get_element (json_node_get_array (node), (guint) index);
    else
      node = NULL;
  }
  return node;
}

/* A node's value, or how many it has; NULL if it has not got that. */
static char *
describe (JsonNode *node, const char *how)
{
  if (node == NULL)
    return NULL;
  if (g_str_equal (how, "="))
    return ts_json_write_node (node);
  if (g_str_equal (how, "has") && JSON_NODE_HOLDS_ARRAY (node))
    return g_strdup_printf ("%u", json_array_get_length (json_node_get_array (node)));
  return NULL;
}

/* `fact` is PATH = VALUE or PATH has LENGTH. */
static void
check_fact (Play *self, JsonNode *state, const char *fact)
{
  g_auto (GStrv) words = g_strsplit (fact, " ", 3);
  g_autofree char *found = NULL;

  if (g_strv_length (words) == 3)
    found = describe (look_up (state, words[0]), words[1]);
  if (found == NULL)
    contradict (self, "nothing of the kind");
  else if (!g_str_equal (found, words[2]))
    contradict (self, found);
}

static void
check_facts (Play *self, guint number)
{
  g_autofree char *json = ts_describe_state (self->session, TS_HOST);
  g_autoptr (JsonNode) state = json_from_string (json, NULL);
  const char *fact;

  while ((fact = next_fact (self, number, "")) != NULL)
    check_fact (self, state, fact);
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
  const char *wanted = next_fact (self, number, "refused ");
  const char *code = say (self, line);

  if (g_strcmp0 (code, wanted) != 0)
    g_test_message ("%s.tableside:%u: %s", self->name, number, line);
  g_assert_cmpstr (code, ==, wanted);
  check_facts (self, number);
}

/* Every number is explained: changes add up to every counter, and every line of the tally has a sentence and
 * says where its rule stands. */
static void
check_counter (const Play *self, int seat, int counter)
{
  TsView view = ts_session_view (self->session);
  g_autoptr (GArray) causes = ts_why_counters (self->session, seat, TS_COUNTED (counter));
  int value = causes->len > 0 ? g_array_index (causes, TsCause, causes->len - 1).value : 0;
  guint entry = 0;

  for (guint i = 0; i < causes->len; i++) {
    g_assert_cmpuint (g_array_index (causes, TsCause, i).entry, >=, entry);
    entry = g_array_index (causes, TsCause, i).entry;
  }
  g_assert_cmpuint (entry, <=, ts_session_n_records (self->session));
  g_assert_cmpint (value, ==, ts_view_state (&view)->counters[seat][counter]);
}

static void
check_line (const Play *self, int seat, const TsLine *line)
{
  TsView view = ts_session_view (self->session);
  g_auto (TsWhyLine) why = { 0 };
  g_autofree char *source = NULL;

  g_assert_true (ts_why_line (&view, seat, line->id, &why));
  source = ts_source_tell (&why.source);
  g_assert_cmpint (why.points, ==, line->points);
  g_assert_cmpstr (why.label, ==, line->label);
  g_assert_cmpuint (why.facts->len, >, 0);
  for (guint i = 0; i < why.facts->len; i++)
    g_assert_true (g_regex_match_simple ("^.{8,}\\.$", why.facts->pdata[i], 0, 0));
  g_assert_cmpstr (source, !=, "");
}

static void
check_explanations (const Play *self)
{
  TsView view = ts_session_view (self->session);

  for (int seat = 0; seat < ts_view_state (&view)->n_seats; seat++) {
    g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (TsLine));

    for (int counter = 0; view.game->counters[counter].id != NULL; counter++)
      check_counter (self, seat, counter);
    view.game->tally (&view, seat, lines);
    for (guint i = 0; i < lines->len; i++)
      check_line (self, seat, &g_array_index (lines, TsLine, i));
  }
}

/* All the way back and forth again. */
static void
play_backwards (Play *self)
{
  g_autofree char *end = ts_describe_state (self->session, TS_HOST);
  g_autofree char *end_again = NULL;
  guint n = ts_session_n_records (self->session);

  for (guint i = 0; i < n; i++)
    g_assert_null (say (self, "{\"do\":\"undo\"}"));
  g_assert_cmpstr (say (self, "{\"do\":\"undo\"}"), ==, "illegal");
  for (guint i = 0; i < n; i++)
    g_assert_null (say (self, "{\"do\":\"redo\"}"));
  end_again = ts_describe_state (self->session, TS_HOST);
  g_assert_cmpstr (end, ==, end_again);
}

static void
test_play (gconstpointer name)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_auto (GStrv) lines = read_lines (name, ".tableside");
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) facts = read_lines (name, ".expect");
  Play play = { .name = name, .facts = facts };

  for (guint i = 0; ts_games[i] != NULL; i++)
    g_ptr_array_add (games, (gpointer) ts_games[i]);
  g_ptr_array_add (games, (gpointer) &ts_null_game);
  g_ptr_array_add (games, NULL);
  play.session = ts_session_new ((const TsGame *const *) games->pdata, lines[0], strlen (lines[0]), &error);
  g_assert_no_error (error);
  check_invariants (&play, 0);

  for (guint i = 1; lines[i] != NULL; i++)
    play_line (&play, lines[i], i + 1);
  check_explanations (&play);
  play_backwards (&play);

  if (facts[play.n_facts] != NULL)
    g_test_message ("%s.expect:%u: not in the order of the play", play.name, play.n_facts + 1);
  g_assert_null (facts[play.n_facts]);
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
