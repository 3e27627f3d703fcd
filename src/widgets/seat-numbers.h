/* seat-numbers.h — a number for each seat, and below them what they add up to. */
#pragma once

#include "referee/header.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_SEAT_NUMBERS (ts_seat_numbers_get_type ())
G_DECLARE_FINAL_TYPE (TsSeatNumbers, ts_seat_numbers, TS, SEAT_NUMBERS, GtkWidget)

/* Signal "changed": somebody changed a number. Signal "entered": Enter in the last one; in others it goes on
 * to the next. */

/* `field` is of TS_FIELD_EACH. There are no seats yet. */
GtkWidget *ts_seat_numbers_new (const TsField *field);

/* Who plays: those that were there already keep their numbers. */
void ts_seat_numbers_set_header (TsSeatNumbers *self, const TsHeader *header);

/* The numbers, in the order of the seats; `n` is set to how many. NULL: they are not all said. None is in the
 * beginning; with the first one the others are 0, or as near as can be. (transfer none) */
const gint64 *ts_seat_numbers_get (TsSeatNumbers *self, guint *n);

/* NULL: nobody has said any. */
void ts_seat_numbers_set (TsSeatNumbers *self, const gint64 *numbers, guint n);

G_END_DECLS
