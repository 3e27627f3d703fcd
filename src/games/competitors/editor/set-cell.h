/* set-cell.h — one cell of a table set in the grid: the first words of its text, its save number as a die, or
 * what it brings. */
#pragma once

#include "event-tables.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_CELL (ts_competitors_set_cell_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSetCell, ts_competitors_set_cell, TS, COMPETITORS_SET_CELL, GtkWidget)

TsCompetitorsSetCell *ts_competitors_set_cell_new (void);

/* How many lines of the text are shown. */
void ts_competitors_set_cell_set_lines (TsCompetitorsSetCell *self, int lines);

void ts_competitors_set_cell_show (TsCompetitorsSetCell *self,
                                   const CompetitorsPlace *place,
                                   const CompetitorsCell *cell);

/* Whether it is the one that is typed in. It takes the focus then. */
void ts_competitors_set_cell_set_chosen (TsCompetitorsSetCell *self, gboolean chosen);

const CompetitorsPlace *ts_competitors_set_cell_get_place (TsCompetitorsSetCell *self);

G_END_DECLS
