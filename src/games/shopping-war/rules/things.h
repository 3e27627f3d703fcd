/* things.h — what lies on the table in Shopping War, and where. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

extern const TsThing ts_shopping_war_things[];
extern const TsPlace ts_shopping_war_places_of_things[];

void ts_shopping_war_lie (const TsView *view, GArray *spots);

G_END_DECLS
