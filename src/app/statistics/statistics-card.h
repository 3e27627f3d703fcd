/* statistics-card.h — a part of the statistics: a picture, which is a table as well. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The picture (transfer floating) under its title; a button shows the rows instead (columns.h: the first one
 * has titles), of which each cell says by itself to a screen reader what it is. (transfer floating) */
GtkWidget *ts_statistics_card_new (const char *title, GtkWidget *picture, GPtrArray *rows);

/* Another picture (transfer floating) and its rows in the place of those of the card; what is shown, picture
 * or table, stays that. */
void ts_statistics_card_change (GtkWidget *card, GtkWidget *picture, GPtrArray *rows);

G_END_DECLS
