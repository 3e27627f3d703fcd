/* prompts.h — what the table is told: who does what now, and what comes then. (all transfer full) */
#pragma once

#include "state.h"

G_BEGIN_DECLS

char *ts_shopping_war_prompt_first_player (const TsView *view);
char *ts_shopping_war_then_first_player (const TsView *view);
char *ts_shopping_war_prompt_equip (const TsView *view);
char *ts_shopping_war_then_equip (const TsView *view);
char *ts_shopping_war_prompt_stroll (const TsView *view);
char *ts_shopping_war_then_stroll (const TsView *view);
char *ts_shopping_war_prompt_scuffle (const TsView *view);
char *ts_shopping_war_then_scuffle (const TsView *view);
char *ts_shopping_war_prompt_crowd (const TsView *view);
char *ts_shopping_war_then_crowd (const TsView *view);
char *ts_shopping_war_prompt_relax (const TsView *view);
char *ts_shopping_war_then_relax (const TsView *view);
char *ts_shopping_war_prompt_over (const TsView *view);

/* What waits in a direction, where the mover can go there now: one sentence, or NULL. */
char *ts_shopping_war_tell_reach (const TsView *view, int direction);

G_END_DECLS
