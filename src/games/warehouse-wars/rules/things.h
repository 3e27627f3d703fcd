/* things.h — what lies on the table in Warehouse Wars, and where. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

extern const TsThing ts_warehouse_wars_things[];
extern const TsPlace ts_warehouse_wars_places_of_things[];

void ts_warehouse_wars_lie (const TsView *view, GArray *spots);

G_END_DECLS
