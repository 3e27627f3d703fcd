/* people.h — the personalities that can be picked, as cards: one tap each. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_PEOPLE_PANEL (ts_chip_shop_people_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsChipShopPeoplePanel, ts_chip_shop_people_panel, TS, CHIP_SHOP_PEOPLE_PANEL, TsBoardPart)

TsChipShopPeoplePanel *ts_chip_shop_people_panel_new (TsBoard *board);

G_END_DECLS
