/* verbs.h — the null game's verbs. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsVerb ts_null_verbs[];
extern const TsWord ts_null_colours[];

G_END_DECLS
