/* event-tables-grid.h — one of the two tables of a set: a column for each continent, a row for each face of
 * the d12.
 *
 * Where there is no room for six columns it shows one continent. It only shows; what people want with a cell
 * are actions of event-tables-editor.c. */
#pragma once

#include "event-tables.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_EVENT_TABLES_GRID (ts_event_tables_grid_get_type ())
G_DECLARE_FINAL_TYPE (TsEventTablesGrid, ts_event_tables_grid, TS, EVENT_TABLES_GRID, GtkGrid)

/* What takes the letters that are typed on a cell. */
void ts_event_tables_grid_set_writer (TsEventTablesGrid *self, GtkWidget *writer);

/* Only the continent of the chosen cell is seen. */
void ts_event_tables_grid_set_narrow (TsEventTablesGrid *self, gboolean narrow);

/* Shows the table of `chosen`, and which cell that is. */
void
ts_event_tables_grid_show (TsEventTablesGrid *self, const TsEventTables *set, const CompetitorsPlace *chosen);

/* Shows what is being written in the chosen cell. */
void ts_event_tables_grid_show_draft (TsEventTablesGrid *self, const CompetitorsCell *cell);

/* (transfer none) */
GtkWidget *ts_event_tables_grid_get_chosen (TsEventTablesGrid *self);

G_END_DECLS
