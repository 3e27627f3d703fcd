/* rules.h — Snack Wars, the game. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsGame ts_snack_wars;

G_END_DECLS
