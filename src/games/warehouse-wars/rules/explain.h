/* explain.h — why the lines of the tally have their points, in words. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

extern const TsExplanation ts_warehouse_wars_explanations[];

G_END_DECLS
