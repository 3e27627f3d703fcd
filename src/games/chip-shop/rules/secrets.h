/* secrets.h — what is in a factory, which its owner alone knows until it is released. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

void ts_chip_shop_conceal (const TsView *view, int viewer, gpointer copy);

G_END_DECLS
