/* event.h — the event that the seat drew, found by two letters of its name, and what it did. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_EVENT_PANEL (ts_chip_shop_event_panel_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopEventPanel, ts_chip_shop_event_panel, TS, CHIP_SHOP_EVENT_PANEL, TsBoardPart)

TsChipShopEventPanel *ts_chip_shop_event_panel_new (TsBoard *board);

G_END_DECLS
