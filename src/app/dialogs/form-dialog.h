/* form-dialog.h — a plain sheet for any verb, in a dialog: with it a game can be played before it has a
 * single widget of its own, and anything can be entered by hand. */
#pragma once

#include "widgets/sheet.h"

G_BEGIN_DECLS

/* What it says, `board` says. It closes once that was taken. */
AdwDialog *ts_form_dialog_new (TsBoard *board, const TsVerb *verb);

/* The same with a sheet that is planned, and begins here (transfer floating). */
AdwDialog *ts_form_dialog_new_for (TsBoard *board, const TsVerb *verb, TsSheet *sheet);

G_END_DECLS
