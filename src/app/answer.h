/* answer.h — what a press of the big button does: the ordinary answer, or what is in hand on the board. */
#pragma once

#include "deeds.h"
#include "widgets/board.h"

G_BEGIN_DECLS

/* Whether a game that is on has anything for it. `writes`: whether anything can be said to the table at all.
 */
gboolean ts_answer_is_there (TsBoard *board, gboolean writes);

/* Gives the answer, if there is one. Dice are thrown on the board, or in a dialog of that title over `page`.
 */
void ts_answer_give (TsBoard *board, TsDeeds *deeds, GtkWidget *page, const char *title);

G_END_DECLS
