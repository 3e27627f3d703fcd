/* actions.h — what a staff token can do: two taps each. */
#pragma once

#include "widgets/choices.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_ACT (ts_chip_act_get_type ())
G_DECLARE_FINAL_TYPE (TsChipAct, ts_chip_act, TS, CHIP_ACT, AdwBin)

TsChipAct *ts_chip_act_new (TsBoard *board);
void ts_chip_act_show (TsChipAct *self, const TsView *view);

/* Adds the income streams that the turn's seat can use now. */
void ts_chip_act_offer_streams (TsChoices *choices, const TsView *view);

G_END_DECLS
