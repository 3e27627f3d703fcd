/* spreadsheet.h — cells as spreadsheets copy them: columns end with a tab, rows with a line end, and a cell
 * in which there is one of these stands in quotation marks. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The rows, each a GPtrArray of texts (transfer full). Blanks around a text are gone, and a line end inside
 * of it is one blank. NULL with TS_ERROR_SYNTAX if the text is no UTF-8, has NUL in it, or a quotation mark
 * is never closed: the sentence names row and column. */
GPtrArray *ts_spreadsheet_read (const char *text, gsize length, GError **error);

/* Adds "row and column" before the sentence of an error; both count from 0. */
void ts_spreadsheet_prefix (GError **error, guint row, guint column);

G_END_DECLS
