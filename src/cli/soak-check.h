/* soak-check.h — what must hold of any game after any step. What does not is said in an English sentence for
 * whoever writes the game. */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

/* The state alone: phase, turn, order, bounds, supplies, derived counters, tally, winners, prompt, the game's
 * own check. */
gboolean ts_soak_check_state (const TsView *view, GError **error);

/* The step: its effects keep the money together, and the game lists the way from the phase before. */
gboolean ts_soak_check_step (const TsView *view, int phase_before, const TsOutcome *outcome, GError **error);

/* That all effects in force, added up in `sums`, are the counters. */
gboolean ts_soak_check_sums (const TsView *view, gint64 sums[TS_MAX_SEATS][TS_MAX_COUNTERS], GError **error);

G_END_DECLS
