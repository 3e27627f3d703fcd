/* draw.h — drawing products and accessories. */
#pragma once

#include "rules.h"

G_BEGIN_DECLS

gboolean ts_chip_shop_draw (TsStep *step, GError **error);
gboolean ts_chip_shop_can_draw (const TsView *view);
int ts_chip_shop_draw_forms (const TsView *view, int i, TsEntry *entry);

G_END_DECLS
