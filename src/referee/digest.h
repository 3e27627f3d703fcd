/* digest.h — the rules in short, as a game tells them: what they say about a phase, and where a word is in
 * them. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* The game's chapters, of which none has an id if it tells no rules. (transfer none) */
const TsChapter *ts_digest_of (const TsGame *game);

/* Whether the chapter is about that phase, which may be -1: that before all of them. */
gboolean ts_chapter_is_about (const TsChapter *chapter, int phase);

/* Where the rule stands: its own source, or else that of its chapter. */
const TsSource *ts_rule_source (const TsChapter *chapter, const TsRule *rule);

/* Whether it says where anything stands. */
gboolean ts_source_is_named (const TsSource *source);

/* Whether every word that was typed begins a word of the rule or of its chapter's heading, in the language
 * that is spoken; great or small letters and accents are the same. Nothing that was typed fits all. */
gboolean ts_rule_fits (const TsChapter *chapter, const TsRule *rule, const char *typed);

G_END_DECLS
