/* say.h — what taps on the board say. */
#pragma once

#include "widgets/board.h"
#include "widgets/dice.h"

G_BEGIN_DECLS

/* An entry with its verb, and its seat unless that is TS_NOBODY. (transfer full) */
JsonObject *ts_shopping_entry (const char *verb, int who);

/* The dice that a verb asks for. */
const TsField *ts_shopping_dice (const char *verb);

/* The way the mover goes now: by the roll, or a step out of a Corridor. */
void ts_shopping_say_way (TsBoard *board, int direction);
void ts_shopping_say_enter (TsBoard *board, int space);

/* Dice that lie. If they are refused they are taken back, to be thrown again. */
void ts_shopping_say_dice (TsBoard *board, const char *verb, int who, TsDice *dice);

G_END_DECLS
