/* default-button.h — the big button: it says what the default action is, in the colour of the seat that it
 * stands for, where that is not the turn's. It is as high with something to press as without, and whatever
 * it says: the board does not move. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_DEFAULT_BUTTON (ts_default_button_get_type ())
G_DECLARE_FINAL_TYPE (TsDefaultButton, ts_default_button, TS, DEFAULT_BUTTON, GtkButton)

/* Shows the default action, or what the board offers. `writes`: whether anything can be said to the
 * table at all. */
void ts_default_button_update (TsDefaultButton *self, TsBoard *board, gboolean writes);

const char *ts_default_button_get_text (TsDefaultButton *self);

G_END_DECLS
