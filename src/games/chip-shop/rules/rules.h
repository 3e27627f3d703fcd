/* rules.h — Chip Shop, the game. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsGame ts_chip_shop;

G_END_DECLS
