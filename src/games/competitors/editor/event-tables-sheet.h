/* event-tables-sheet.h — the cell that is being typed in: its text, and its save number or what it brings.
 *
 * It knows no set: what is written there is a draft until somebody takes it. What people want with it are
 * actions of event-tables-editor.c. */
#pragma once

#include "event-tables.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_EVENT_TABLES_SHEET (ts_event_tables_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TsEventTablesSheet, ts_event_tables_sheet, TS, EVENT_TABLES_SHEET, AdwBin)

/* Shows a cell; what was written before is forgotten. */
void ts_event_tables_sheet_show (TsEventTablesSheet *self,
                                 const CompetitorsPlace *place,
                                 const CompetitorsCell *cell);

/* What is written now; the text is the sheet's, until it changes. */
CompetitorsCell ts_event_tables_sheet_get (TsEventTablesSheet *self);

/* The text gets the focus: behind it, or `anew`, with all of it to be replaced by the next letter. */
void ts_event_tables_sheet_write (TsEventTablesSheet *self, gboolean anew);

/* Save number or effect get the focus, or the text if there is none. */
void ts_event_tables_sheet_go_on (TsEventTablesSheet *self);

/* Shows what is wrong with it, or nothing: NULL. */
void ts_event_tables_sheet_refuse (TsEventTablesSheet *self, const char *sentence);

/* Where the cell is, in words. (transfer none) */
const char *ts_event_tables_sheet_get_place (TsEventTablesSheet *self);

/* The widget in which the text is written. (transfer none) */
GtkWidget *ts_event_tables_sheet_get_writer (TsEventTablesSheet *self);

/* For a phone: there is a button that closes the sheet, and names stand above what they name. */
void ts_event_tables_sheet_set_narrow (TsEventTablesSheet *self, gboolean narrow);

G_END_DECLS
