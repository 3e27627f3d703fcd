/* prompts.h — the phases, and what the table is told in them: who does what now, and what comes then. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsPhase ts_shopping_war_phases[];

/* What waits in a direction, where the mover can go there now: one sentence, or NULL. (transfer full) */
char *ts_shopping_war_tell_reach (const TsView *view, int direction);

G_END_DECLS
