/* statistics-card.h — a part of the statistics: a picture, which is a table as well. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The picture (transfer floating) under its title; a button shows the rows instead (columns.h: the first one
 * has titles). (transfer floating) */
GtkWidget *ts_statistics_card_new (const char *title, GtkWidget *picture, const GPtrArray *rows);

/* The rows as a table. A screen reader goes from cell to cell, and each says by itself what it is. (transfer
 * floating) */
GtkWidget *ts_rows_table_new (const GPtrArray *rows);

G_END_DECLS
