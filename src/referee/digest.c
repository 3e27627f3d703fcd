#include "digest.h"

#include "config.h"

#include "language.h"

const TsChapter *
ts_digest_of (const TsGame *game)
{
  static const TsChapter none = { 0 };

  return game->digest != NULL ? game->digest : &none;
}

gboolean
ts_chapter_is_about (const TsChapter *chapter, int phase)
{
  return phase < 0 ? chapter->phases == 0 : (chapter->phases & TS_IN (phase)) != 0;
}

gboolean
ts_source_is_named (const TsSource *source)
{
  return source->page > 0 || source->heading != NULL || source->from != TS_FROM_RULEBOOK;
}

const TsSource *
ts_rule_source (const TsChapter *chapter, const TsRule *rule)
{
  return ts_source_is_named (&rule->source) ? &rule->source : &chapter->source;
}

gboolean
ts_rule_fits (const TsChapter *chapter, const TsRule *rule, const char *typed)
{
  g_autofree char *text = g_strdup_printf ("%s %s", _ (chapter->heading), _ (rule->text));
  g_autofree char *words = g_strstrip (g_strdup (typed));

  return *words == '\0' || g_str_match_string (words, text, TRUE);
}
