/* ordinary.h — the ordinary answer: what the big button of a game stands for now. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* The verb that it says, or NULL; `who` is the seat that it says it for, or TS_NOBODY if it says none. */
const TsVerb *ts_ordinary_verb (const TsView *view, int *who);

/* What it says on it, translated; without a verb a hint where to press instead. `writes`: whether anything
 * can be said to the table at all. (transfer full) */
char *ts_ordinary_label (const TsView *view, gboolean writes);

G_END_DECLS
