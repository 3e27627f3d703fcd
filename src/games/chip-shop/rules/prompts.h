/* prompts.h — what the table is told: who does what now, and what comes then. (all transfer full) */
#pragma once

#include "state.h"

G_BEGIN_DECLS

char *ts_chip_shop_prompt_personalities (const TsView *view);
char *ts_chip_shop_then_personalities (const TsView *view);
char *ts_chip_shop_prompt_start_of_year (const TsView *view);
char *ts_chip_shop_then_start_of_year (const TsView *view);
char *ts_chip_shop_prompt_place_staff (const TsView *view);
char *ts_chip_shop_then_place_staff (const TsView *view);
char *ts_chip_shop_prompt_events (const TsView *view);
char *ts_chip_shop_then_events (const TsView *view);
char *ts_chip_shop_prompt_actions (const TsView *view);
char *ts_chip_shop_then_actions (const TsView *view);
char *ts_chip_shop_prompt_update (const TsView *view);
char *ts_chip_shop_then_update (const TsView *view);
char *ts_chip_shop_prompt_end_of_year (const TsView *view);
char *ts_chip_shop_then_end_of_year (const TsView *view);

G_END_DECLS
