/* keyboard.h — the keys of the play page, and where they go: to what is to be answered. */
#pragma once

#include "focus.h"
#include "widgets/board.h"

G_BEGIN_DECLS

typedef struct {
  GtkWidget *page, *button, *place; /* which it is for, its big button, and what the board is in */
  TsBoard *board;
  GtkEventController *digits, *board_keys; /* for the board */
  TsFocusKeeper keeper;
} TsKeyboard;

/* From now on `page` has the keys of “play.” in ts_shortcuts, those of digit-keys.h and of the board, and its
 * focus is kept: see focus.h. `self` lives as long as the page. */
void ts_keyboard_watch (TsKeyboard *self, gpointer page, gpointer button, gpointer place);

/* The board that lies in the place from now on. */
void ts_keyboard_set_board (TsKeyboard *self, TsBoard *board);

/* Something is answered, by a key that is for the table wherever the focus is: whoever was about something
 * else before, such as an undo, is so no longer, and Return is for the next answer. */
void ts_keyboard_answered (TsKeyboard *self);

/* The board has changed: a focus that is lost, or that lies on what is no answer any more, goes to what is
 * asked now. */
void ts_keyboard_follow (TsKeyboard *self);

G_END_DECLS
