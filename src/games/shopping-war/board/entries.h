/* entries.h — what taps on the board say. */
#pragma once

#include "widgets/board.h"
#include "widgets/dice.h"

G_BEGIN_DECLS

/* The dice that a verb asks for. */
const TsField *ts_shopping_war_dice (const char *verb);

/* The way the mover goes now: by the roll, or a step out of a Corridor. */
void ts_shopping_war_say_way (TsBoard *board, int direction);
void ts_shopping_war_say_enter (TsBoard *board, int space);

G_END_DECLS
