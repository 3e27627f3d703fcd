/* adjust-dialog.h — the table is right: brings a number of the app to what lies on the table. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A sheet that asks whose number is wrong, which one, and what it should say; `board` says the correction,
 * and the dialog closes once that was taken. It begins with the seat unless that is TS_NOBODY, and with its
 * counter if `counter` ≥ 0. */
AdwDialog *ts_adjust_dialog_new (TsBoard *board, int seat, int counter);

G_END_DECLS
