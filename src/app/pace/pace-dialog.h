/* pace-dialog.h — how long turns, rounds and the game take, and what is still to come; and when somebody has
 * to leave, how many rounds still fit in, and which is to be the last one; and the clocks of the table. */
#pragma once

#include "store/table.h"
#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_PACE_DIALOG (ts_pace_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsPaceDialog, ts_pace_dialog, TS, PACE_DIALOG, AdwDialog)

/* The table as it is when this is called; nothing moves while people read. A last round that they agree on
 * becomes reminders, which `board` says, and the dialog closes. */
AdwDialog *ts_pace_dialog_new (TsBoard *board, TsTable *table);

G_END_DECLS
