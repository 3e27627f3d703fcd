/* pack-dialog.h — all that lies on the table, to be put away or laid out again, ticked off one by one;
 * printed, and saved as PDF. What is ticked off stays so while the window has the table open and nothing is
 * said. */
#pragma once

#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_PACK_DIALOG (ts_pack_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsPackDialog, ts_pack_dialog, TS, PACK_DIALOG, AdwDialog)

/* Tells the table as it is now. `away`: begins with the list of what is put away; else with that of what is
 * laid out. */
AdwDialog *ts_pack_dialog_new (TsTable *table, gboolean away);

G_END_DECLS
