/* actions.h — what a staff token can do: one tap each, but for what asks which one. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_ACTIONS (ts_chip_shop_actions_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopActions, ts_chip_shop_actions, TS, CHIP_SHOP_ACTIONS, TsBoardPart)

TsChipShopActions *ts_chip_shop_actions_new (TsBoard *board);

/* Whether prices stand beside what they are for, if all of it has room there, instead of above it. */
void ts_chip_shop_actions_save_height (TsChipShopActions *self, gboolean save);

G_END_DECLS
