/* explain.h — why the lines of the tally have their points, in words. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

extern const TsExplanation ts_chip_shop_explanations[];

G_END_DECLS
