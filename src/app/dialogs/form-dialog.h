/* form-dialog.h — a form in a dialog: "Enter by hand…" for any verb. */
#pragma once

#include "referee/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_FORM_DIALOG (ts_form_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsFormDialog, ts_form_dialog, TS, FORM_DIALOG, AdwDialog)

/* Signal "say" (JsonObject *entry): as the form's; the dialog closes after it. */

/* Dice begin as people prefer. */
AdwDialog *ts_form_dialog_new (TsSession *session, const TsVerb *verb);

G_END_DECLS
