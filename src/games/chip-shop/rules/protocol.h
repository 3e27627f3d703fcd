/* protocol.h — what the protocol says of the board. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

void ts_chip_shop_describe (const TsView *view, GString *json);

G_END_DECLS
