/* counted-number.h — what really lies there: a number to be set, which begins with what the table says. Below
 * it the slips that would explain another one, each with a tap that puts it right. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_COUNTED_NUMBER (ts_counted_number_get_type ())
G_DECLARE_FINAL_TYPE (TsCountedNumber, ts_counted_number, TS, COUNTED_NUMBER, GtkWidget)

/* Signals: "changed": another number is set; "entered": the Enter key was pressed in it; "said": a slip was
 * put right, and that is in force. */

/* (transfer floating) */
GtkWidget *ts_counted_number_new (void);

/* Shows what the board's table says of a counter of the seat, unless it shows that already; `counter` −1: it
 * is not known yet of which. */
void ts_counted_number_show (TsCountedNumber *self, TsBoard *board, int seat, int counter);

/* By how much what is set is more than the table says. */
int ts_counted_number_get_by (TsCountedNumber *self);
void ts_counted_number_set_by (TsCountedNumber *self, int by);

G_END_DECLS
