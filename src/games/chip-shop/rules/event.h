/* event.h — events, drawn and played at once, or kept and played later. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_chip_shop_event (TsStep *step, GError **error);
gboolean ts_chip_shop_can_event (const TsView *view);

gboolean ts_chip_shop_play (TsStep *step, GError **error);
int ts_chip_shop_play_forms (const TsView *view, int i, TsEntry *entry);

G_END_DECLS
