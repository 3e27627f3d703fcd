/* default-button.h — the big button: it says what the default action is, in the colour of the seat that it
 * stands for, where that is not the turn's. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_DEFAULT_BUTTON (ts_default_button_get_type ())
G_DECLARE_FINAL_TYPE (TsDefaultButton, ts_default_button, TS, DEFAULT_BUTTON, GtkButton)

/* Shows the default action, or what the board offers. `writes`: whether anything can be said to the
 * table at all. */
void ts_default_button_update (TsDefaultButton *self, TsBoard *board, gboolean writes);

const char *ts_default_button_get_text (TsDefaultButton *self);

/* Where it is tight, a button that only hints at the board gives its place to the board. */
void ts_default_button_set_tight (TsDefaultButton *self, gboolean is_tight);

G_END_DECLS
