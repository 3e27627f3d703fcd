/* reminder-bar.h — what the table asked to be reminded of, once it is due: above the board, one after the
 * other, until somebody says that it is done, or later. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_REMINDER_BAR (ts_reminder_bar_get_type ())
G_DECLARE_FINAL_TYPE (TsReminderBar, ts_reminder_bar, TS, REMINDER_BAR, AdwBin)

/* Shows the first reminder that is due, if there is one, and announces what was not there before. The answer
 * is said by the board; FALSE: nothing can be said, so nothing is shown. */
void ts_reminder_bar_update (TsReminderBar *self, TsBoard *board, gboolean can_say);

G_END_DECLS
