/* help-dialog.h — what people ask at the table: the rules of the game that lies there, of the others, the
 * guide, the keys. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_HELP_DIALOG (ts_help_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsHelpDialog, ts_help_dialog, TS, HELP_DIALOG, AdwDialog)

/* For `games`, NULL at the end. `board` is the one that is shown, or NULL: its game comes first. Without one,
 * `chapter` of the guide does, or NULL: all there is. (transfer floating) */
AdwDialog *ts_help_dialog_new (const TsGame *const *games, TsBoard *board, const char *chapter);

/* The chapter of the guide that is about a page of the window, or NULL. */
const char *ts_help_chapter_of (gpointer page);

G_END_DECLS
