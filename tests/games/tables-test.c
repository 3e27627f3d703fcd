/* The tables of every game keep what the contract asks: a mistake in them is found here, not at a table. */
#include "games/games.h"
#include "games/null/rules/rules.h"
#include "referee/entry.h"
#include "referee/evening.h"
#include "referee/samples.h"
#include "referee/session.h"

#include <string.h>

static void
test_limits (gconstpointer data)
{
  const TsGame *game = data;
  int n_counters = 0;
  int n_options = 0;

  while (game->counters[n_counters].id != NULL)
    n_counters++;
  while (game->options[n_options].id != NULL)
    n_options++;
  g_assert_cmpint (n_counters, <=, TS_MAX_COUNTERS);
  g_assert_cmpint (n_options, <=, TS_MAX_OPTIONS);
  g_assert_cmpint (game->rules, >=, 0);
  g_assert_cmpint (game->min_players, >=, 1);
  g_assert_cmpint (game->min_players, <=, game->max_players);
  g_assert_cmpint (game->max_players, <=, TS_MAX_SEATS);
  g_assert_cmpuint (game->state_size, >=, sizeof (TsState));
  g_assert_nonnull (game->title);
  g_assert_nonnull (game->summary);
}

/* Stretches lie one behind the other at the end of the state, and how long they are is said before. */
static void
test_stretches (gconstpointer data)
{
  const TsGame *game = data;
  const TsStretch *first = game->stretches;
  gsize end = game->state_size;

  for (const TsStretch *stretch = first; stretch != NULL && stretch->size > 0; stretch++) {
    gsize next = stretch[1].size > 0 ? stretch[1].at : game->state_size;

    g_assert_cmpuint (stretch->n_at, >=, sizeof (TsState));
    g_assert_cmpuint (stretch->n_at + sizeof (int), <=, first->at);
    g_assert_cmpuint (stretch->at + stretch->size, <=, next);
    end = stretch->at + (next - stretch->at) / stretch->size * stretch->size;
    g_assert_cmpuint (next - end, <, sizeof (int)); /* no more than what aligns the next one */
  }
  g_assert_cmpuint (game->state_size - end, <, sizeof (int));
}

/* Ids are lower case English words, joined by dashes or underscores. */
static void
assert_id (const char *id)
{
  g_assert_true (g_regex_match_simple ("^[a-z][a-z0-9]*([-_][a-z0-9]+)*$", id, 0, 0));
}

/* Words are ids, which may begin with a number on cards, or names as they stand there: “Fast Food”. */
static void
assert_word (const char *id)
{
  if (!g_regex_match_simple ("^([A-Z][a-z]+( [A-Z][a-z]+)*|[0-9]+[a-z]*(-[a-z0-9]+)*)$", id, 0, 0))
    assert_id (id);
}

static void assert_field (const TsField *field);

static void
assert_dice (const TsField *field)
{
  g_assert_cmpint (field->min, >=, 1);
  for (guint i = 0; i < field->max; i++)
    g_assert_true (ts_field_sides (field, i) >= 2 && ts_field_sides (field, i) <= 100);
  if (field->each == NULL)
    return;
  g_assert_cmpint (field->min, ==, field->max);
  g_assert_cmpint (field->each[field->max], ==, 0);
}

/* Who says how many dice there are stands before them in the entry, or among the options. */
static void
assert_said (const TsGame *game, const TsField *args, const TsField *dice, const char *by)
{
  int arg = by != NULL ? ts_fields_find (args, by) : -1;
  int option = by != NULL ? ts_fields_find (game->options, by) : -1;

  if (by == NULL)
    return;
  g_assert_cmpint (dice->type, ==, TS_FIELD_DICE);
  g_assert_true (arg >= 0 || option >= 0);
  g_assert_true (arg < 0 || (&args[arg] < dice && args[arg].type == TS_FIELD_INTEGER));
  g_assert_true (arg < 0 || !args[arg].optional || option >= 0);
  g_assert_true (option < 0 || game->options[option].type == TS_FIELD_INTEGER);
}

static void
assert_members (const TsField *field)
{
  g_assert_nonnull (field->members);
  for (const TsField *member = field->members; member->id != NULL; member++) {
    assert_field (member);
    g_assert_cmpint (member->one_of, ==, 0);
    for (const TsField *other = field->members; other != member; other++)
      g_assert_cmpstr (other->id, !=, member->id);
  }
}

static void
assert_field (const TsField *field)
{
  assert_id (field->id);
  g_assert_nonnull (field->label);
  g_assert_cmpint (field->min, <=, field->max);
  if (field->type == TS_FIELD_DICE)
    assert_dice (field);
  if (field->type == TS_FIELD_TEXTS)
    g_assert_cmpint (field->length, >=, 1);
  if (field->type == TS_FIELD_OBJECT)
    assert_members (field);
  if (field->type == TS_FIELD_WORD || field->type == TS_FIELD_WORDS || field->type == TS_FIELD_COUNTS)
    g_assert_nonnull (field->words);
  for (guint i = 0; field->words != NULL && field->words[i].id != NULL; i++) {
    assert_word (field->words[i].id);
    g_assert_nonnull (field->words[i].label);
    g_assert_cmpint (ts_words_find (field->words, field->words[i].id), ==, i);
  }
}

/* Every default can be read and keeps its own bounds. */
static void
test_options (gconstpointer data)
{
  const TsGame *game = data;

  for (const TsField *field = game->options; field->id != NULL; field++) {
    g_autoptr (JsonNode) node = json_from_string (field->fallback, NULL);
    g_autoptr (GError) error = NULL;
    TsValue value = { 0 };

    assert_field (field);
    g_assert_false (field->optional);
    ts_field_read (field, node, &value, &error);
    g_assert_no_error (error);
    ts_field_check (field, &value, (guint) game->min_players, &error);
    g_assert_no_error (error);
    ts_value_clear (&value);
  }
}

static gboolean
has (const char *text, const char *what)
{
  return text != NULL && strstr (text, what) != NULL;
}

/* What lies there is called by how many, if so, and by its name, if so. */
static void
assert_text (const char *text, const char *many, gboolean named)
{
  g_assert_true (has (text, "%d") == (many != NULL));
  g_assert_true (has (text, "%d") == has (many, "%d"));
  g_assert_true (has (text, "%s") == named);
}

static void
assert_place (const TsPlace *place)
{
  const char *phrases[] = { place->from, place->to, place->back_from, place->back_to };

  assert_id (place->id);
  assert_text (place->text, place->many, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (phrases); i++) {
    g_assert_false (has (phrases[i], "%d")); /* that is what lies there */
    g_assert_true (phrases[i] == NULL || has (phrases[i], "%s") == has (place->from, "%s"));
  }
  g_assert_true (place->from_same == NULL || (has (place->from, "%s") && !has (place->from_same, "%s")));
}

/* Each thing has a text for what `lie` can say of it, and a home to come from. */
static void
assert_thing (const TsGame *game, const TsThing *thing, int n_places)
{
  assert_id (thing->id);
  if (thing->text == NULL) {
    g_assert_cmpint (ts_game_counter (game, thing->id), >=, 0);
    return;
  }
  assert_text (thing->text, thing->many, thing->named);
  g_assert_cmpint (thing->home, >=, 0);
  g_assert_true (thing->home < n_places || thing->coins != NULL);
  g_assert_false (has (thing->coins == NULL ? game->places[thing->home].to : NULL, "%s"));
}

static void
test_things (gconstpointer data)
{
  const TsGame *game = data;
  int n_places = 0;

  for (; game->places != NULL && game->places[n_places].id != NULL; n_places++)
    assert_place (&game->places[n_places]);
  for (const TsThing *thing = game->things; thing != NULL && thing->id != NULL; thing++) {
    assert_thing (game, thing, n_places);
    for (const TsThing *other = game->things; other != thing; other++)
      g_assert_cmpstr (other->id, !=, thing->id);
  }
}

/* A table of as few people as can be. (transfer full) */
static char *
header_of (const TsGame *game)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int seat = 0; seat < game->min_players; seat++)
    g_string_append_printf (names, "%s{'name':'%c'}", seat > 0 ? "," : "", 'A' + seat);
  return g_strdup_printf ("{'tableside':1,'game':'%s','players':[%s]}", game->id, names->str);
}

/* Each tells a member of the board, and none is told twice. */
static void
test_facts (gconstpointer data)
{
  const TsGame *game = data;
  g_autofree char *header = header_of (game);
  g_autoptr (TsSession) session = evening_new (game, header);
  TsView view = ts_session_view (session);
  g_autoptr (GString) json = g_string_new ("{");
  g_autoptr (JsonNode) board = NULL;

  game->board (&view, json);
  g_string_append_c (json, '}');
  board = json_from_string (json->str, NULL);
  for (const TsFact *fact = game->facts; fact != NULL && fact->id != NULL; fact++) {
    g_assert_true (json_object_has_member (json_node_get_object (board), fact->id));
    g_assert_nonnull (fact->tell);
    for (const TsFact *other = game->facts; other != fact; other++)
      g_assert_cmpstr (other->id, !=, fact->id);
  }
}

static void
test_phases (gconstpointer data)
{
  const TsGame *game = data;
  int n = ts_game_phases (game);

  g_assert_cmpint (n, <=, 32);
  for (int i = 0; i < n; i++) {
    assert_id (game->phases[i].id);
    g_assert_nonnull (game->phases[i].title);
    g_assert_nonnull (game->phases[i].prompt);
    g_assert_cmpint (game->phases[i].over, ==, i == n - 1);
    for (int j = 0; j < i; j++)
      g_assert_cmpstr (game->phases[i].id, !=, game->phases[j].id);
  }
  g_assert_cmpstr (game->phases[n - 1].id, ==, "over");
}

/* What an argument belongs to stands before it, and has the words. */
static void
assert_with (const TsField *args, const TsField *arg)
{
  const TsField *with = args;

  if (arg->with == NULL) {
    g_assert_cmpuint (arg->with_words, ==, 0);
    return;
  }
  while (with < arg && strcmp (with->id, arg->with) != 0)
    with++;
  g_assert_true (with < arg);
  if (arg->with_words != 0) {
    g_assert_cmpint (with->type, ==, TS_FIELD_WORD);
    g_assert_cmpuint (arg->with_words >> ts_words_length (with->words), ==, 0);
  }
}

/* What a sentence goes with has words, and what it counts is a number. */
static void
assert_sentence (const TsVerb *verb, const TsSentence *sentence)
{
  int count = sentence->count != NULL ? ts_fields_find (verb->args, sentence->count) : 0;
  int with = sentence->with != NULL ? ts_fields_find (verb->args, sentence->with) : 0;

  g_assert_cmpint (sentence->many != NULL, ==, sentence->count != NULL);
  g_assert_cmpint (sentence->with_words != 0, ==, sentence->with != NULL);
  g_assert_true (count >= 0 && with >= 0);
  if (sentence->count != NULL)
    g_assert_cmpint (verb->args[count].type, ==, TS_FIELD_INTEGER);
  if (sentence->with == NULL)
    return;
  if (verb->args[with].type == TS_FIELD_BOOLEAN)
    g_assert_cmphex (sentence->with_words, ==, TS_WORD (TRUE));
  else
    g_assert_cmphex (sentence->with_words >> ts_words_length (verb->args[with].words), ==, 0);
}

/* Everybody reads the history: it names no secret. */
static void
assert_keeps_secrets (const TsVerb *verb, const char *text)
{
  for (const TsField *arg = verb->args; arg != NULL && arg->id != NULL; arg++) {
    g_autofree char *named = g_strdup_printf ("{%s}", arg->id);

    g_assert_false (arg->secret && text != NULL && strstr (text, named) != NULL);
  }
}

/* Where code tells a verb, no sentence does. Whether sentences name what is there, the build has looked. */
static void
assert_sentences (const TsVerb *verb)
{
  if (verb->tell != NULL)
    g_assert_true (verb->says == NULL && verb->says_where == NULL);
  assert_keeps_secrets (verb, verb->says);
  for (const TsSentence *sentence = verb->says_where; sentence != NULL && sentence->text != NULL; sentence++)
    assert_keeps_secrets (verb, sentence->text);
  for (const TsSentence *sentence = verb->says_where; sentence != NULL && sentence->text != NULL; sentence++)
    assert_sentence (verb, sentence);
}

static void
test_verbs (gconstpointer data)
{
  static const char *const common[] = { "undo", "redo", "adjust", "end" };
  static const char *const keys[] = { "do", "who", "at", "note", "sum", NULL };
  const TsGame *game = data;
  guint over = TS_IN (ts_game_phases (game) - 1);

  for (int i = 0; game->verbs[i].id != NULL; i++) {
    const TsVerb *verb = &game->verbs[i];
    guint n_args = 0;

    assert_id (verb->id);
    g_assert_cmpint (ts_game_verb (game, verb->id), ==, i);
    g_assert_nonnull (verb->label);
    g_assert_nonnull (verb->apply);
    g_assert_cmpuint (verb->phases, !=, 0);
    g_assert_cmpuint (verb->phases & over, ==, 0);
    g_assert_cmpuint (verb->phases, <, over);
    g_assert_false (verb->after);
    g_assert_true (verb->since == 0 || (verb->since > 1 && verb->since <= ts_game_rules (game)));
    g_assert_true (verb->option == NULL || ts_fields_find (game->options, verb->option) >= 0);
    g_assert_true (verb->due == NULL || verb->default_action);
    g_assert_true (verb->due != NULL || !verb->default_action || verb->who != TS_WHO_ANY);
    for (; verb->args != NULL && verb->args[n_args].id != NULL; n_args++) {
      assert_field (&verb->args[n_args]);
      g_assert_false (g_strv_contains (keys, verb->args[n_args].id));
      assert_with (verb->args, &verb->args[n_args]);
      assert_said (game, verb->args, &verb->args[n_args], verb->args[n_args].count_by);
      assert_said (game, verb->args, &verb->args[n_args], verb->args[n_args].sides_by);
      g_assert_true (game->conceal != NULL || !verb->args[n_args].secret);
    }
    g_assert_cmpuint (n_args, <=, TS_MAX_ARGS);
    assert_sentences (verb);
  }
  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    g_assert_cmpint (ts_game_verb (game, common[i]), ==, -1);
}

/* Ways are those of verbs in their phases, none is listed twice, and no verb only stays without a condition:
 * that need not be listed. */
static void
test_ways (gconstpointer data)
{
  const TsGame *game = data;
  int n = ts_game_phases (game);

  for (const TsWay *way = game->ways; way->verb != NULL; way++) {
    int verb = ts_game_verb (game, way->verb);

    g_assert_cmpint (verb, >=, 0);
    g_assert_true (way->from >= 0 && way->from < n - 1 && way->to >= 0 && way->to < n);
    g_assert_true ((game->verbs[verb].phases & TS_IN (way->from)) != 0);
    for (const TsWay *other = game->ways; other != way; other++)
      g_assert_false (other->from == way->from && other->to == way->to &&
                      strcmp (other->verb, way->verb) == 0);
  }
  for (const TsWay *way = game->ways; way->verb != NULL; way++) {
    int n_ways = 0;

    for (const TsWay *other = game->ways; other->verb != NULL; other++)
      n_ways += other->from == way->from && strcmp (other->verb, way->verb) == 0;
    g_assert_true (n_ways > 1 || way->from != way->to || way->when != NULL);
  }
}

/* An option that says how many there are counts them. */
static void
test_rounds (gconstpointer data)
{
  const TsGame *game = data;
  int option, mode;

  if (game->rounds.option == NULL) {
    g_assert_null (game->rounds.mode);
    return;
  }
  option = ts_fields_find (game->options, game->rounds.option);
  g_assert_cmpint (option, >=, 0);
  g_assert_cmpint (game->options[option].type, ==, TS_FIELD_INTEGER);
  g_assert_cmpint (game->options[option].min, >=, 0);
  if (game->rounds.mode == NULL)
    return;
  mode = ts_fields_find (game->options, game->rounds.mode);
  g_assert_cmpint (mode, >=, 0);
  g_assert_cmpint (game->options[mode].type, ==, TS_FIELD_WORD);
  g_assert_cmpuint (game->rounds.modes, !=, 0);
}

/* What random play is told is about verbs of the game, each once. */
static void
test_samplers (gconstpointer data)
{
  const TsGame *game = data;

  for (const TsSampler *sampler = game->samplers; sampler != NULL && sampler->verb != NULL; sampler++) {
    int verb = ts_game_verb (game, sampler->verb);

    g_assert_cmpint (verb, >=, 0);
    g_assert_true (ts_sampler_find (game, &game->verbs[verb]) == sampler);
    g_assert_true (sampler->samples != NULL || sampler->setback);
  }
}

static void
test_counters (gconstpointer data)
{
  const TsGame *game = data;

  for (int i = 0; game->counters[i].id != NULL; i++) {
    const TsCounter *counter = &game->counters[i];

    assert_id (counter->id);
    g_assert_cmpint (ts_game_counter (game, counter->id), ==, i);
    g_assert_nonnull (counter->label);
    g_assert_cmpint (counter->min, <, counter->max);
    g_assert_true (!counter->derived || (game->derive != NULL && counter->option == NULL));
    g_assert_true (counter->option == NULL || ts_fields_find (game->options, counter->option) >= 0);
  }
  for (const int *counter = game->in_sight; counter != NULL && *counter >= 0; counter++)
    g_assert_cmpint (ts_game_counter (game, game->counters[*counter].id), ==, *counter);
}

/* Nobody can ask in vain why the number beside the tally is what it is. */
static void
assert_beside_explained (const TsGame *game)
{
  gboolean explained = game->beside.id == NULL || ts_game_counter (game, game->beside.id) >= 0;

  for (const TsExplanation *one = game->explanations; one != NULL && one->line != NULL; one++)
    explained |= g_strcmp0 (one->line, game->beside.id) == 0;
  g_assert_true (explained);
}

/* It names a page or a heading of the rulebook, or says whose rule it is; never both. */
static void
assert_source (const TsSource *source)
{
  g_autofree char *text = ts_source_tell (source);

  g_assert_cmpint (source->from == TS_FROM_RULEBOOK, ==, source->page > 0 || source->heading != NULL);
  g_assert_true (source->page == 0 || source->heading == NULL);
  g_assert_cmpstr (text, !=, "");
}

static void
test_explanations (gconstpointer data)
{
  const TsGame *game = data;
  guint counters = 0;

  for (int i = 0; game->counters[i].id != NULL; i++)
    counters |= TS_COUNTED (i);
  for (const TsExplanation *one = game->explanations; one != NULL && one->line != NULL; one++) {
    assert_id (one->line);
    assert_source (&one->source);
    g_assert_cmpuint (one->counters & ~counters, ==, 0);
    g_assert_true (one->counters != 0 || one->tell != NULL);
    for (const TsExplanation *other = game->explanations; other != one; other++)
      g_assert_cmpstr (other->line, !=, one->line);
  }
  assert_beside_explained (game);
}

static void
test_reasons (gconstpointer data)
{
  const TsGame *game = data;

  for (int i = 0; game->reasons[i].id != NULL; i++) {
    assert_id (game->reasons[i].id);
    g_assert_nonnull (game->reasons[i].label);
    assert_source (&game->reasons[i].source);
    g_assert_true (ts_game_find_reason (game, game->reasons[i].id) == &game->reasons[i]);
    g_assert_cmpstr (game->reasons[i].id, !=, "adjust");
    g_assert_cmpstr (game->reasons[i].id, !=, "follows");
  }
  g_assert_nonnull (ts_game_reason (game, "adjust"));
}

static void
add_tests (const TsGame *game)
{
  static const struct {
    const char *name;
    void (*test) (gconstpointer data);
  } tests[] = {
    { "limits", test_limits },     { "stretches", test_stretches }, { "options", test_options },
    { "phases", test_phases },     { "verbs", test_verbs },         { "ways", test_ways },
    { "counters", test_counters }, { "reasons", test_reasons },     { "rounds", test_rounds },
    { "samplers", test_samplers }, { "things", test_things },       { "explanations", test_explanations },
    { "facts", test_facts },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++) {
    g_autofree char *path = g_strdup_printf ("/tables/%s/%s", game->id, tests[i].name);

    g_test_add_data_func (path, game, tests[i].test);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_tests (&ts_null_game);
  for (guint i = 0; ts_games[i] != NULL; i++)
    add_tests (ts_games[i]);
  return g_test_run ();
}
