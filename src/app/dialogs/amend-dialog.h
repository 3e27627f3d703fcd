/* amend-dialog.h — “that was 40, not 14”: an old entry is changed or left out, and what that changes is seen
 * before it is accepted. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_AMEND_DIALOG (ts_amend_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsAmendDialog, ts_amend_dialog, TS, AMEND_DIALOG, AdwDialog)

/* Signal "accepted": the dialog has closed, and the change is about to be said. */

/* The entry in force at that place. `leaves_out`: it is taken out; else its sheet is opened, filled with what
 * was said. `board` says what is accepted. The table must not change while the dialog is open. */
AdwDialog *ts_amend_dialog_new (TsBoard *board, guint record, gboolean leaves_out);

G_END_DECLS
