/* actions.h — what a staff token can do: two taps each. */
#pragma once

#include "widgets/board-part.h"
#include "widgets/choices.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_ACTIONS (ts_chip_shop_actions_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopActions, ts_chip_shop_actions, TS, CHIP_SHOP_ACTIONS, TsBoardPart)

TsChipShopActions *ts_chip_shop_actions_new (TsBoard *board);

/* Adds the income streams that the turn's seat can use now. */
void ts_chip_shop_actions_offer_streams (TsChoices *choices, const TsView *view);

G_END_DECLS
