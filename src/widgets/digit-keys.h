/* digit-keys.h — the keys 0 to 9 answer what asks for a number, wherever it stands: “how many?”, or a die
 * that fell.
 *
 * A digit is for what is nearest to the focus: the next face of dice, a button that says this number, or a
 * number that is counted up to or written, which it begins; a minus begins one that may be below 0. BackSpace
 * takes the last die back. Who is writing writes digits. */
#pragma once

#include "board.h"

G_BEGIN_DECLS

/* From now on `widget`, a GtkWidget, takes them: for what the board asks that lies in it, or for all that is
 * in it, where `board` is NULL. Until the controller is removed. What is typed before anybody can have seen
 * what the board asks calls the action "play.type-early" instead. (transfer none) */
GtkEventController *ts_digit_keys_add (gpointer widget, TsBoard *board);

G_END_DECLS
