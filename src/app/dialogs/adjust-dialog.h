/* adjust-dialog.h — the table is right: brings the app's numbers to what lies on the table. */
#pragma once

#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_ADJUST_DIALOG (ts_adjust_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsAdjustDialog, ts_adjust_dialog, TS, ADJUST_DIALOG, AdwDialog)

/* Signal "correct" (GPtrArray *entries): these JsonObjects are to be said, in this order; the dialog has
 * closed. */

/* Begins with the seat, and with one of its counters in view if `counter` ≥ 0. The table must not change
 * while the dialog is open. */
AdwDialog *ts_adjust_dialog_new (TsTable *table, int seat, int counter);

G_END_DECLS
