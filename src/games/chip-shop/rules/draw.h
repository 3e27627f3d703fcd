/* draw.h — drawing products and accessories. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_chip_shop_draw (TsStep *step, GError **error);
gboolean ts_chip_shop_can_draw (const TsView *view);

/* Whether cards of that sub-era lie there: on a square, or CHIP_FROM_…. */
gboolean ts_chip_shop_lies_there (const ChipShop *state, int from, int era);

G_END_DECLS
