/* form-dialog.h — a plain sheet for any verb, in a dialog: with it a game can be played before it has a
 * single widget of its own, and anything can be entered by hand. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What it says, `board` says. It closes once that was taken. */
AdwDialog *ts_form_dialog_new (TsBoard *board, const TsVerb *verb);

G_END_DECLS
