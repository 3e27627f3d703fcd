/* prompts.h — what the table is told: who does what now, and what comes then. (all transfer full) */
#pragma once

#include "state.h"

G_BEGIN_DECLS

char *ts_snack_wars_prompt_take (const TsView *view);
char *ts_snack_wars_then_take (const TsView *view);
char *ts_snack_wars_prompt_steal (const TsView *view);
char *ts_snack_wars_then_next (const TsView *view);
char *ts_snack_wars_prompt_record (const TsView *view);
char *ts_snack_wars_then_finish (const TsView *view);

G_END_DECLS
