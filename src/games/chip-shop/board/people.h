/* people.h — the personalities that can be picked, as cards: one tap each. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_PEOPLE_PANEL (ts_chip_shop_people_panel_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopPeoplePanel, ts_chip_shop_people_panel, TS, CHIP_SHOP_PEOPLE_PANEL, AdwBin)

TsChipShopPeoplePanel *ts_chip_shop_people_panel_new (TsBoard *board);
void ts_chip_shop_people_panel_show (TsChipShopPeoplePanel *self, const TsView *view);

G_END_DECLS
