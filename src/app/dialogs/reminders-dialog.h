/* reminders-dialog.h — what the table wants to be reminded of: one more, and those that are open. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_REMINDERS_DIALOG (ts_reminders_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsRemindersDialog, ts_reminders_dialog, TS, REMINDERS_DIALOG, AdwDialog)

/* What it says, `board` says. It closes once something was taken. */
AdwDialog *ts_reminders_dialog_new (TsBoard *board);

G_END_DECLS
