/* prompts.h — the phases, and what the table is told in them: who does what now, and what comes then. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsPhase ts_warehouse_wars_phases[];

G_END_DECLS
