/* verbs.h — the verbs of Chip Shop, and the words of their arguments. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsVerb ts_chip_shop_verbs[];

G_END_DECLS
