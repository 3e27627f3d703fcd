/* phones-dialog.h — the switch that lets phones come to the table, where they reach it, and who is there; a
 * code for each seat, and one to look on, stand on pages of their own (code-page.h). */
#pragma once

#include "share/share.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_PHONES_DIALOG (ts_phones_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsPhonesDialog, ts_phones_dialog, TS, PHONES_DIALOG, AdwDialog)

/* Shares the table by `share` once the switch is on, where this computer can best be reached. */
AdwDialog *ts_phones_dialog_new (TsShare *share, TsTable *table);

G_END_DECLS
