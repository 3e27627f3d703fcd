/* facts.h — what has to be known to lay the table out again, and lies nowhere. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

extern const TsFact ts_chip_shop_facts[];

G_END_DECLS
