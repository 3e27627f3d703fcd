/* why-dialog.h — why is this 47? A seat's score line by line, and every counter of it change by change. */
#pragma once

#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_WHY_DIALOG (ts_why_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsWhyDialog, ts_why_dialog, TS, WHY_DIALOG, AdwDialog)

/* Signal "correct" (int seat, int counter): that number is to be corrected; the dialog has closed. */

/* Signal "seat" (int seat): somebody else sits there, or is called otherwise; the dialog has closed. */

/* Signal "line" (int seat, const char *id): where the points of that line of the tally come from is to be
 * shown on the board; the dialog has closed. */

/* Signal "entry" (guint record): that entry is to be seen in the history; the dialog has closed. */

/* Explains the seat's score, or one of its counters if `counter` ≥ 0. The table must not change while the
 * dialog is open. `points_out`: a line of the tally can be shown on the board. */
AdwDialog *ts_why_dialog_new (TsTable *table, int seat, int counter, gboolean points_out);

G_END_DECLS
