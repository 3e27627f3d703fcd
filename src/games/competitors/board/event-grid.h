/* event-grid.h — an event table in small: six continents, twelve faces, and the cell that was rolled lit up.
 */
#pragma once

#include "games/competitors/rules/tables.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_EVENT_GRID (ts_competitors_event_grid_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsEventGrid, ts_competitors_event_grid, TS, COMPETITORS_EVENT_GRID, GtkWidget)

TsCompetitorsEventGrid *ts_competitors_event_grid_new (void);

/* `face` 0: no cell is lit, only the continent's line. */
void ts_competitors_event_grid_light (TsCompetitorsEventGrid *self, int continent, int face);

G_END_DECLS
