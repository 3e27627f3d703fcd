/* verbs.h — the verbs of Shopping War. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsVerb ts_shopping_war_verbs[];

G_END_DECLS
