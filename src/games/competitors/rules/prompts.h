/* prompts.h — what the table is told: who does what now, and what comes then. (all transfer full) */
#pragma once

#include "state.h"

G_BEGIN_DECLS

char *ts_competitors_prompt_first_player (const TsView *view);
char *ts_competitors_then_first_player (const TsView *view);
char *ts_competitors_prompt_headquarters (const TsView *view);
char *ts_competitors_then_headquarters (const TsView *view);
char *ts_competitors_prompt_weather (const TsView *view);
char *ts_competitors_then_weather (const TsView *view);
char *ts_competitors_prompt_actions (const TsView *view);
char *ts_competitors_then_actions (const TsView *view);
char *ts_competitors_prompt_delivery (const TsView *view);
char *ts_competitors_then_delivery (const TsView *view);
char *ts_competitors_prompt_customs (const TsView *view);
char *ts_competitors_then_customs (const TsView *view);
char *ts_competitors_prompt_event (const TsView *view);
char *ts_competitors_then_event (const TsView *view);

/* Who wins, and that it was wealth that decided, where it did. */
char *ts_competitors_prompt_over (const TsView *view);

/* The danger, with the sentence of its cell. */
char *ts_competitors_tell_danger (const Competitors *state, const char *cell);

/* What a cell of an event table says, or where to read it: one sentence. */
char *ts_competitors_tell_cell (const TsView *view, CompetitorsTable table, int continent, int face);

G_END_DECLS
