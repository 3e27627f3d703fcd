/* rules.h — Competitor$, the game. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsGame ts_competitors;

G_END_DECLS
