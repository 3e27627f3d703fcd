/* ask-dialog.h — tells something, or asks one thing, with its answers below each other. All of it scrolls
 * where the window is low: AdwAlertDialog puts its answers side by side there, and cuts them off. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_ASK_DIALOG (ts_ask_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsAskDialog, ts_ask_dialog, TS, ASK_DIALOG, AdwDialog)

/* Signal "answered" (const char *id): it is closed, by an answer or without one (NULL). */

/* `text` says more than the title, and may have several lines. (transfer floating) */
TsAskDialog *ts_ask_dialog_new (const char *title, const char *text);

/* The first one is the ordinary one: Return gives it. `id` is NULL for what closing means as well; `label`
 * has a mnemonic. */
void ts_ask_dialog_add_answer (TsAskDialog *self, const char *id, const char *label);

const char *ts_ask_dialog_get_text (TsAskDialog *self);

G_END_DECLS
