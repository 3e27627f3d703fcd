/* verbs.h — the verbs of Competitor$, and the words of their arguments. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsVerb ts_competitors_verbs[];

G_END_DECLS
