/* streams.h — income streams. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_chip_shop_income (TsStep *step, GError **error);
gboolean ts_chip_shop_has_stream_left (const TsView *view);
int ts_chip_shop_income_forms (const TsView *view, int i, TsEntry *entry);

G_END_DECLS
