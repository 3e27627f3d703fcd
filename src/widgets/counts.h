/* counts.h — a number for each word of a list: how many of each, or which number each has.
 *
 * Where no two numbers may be alike, a number is picked, not counted up to: the word that had it takes the
 * other's, so that the numbers always stay all different and what was set before stays as it is. */
#pragma once

#include "referee/field.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_COUNTS (ts_counts_get_type ())
G_DECLARE_FINAL_TYPE (TsCounts, ts_counts, TS, COUNTS, GtkWidget)

/* Signal "changed": somebody changed a number. Signal "entered": Enter in the last one that is counted up to;
 * in others it goes on to the next. */

/* `field` is of TS_FIELD_COUNTS. All numbers begin at the least, or at min, min + 1 … where they must differ.
 */
TsCounts *ts_counts_new (const TsField *field);

/* The numbers, one for each word of the field. (transfer none) */
const gint64 *ts_counts_get (TsCounts *self);
void ts_counts_set (TsCounts *self, const gint64 *numbers);

/* What the picker does: gives the word the number, and the number's owner the word's. */
void ts_counts_swap (TsCounts *self, guint word, gint64 number);

G_END_DECLS
