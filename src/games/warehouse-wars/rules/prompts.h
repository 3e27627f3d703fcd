/* prompts.h — Warehouse Wars: what the table is told. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Who does what now, by phase, and what comes then. (transfer full) */
char *ts_warehouse_wars_prompt_place (const TsView *view);
char *ts_warehouse_wars_then_place (const TsView *view);
char *ts_warehouse_wars_prompt_record (const TsView *view);
char *ts_warehouse_wars_then_finish (const TsView *view);
char *ts_warehouse_wars_prompt_over (const TsView *view);

G_END_DECLS
