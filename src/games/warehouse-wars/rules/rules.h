/* rules.h — Warehouse Wars, the game. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsGame ts_warehouse_wars;

G_END_DECLS
