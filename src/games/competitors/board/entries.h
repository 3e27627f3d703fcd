/* entries.h — what taps on the board say. */
#pragma once

#include "widgets/board.h"
#include "widgets/dice.h"

G_BEGIN_DECLS

/* An entry with its verb, and its seat unless that is TS_NOBODY. (transfer full) */
JsonObject *ts_competitors_entry (const char *verb, int who);

/* Adds a word by its place in a list of words. */
void ts_competitors_entry_set_word (JsonObject *entry, const char *key, const TsWord *words, gint64 place);

/* The dice that a verb asks for, which follow the board's "dice-by-hand". (transfer floating) */
GtkWidget *ts_competitors_dice_new (TsBoard *board, const char *verb);

/* Dice for a verb that the big button says, too: the faces are there to be tapped, and the button throws.
 * (transfer floating) */
GtkWidget *ts_competitors_board_dice_new (const char *verb);

/* How large they are: on a phone all faces of both dice are to be seen. */
void ts_competitors_board_dice_set_roomy (GtkWidget *dice, gboolean roomy);

/* Dice that lie: adds them to `entry` (transfer full) and says it. If they are refused they are taken back,
 * to be thrown again. */
void ts_competitors_say_dice (TsBoard *board, JsonObject *entry, TsDice *dice);

G_END_DECLS
