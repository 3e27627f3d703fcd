/* The rules in short: every game tells them whole, says where each stands, and they are found by their words.
 */
#include "referee/digest.h"

#include "games/games.h"
#include "games/null/rules/rules.h"

#include <string.h>

static gboolean
tells (const TsGame *game, int phase)
{
  const TsChapter *chapter = ts_digest_of (game);

  while (chapter->id != NULL && !ts_chapter_is_about (chapter, phase))
    chapter++;
  return chapter->id != NULL;
}

/* Whoever asks in any phase finds something that is about it, and is told how to go on for the first time. */
static void
test_phases (gconstpointer data)
{
  const TsGame *game = data;

  for (int i = 0; i < ts_game_phases (game); i++) {
    if (!tells (game, i))
      g_test_fail_printf ("%s: no chapter is about %s", game->id, game->phases[i].id);
    if (!game->phases[i].over && game != &ts_null_game && game->phases[i].hint == NULL)
      g_test_fail_printf ("%s: %s has no hint", game->id, game->phases[i].id);
  }
  g_assert_true (tells (game, -1) || tells (game, 0));
}

static gboolean
is_named (const TsSource *source)
{
  if (source->from != TS_FROM_RULEBOOK)
    return source->from == TS_FROM_TABLESIDE && source->page == 0 && source->heading == NULL;
  return (source->page > 0) != (source->heading != NULL);
}

/* A fact is one sentence or a few, and ends as one. */
static void
assert_sentence (const char *text)
{
  g_assert_true (g_str_has_suffix (text, ".") && strlen (text) > 10);
  g_assert_false (g_str_has_prefix (text, " ") || strstr (text, "  ") != NULL);
}

static void
assert_chapter (const TsGame *game, const TsChapter *chapter)
{
  guint phases = TS_IN (ts_game_phases (game)) - 1;

  g_assert_cmpuint (chapter->phases & ~phases, ==, 0);
  g_assert_cmpstr (chapter->heading, !=, NULL);
  g_assert_true (is_named (&chapter->source));
  g_assert_nonnull (chapter->rules[0].text);
  for (const TsRule *rule = chapter->rules; rule->text != NULL; rule++) {
    g_assert_true (is_named (ts_rule_source (chapter, rule)));
    assert_sentence (rule->text);
  }
}

static void
test_chapters (gconstpointer data)
{
  const TsGame *game = data;

  for (const TsChapter *chapter = ts_digest_of (game); chapter->id != NULL; chapter++) {
    assert_chapter (game, chapter);
    for (const TsChapter *other = ts_digest_of (game); other != chapter; other++)
      g_assert_cmpstr (other->id, !=, chapter->id);
  }
}

/* Whoever says that a rule stands in a rulebook tells what that says. */
static void
test_owed (gconstpointer data)
{
  const TsGame *game = data;
  gboolean has_rulebook = FALSE;

  for (int i = 0; game->reasons[i].id != NULL; i++)
    has_rulebook |= game->reasons[i].source.from == TS_FROM_RULEBOOK;
  g_assert_true (!has_rulebook || game->digest != NULL);
}

static void
test_source (void)
{
  const TsChapter *playing = &ts_null_game.digest[1];

  g_assert_true (ts_rule_source (playing, &playing->rules[0]) == &playing->source);
  g_assert_cmpint (ts_rule_source (playing, &playing->rules[1])->from, ==, TS_FROM_TABLESIDE);
}

/* Every word has to begin one, of the heading or the rule, whatever is between them. */
static void
test_search (void)
{
  const TsChapter *playing = &ts_null_game.digest[1];
  const TsRule *dice = &playing->rules[0];

  g_assert_true (ts_rule_fits (playing, dice, "DICE"));
  g_assert_true (ts_rule_fits (playing, dice, "rol play"));
  g_assert_true (ts_rule_fits (playing, dice, "  "));
  g_assert_false (ts_rule_fits (playing, dice, "dice hidden"));
  g_assert_false (ts_rule_fits (playing, dice, "olled"));
  g_assert_true (ts_rule_fits (playing, &playing->rules[1], "facades"));
}

static void
test_none (void)
{
  TsGame game = ts_null_game;

  game.digest = NULL;
  g_assert_null (ts_digest_of (&game)->id);
}

static void
add_tests (const TsGame *game)
{
  g_autofree char *owed = g_strdup_printf ("/digest/%s/owed", game->id);
  g_autofree char *phases = g_strdup_printf ("/digest/%s/phases", game->id);
  g_autofree char *chapters = g_strdup_printf ("/digest/%s/chapters", game->id);

  g_test_add_data_func (owed, game, test_owed);
  if (game->digest == NULL)
    return;
  g_test_add_data_func (phases, game, test_phases);
  g_test_add_data_func (chapters, game, test_chapters);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_tests (&ts_null_game);
  for (guint i = 0; ts_games[i] != NULL; i++)
    add_tests (ts_games[i]);
  g_test_add_func ("/digest/source", test_source);
  g_test_add_func ("/digest/search", test_search);
  g_test_add_func ("/digest/none", test_none);
  return g_test_run ();
}
