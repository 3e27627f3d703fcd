/* Prints the lines of the history that stand in the tables of verbs, one a line, for check-sentences.py:
 *
 *     {"verb":"snack-wars take-food","texts":["{who} takes {count} ×
 * {food}."],"names":["who","food","count"]}
 *
 * "texts" has the plural as well, if there is one; "names" is what the sentence can name. */
#include "games/games.h"
#include "games/null/rules/rules.h"
#include "referee/entry.h"
#include "referee/every-game.h"

#include <json-glib/json-glib.h>
#include <stdio.h>

/* Whether the argument is given whenever the verb is said. */
static gboolean
is_always_given (const TsField *arg)
{
  return !arg->optional && arg->with == NULL && arg->one_of == 0;
}

/* `always`: what is always there, and no more than that. */
static void
add_names (JsonBuilder *builder, const TsVerb *verb, gboolean always)
{
  json_builder_set_member_name (builder, "names");
  json_builder_begin_array (builder);
  if (verb->who != TS_WHO_TABLE)
    json_builder_add_string_value (builder, "who");
  for (const TsField *arg = verb->args; arg != NULL && arg->id != NULL; arg++)
    if (ts_entry_can_name (arg) && (!always || is_always_given (arg)))
      json_builder_add_string_value (builder, arg->id);
  json_builder_end_array (builder);
}

static void
print_sentence (const char *game, const TsVerb *verb, const TsSentence *sentence, gboolean always)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *name = g_strdup_printf ("%s %s", game, verb->id);
  g_autofree char *line = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "verb");
  json_builder_add_string_value (builder, name);
  json_builder_set_member_name (builder, "texts");
  json_builder_begin_array (builder);
  json_builder_add_string_value (builder, sentence->text);
  if (sentence->many != NULL)
    json_builder_add_string_value (builder, sentence->many);
  json_builder_end_array (builder);
  add_names (builder, verb, always);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  line = json_to_string (root, FALSE);
  puts (line); /* UTF-8 in any locale */
}

static void
print_verb (const char *game, const TsVerb *verb)
{
  const TsSentence usual = { .text = verb->says };

  if (usual.text != NULL)
    print_sentence (game, verb, &usual, TRUE);
  for (const TsSentence *sentence = verb->says_where; sentence != NULL && sentence->text != NULL; sentence++)
    print_sentence (game, verb, sentence, FALSE);
}

static void
print_game (const TsGame *game)
{
  for (const TsVerb *verb = game->verbs; verb->id != NULL; verb++)
    print_verb (game->id, verb);
}

int
main (void)
{
  for (guint i = 0; ts_verbs_of_every_game[i] != NULL; i++)
    print_verb ("every game", ts_verbs_of_every_game[i]);
  print_game (&ts_null_game);
  for (guint i = 0; ts_games[i] != NULL; i++)
    print_game (ts_games[i]);
  return 0;
}
