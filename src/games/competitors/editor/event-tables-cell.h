/* event-tables-cell.h — one cell in the grid: the first words of its text, its save number as a die, or what
 * it brings. */
#pragma once

#include "event-tables.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_EVENT_TABLES_CELL (ts_event_tables_cell_get_type ())
G_DECLARE_FINAL_TYPE (TsEventTablesCell, ts_event_tables_cell, TS, EVENT_TABLES_CELL, GtkBox)

TsEventTablesCell *ts_event_tables_cell_new (void);

/* How many lines of the text are shown. */
void ts_event_tables_cell_set_lines (TsEventTablesCell *self, int lines);

void ts_event_tables_cell_show (TsEventTablesCell *self,
                                const CompetitorsPlace *place,
                                const CompetitorsCell *cell);

/* Whether it is the one that is typed in. It takes the focus then. */
void ts_event_tables_cell_set_chosen (TsEventTablesCell *self, gboolean chosen);

const CompetitorsPlace *ts_event_tables_cell_get_place (TsEventTablesCell *self);

/* Who a save number saves, 1 … 6; 0: it is not known, and what it would be. (transfer full) */
char *ts_event_tables_cell_tell_save (int save);

/* Who pays the money of an event; 0: how it is said who does. (transfer full) */
char *ts_event_tables_cell_tell_money (int money);

G_END_DECLS
