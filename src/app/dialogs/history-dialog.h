/* history-dialog.h — the evening so far: the entries in force as sentences, the newest first. */
#pragma once

#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_HISTORY_DIALOG (ts_history_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsHistoryDialog, ts_history_dialog, TS, HISTORY_DIALOG, AdwDialog)

/* Signal "take-back" (guint record): that entry and all after it are to be taken back; the dialog has closed.
 */

/* Signal "amend" (guint record, gboolean leaves_out): that entry is to be changed, or left out. */

/* Shows `record`, or the newest one if that is -1. The table must not change while the dialog is open. */
AdwDialog *ts_history_dialog_new (TsTable *table, int record);

G_END_DECLS
