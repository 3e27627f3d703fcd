/* things.h — what lies on the table in Chip Shop, and where. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

extern const TsThing ts_chip_shop_things[];
extern const TsPlace ts_chip_shop_places_of_things[];

void ts_chip_shop_lie (const TsView *view, GArray *spots);

G_END_DECLS
