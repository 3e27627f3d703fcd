/* shortcuts-dialog.h — every key of the app, from the list that also sets them.
 *
 * libadwaita has a dialog for this from 1.8 on; until that is the floor, this one. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_SHORTCUTS_DIALOG (ts_shortcuts_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsShortcutsDialog, ts_shortcuts_dialog, TS, SHORTCUTS_DIALOG, AdwDialog)

/* `board` is the one that is shown, whose keys are told, too, or NULL. (transfer floating) */
AdwDialog *ts_shortcuts_dialog_new (TsBoard *board);

G_END_DECLS
