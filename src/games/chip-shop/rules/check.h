/* check.h — what must hold after every step, for soak. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_chip_shop_check (const TsView *view, GError **error);

G_END_DECLS
