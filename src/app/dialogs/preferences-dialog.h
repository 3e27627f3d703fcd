/* preferences-dialog.h — the little there is to choose. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_PREFERENCES_DIALOG (ts_preferences_dialog_get_type ())
G_DECLARE_FINAL_TYPE (
    TsPreferencesDialog, ts_preferences_dialog, TS, PREFERENCES_DIALOG, AdwPreferencesDialog)

/* (transfer floating) */
AdwDialog *ts_preferences_dialog_new (GSettings *settings);

G_END_DECLS
