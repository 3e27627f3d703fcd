/* map.h — the world on the table: continents, the danger, Headquarters, Branches, and open Contracts as arcs.
 *
 * Each continent is a button, for fingers, keys and screen readers. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_MAP (ts_competitors_map_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsMap, ts_competitors_map, TS, COMPETITORS_MAP, GtkWidget)

/* Signal "picked" (int continent): somebody tapped it. */

TsCompetitorsMap *ts_competitors_map_new (void);

void ts_competitors_map_show (TsCompetitorsMap *self, const TsView *view);

/* What is to be seen on a continent, in words. (transfer full) */
char *ts_competitors_map_tell (const TsView *view, int continent);

G_END_DECLS
