/* rules.h — Shopping War, the game. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsGame ts_shopping_war;

G_END_DECLS
