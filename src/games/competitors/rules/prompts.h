/* prompts.h — the phases, and what the table is told in them: who does what now, and what comes then. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsPhase ts_competitors_phases[];

/* The danger, with the sentence of its cell. (transfer full) */
char *ts_competitors_tell_danger (const Competitors *state, const char *cell);

/* What a cell of an event table says, or where to read it: one sentence. (transfer full) */
char *ts_competitors_tell_cell (const TsView *view, CompetitorsTable table, int continent, int face);

G_END_DECLS
