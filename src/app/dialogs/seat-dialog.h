/* seat-dialog.h — who sits there, and in which colour, becomes another: in mid-game, and after the end. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SEAT_DIALOG (ts_seat_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsSeatDialog, ts_seat_dialog, TS, SEAT_DIALOG, AdwDialog)

/* `board` says the change, and the dialog closes once that was taken; why it would not be stands below the
 * name. Who has played before is offered by name. */
AdwDialog *ts_seat_dialog_new (TsBoard *board, int seat);

G_END_DECLS
