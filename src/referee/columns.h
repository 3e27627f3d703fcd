/* columns.h — a table as plain text: rows of cells, in columns that stand below each other. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Rows are a GPtrArray of GPtrArray of char *, which are theirs; all have as many cells. */
GPtrArray *ts_columns_new (void); /* (transfer full) */

/* A row that begins with a text, to be added to rows when it is complete. (transfer full) */
GPtrArray *ts_columns_new_row (const char *label);

const char *ts_columns_cell (const GPtrArray *rows, guint row, guint column);

/* Adds the rows as lines, the first column to the left and all others to the right; an empty cell of those is
 * a dash. As wide as terminals show it. */
void ts_columns_tell (const GPtrArray *rows, GString *text);

G_END_DECLS
