/* things.h — what lies on the table in Snack Wars, and where. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

extern const TsThing ts_snack_wars_things[];
extern const TsPlace ts_snack_wars_places_of_things[];

G_END_DECLS
