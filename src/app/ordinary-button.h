/* ordinary-button.h — the big button: it says what the ordinary answer is, in the colour of the seat that it
 * stands for, where that is not the turn's. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_ORDINARY_BUTTON (ts_ordinary_button_get_type ())
G_DECLARE_FINAL_TYPE (TsOrdinaryButton, ts_ordinary_button, TS, ORDINARY_BUTTON, GtkButton)

/* Shows the ordinary answer, or what is in hand on the board. `writes`: whether anything can be said to the
 * table at all. */
void ts_ordinary_button_update (TsOrdinaryButton *self, TsBoard *board, gboolean writes);

const char *ts_ordinary_button_get_text (TsOrdinaryButton *self);

/* Where it is tight, a button that only hints at the board gives its place to the board. */
void ts_ordinary_button_set_tight (TsOrdinaryButton *self, gboolean is_tight);

G_END_DECLS
