/* things.h — what lies on the table in Competitor$, and where. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

extern const TsThing ts_competitors_things[];
extern const TsPlace ts_competitors_places_of_things[];

void ts_competitors_lie (const TsView *view, GArray *spots);

G_END_DECLS
