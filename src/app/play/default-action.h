/* default-action.h — what the big button of a game stands for: the default action of the rules, or what the
 * board offers. */
#pragma once

#include "table-controller.h"
#include "widgets/board.h"

G_BEGIN_DECLS

/* The verb that it says, or NULL; `who` is the seat that it says it for, or TS_NOBODY if it says none. */
const TsVerb *ts_default_action_verb (const TsView *view, int *who);

/* What it says on it, translated; without a verb a hint where to press instead. `writes`: whether anything
 * can be said to the table at all. (transfer full) */
char *ts_default_action_label (const TsView *view, gboolean writes);

/* Whether a game that is on has anything for it. */
gboolean ts_default_action_is_there (TsBoard *board, gboolean writes);

/* Whether a press would give up what the step still offers. */
gboolean ts_default_action_gives_up (TsBoard *board);

/* What a press does, if there is anything. Dice are thrown on the board, or in a dialog of that title over
 * `page`. */
void
ts_default_action_run (TsBoard *board, TsTableController *controller, GtkWidget *page, const char *title);

G_END_DECLS
