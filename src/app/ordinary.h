/* ordinary.h — the ordinary answer: what the big button of a game stands for now. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* The verb that it says, or NULL. */
const TsVerb *ts_ordinary_verb (const TsView *view);

/* What it says on it, translated; without a verb a hint where to press instead. `writes`: whether anything
 * can be said to the table at all. */
const char *ts_ordinary_label (const TsView *view, gboolean writes);

G_END_DECLS
