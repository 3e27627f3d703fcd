/* csv.h — tables for spreadsheets (RFC 4180): fields with commas between, rows that end with CR LF. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Adds a field to a row, whatever stands in it; in quotes where it has to be. */
void ts_csv_add_field (GString *csv, const char *text);

/* The same for what people wrote: a text that a spreadsheet would take for a formula has an apostrophe before
 * it, which spreadsheets hide. */
void ts_csv_add_text (GString *csv, const char *text);

void ts_csv_add_int (GString *csv, gint64 number);

/* Ends the row. Each of its fields has a comma behind it until then. */
void ts_csv_end_row (GString *csv);

G_END_DECLS
