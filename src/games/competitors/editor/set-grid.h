/* set-grid.h — one of the two tables of a set: a column for each continent, a row for each face of the d12.
 *
 * Where there is no room for six columns it shows one continent. It only shows; what people want with a cell
 * it tells. */
#pragma once

#include "event-tables.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_GRID (ts_competitors_set_grid_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSetGrid, ts_competitors_set_grid, TS, COMPETITORS_SET_GRID, GtkWidget)

/* Signals. "choose" (const CompetitorsPlace *): somebody went to a cell, by key or pointer. "write" (gboolean
 * anew): something is to be written in the chosen cell, `anew` instead of what is there; or it was pressed
 * twice. "empty": nothing is to stand in it. "forward": Tab was pressed. */

TsCompetitorsSetGrid *ts_competitors_set_grid_new (void);

/* What takes the letters that are typed on a cell, after "write". */
void ts_competitors_set_grid_set_writer (TsCompetitorsSetGrid *self, GtkWidget *writer);

/* Only the continent of the chosen cell is seen. */
void ts_competitors_set_grid_set_narrow (TsCompetitorsSetGrid *self, gboolean narrow);

/* Shows the table of `chosen`, and which cell that is. */
void ts_competitors_set_grid_show (TsCompetitorsSetGrid *self,
                                   const TsEventTables *set,
                                   const CompetitorsPlace *chosen);

/* Shows what is being written in the chosen cell. */
void ts_competitors_set_grid_show_draft (TsCompetitorsSetGrid *self, const CompetitorsCell *cell);

/* (transfer none) */
GtkWidget *ts_competitors_set_grid_get_chosen (TsCompetitorsSetGrid *self);

/* Gives the chosen cell the focus. */
void ts_competitors_set_grid_focus (TsCompetitorsSetGrid *self);

G_END_DECLS
