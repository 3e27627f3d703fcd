/* make-tables FOLDER PLAYS — tables of this version, for every later one to open.
 *
 * Puts into FOLDER tables as people would have them, with checksums: each play of the folder PLAYS, as far as
 * it is accepted, and random play that stops in each phase of each game, with all that every game has
 * besides. NAME.json has the state that NAME.tableside leads to, without what is told in the user's language.
 * The same version makes the same tables every time; those that are there already stay as they are. */
#include "cli/soak-amend.h"
#include "games/games.h"
#include "referee/describe.h"
#include "referee/json.h"
#include "referee/random.h"
#include "referee/reminder.h"
#include "store/table.h"

#include <string.h>

#define TABLES_A_PHASE 3
#define LONGEST        150   /* entries of a table at random */
#define SEEDS          20000 /* that are tried for a table */
#define TRIES          200   /* random forms of a verb */
#define SECONDS        25    /* from one line to the next */

/* --- facts --- */

static JsonNode *facts_of (JsonNode *node);

static JsonNode *
facts_of_object (JsonObject *object)
{
  static const char *const told[] = { "prompt", "label", "text", NULL };
  g_autoptr (JsonObject) facts = json_object_new ();
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &key, &value))
    if (!g_strv_contains (told, key))
      json_object_set_member (facts, key, facts_of (value));
  return json_node_init_object (json_node_alloc (), facts);
}

/* The same without what is told in the user's language. (transfer full) */
static JsonNode *
facts_of (JsonNode *node)
{
  g_autoptr (JsonArray) facts = NULL;
  JsonArray *array;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return facts_of_object (json_node_get_object (node));
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return json_node_copy (node);
  array = json_node_get_array (node);
  facts = json_array_new ();
  for (guint i = 0; i < json_array_get_length (array); i++)
    json_array_add_element (facts, facts_of (json_array_get_element (array, i)));
  return json_node_init_array (json_node_alloc (), facts);
}

static void
write_facts (const char *folder, const char *name, TsSession *session)
{
  g_autofree char *json = ts_describe_state (session, TS_HOST);
  g_autoptr (JsonNode) state = json_from_string (json, NULL);
  g_autoptr (JsonNode) facts = facts_of (state);
  g_autofree char *base = g_strconcat (name, ".json", NULL);
  g_autofree char *path = g_build_filename (folder, base, NULL);
  g_autofree char *line = ts_json_write_node (facts);
  g_autofree char *text = g_strconcat (line, "\n", NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/* --- tables --- */

/* What is accepted of the lines, the header first, in a file. Without a header that is good there is none. */
static void
write_table (const char *folder, const char *name, char **lines)
{
  g_autofree char *base = g_strconcat (name, ".tableside", NULL);
  g_autofree char *path = g_build_filename (folder, base, NULL);
  g_autoptr (JsonObject) header = ts_json_read (lines[0], strlen (lines[0]), NULL);
  g_autoptr (TsTable) table = header != NULL ? ts_table_create (path, ts_games, header, NULL) : NULL;

  if (table == NULL)
    return;
  for (guint i = 1; lines[i] != NULL; i++)
    ts_table_say_line (table, lines[i], strlen (lines[i]), NULL);
  write_facts (folder, name, ts_table_get_session (table));
}

static void
write_plays (const char *folder, const char *plays)
{
  g_autoptr (GDir) dir = g_dir_open (plays, 0, NULL);
  const char *base;

  g_assert_nonnull (dir);
  while ((base = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (plays, base, NULL);
    g_autofree char *name = g_strndup (base, strlen (base) - MIN (strlen (base), strlen (".tableside")));
    g_autofree char *text = NULL;
    g_auto (GStrv) lines = NULL;

    if (!g_str_has_suffix (base, ".tableside") || !g_file_get_contents (path, &text, NULL, NULL))
      continue;
    lines = g_strsplit (text, "\n", -1);
    write_table (folder, name, lines);
  }
}

/* --- at random --- */

/* The line as the window writes it: with the time, and now and then with a note. (transfer full) */
static char *
date (GRand *rand, const char *line, guint n)
{
  g_autoptr (JsonObject) object = ts_json_read (line, strlen (line), NULL);
  g_autofree char *at = g_strdup_printf ("2026-11-24T19:%02u:%02uZ", n * SECONDS / 60 % 60, n * SECONDS % 60);

  if (object == NULL)
    return g_strdup (line);
  json_object_set_string_member (object, "at", at);
  if (g_rand_int_range (rand, 0, 10) == 0)
    json_object_set_string_member (object, "note", "so it was agreed");
  return ts_json_write (object);
}

/* Takes the line, and keeps it if it is accepted. */
static gboolean
say (GRand *rand, TsSession *session, char *line, GPtrArray *lines)
{
  g_autofree char *said = line;
  g_autofree char *dated = date (rand, said, lines->len);

  if (!ts_session_say (session, dated, strlen (dated), NULL))
    return FALSE;
  g_ptr_array_add (lines, g_steal_pointer (&dated));
  return TRUE;
}

static gboolean
try_verb (GRand *rand, TsSession *session, const TsVerb *verb, GPtrArray *lines)
{
  TsView view = ts_session_view (session);

  for (int i = 0; i < TRIES; i++)
    if (say (rand, session, ts_random_entry (rand, &view, verb), lines))
      return TRUE;
  return FALSE;
}

/* Any verb that can be said. */
static void
say_verb (GRand *rand, TsSession *session, GPtrArray *lines)
{
  TsView view = ts_session_view (session);
  const TsVerb *chosen = NULL;
  int seen = 0;

  for (const TsVerb *verb = view.game->verbs; verb->id != NULL; verb++)
    if (ts_view_possible (&view, verb) && g_rand_int_range (rand, 0, ++seen) == 0)
      chosen = verb;
  if (chosen != NULL)
    try_verb (rand, session, chosen, lines);
}

static void
say_amend (GRand *rand, TsSession *session, GPtrArray *lines)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (TsPreview) preview = ts_soak_amend (rand, session, line);

  if (preview != NULL)
    say (rand, session, g_strdup (line->str), lines);
}

static void
say_something (GRand *rand, TsSession *session, GPtrArray *lines)
{
  TsView view = ts_session_view (session);

  switch (g_rand_int_range (rand, 0, 40)) {
  case 0:
  case 1:
    say (rand, session, g_strdup ("{\"do\":\"undo\"}"), lines);
    if (g_rand_boolean (rand))
      say (rand, session, g_strdup ("{\"do\":\"redo\"}"), lines);
    break;
  case 2:
    say (rand, session, ts_random_adjust (rand, &view), lines);
    break;
  case 3:
    say (rand, session, ts_random_seat (rand, &view), lines);
    break;
  case 4:
    try_verb (rand, session, &ts_verb_remind, lines);
    break;
  case 5:
    try_verb (rand, session, &ts_verb_reminded, lines);
    break;
  case 6:
    say_amend (rand, session, lines);
    break;
  default:
    say_verb (rand, session, lines);
  }
}

/* Lines of an evening that stops in the phase; NULL if it never comes there. (transfer full) */
static GPtrArray *
play (const TsGame *game, int phase, guint32 seed)
{
  const TsGame *const games[] = { game, NULL };
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  char *header = ts_random_header (rand, game, 0);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_null_terminated (LONGEST, g_free, TRUE);
  g_autoptr (TsSession) session = ts_session_new (games, header, strlen (header), NULL);
  guint least = (guint) g_rand_int_range (rand, 0, LONGEST / 2);

  g_ptr_array_add (lines, header);
  for (int i = 0; session != NULL && i < 2 * LONGEST && lines->len < LONGEST; i++) {
    TsView view = ts_session_view (session);

    if (lines->len > least && ts_view_state (&view)->phase == phase)
      return g_steal_pointer (&lines);
    say_something (rand, session, lines);
  }
  return NULL;
}

static void
write_phase (const char *folder, const TsGame *game, int phase)
{
  int found = 0;

  for (guint32 seed = 1; seed < SEEDS && found < TABLES_A_PHASE; seed++) {
    g_autoptr (GPtrArray) lines = play (game, phase, seed);
    g_autofree char *name = g_strdup_printf ("%s-at-%s-%d", game->id, game->phases[phase].id, found + 1);

    if (lines == NULL)
      continue;
    found++;
    write_table (folder, name, (char **) lines->pdata);
  }
  if (found < TABLES_A_PHASE)
    g_printerr ("%s, %s: only %d tables\n", game->id, game->phases[phase].id, found);
}

int
main (int argc, char *argv[])
{
  if (argc != 3) {
    g_printerr ("It is called like this: make-tables FOLDER PLAYS\n");
    return 2;
  }
  write_plays (argv[1], argv[2]);
  for (guint i = 0; ts_games[i] != NULL; i++)
    for (int phase = 0; ts_games[i]->phases[phase].id != NULL; phase++)
      write_phase (argv[1], ts_games[i], phase);
  return 0;
}
