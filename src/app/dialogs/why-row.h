/* why-row.h — a number on a row of its dialog, beside what it counts or, where there is no room for both,
 * below it; and below the two, over all of the width, what is to be told of it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* `facts` may be NULL. (transfer floating) */
GtkWidget *ts_why_row_new (const char *label, int number, const char *facts);

/* Puts a widget (transfer floating) at the row's end. */
void ts_why_row_add (GtkWidget *row, GtkWidget *widget);

G_END_DECLS
