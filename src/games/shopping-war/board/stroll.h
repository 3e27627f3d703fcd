/* stroll.h — the Stroll: its die, and where the mover can go, with what waits there. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_STROLL_PANEL (ts_shopping_war_stroll_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsShoppingWarStrollPanel, ts_shopping_war_stroll_panel, TS, SHOPPING_WAR_STROLL_PANEL, TsBoardPart)

TsShoppingWarStrollPanel *ts_shopping_war_stroll_panel_new (TsBoard *board);

G_END_DECLS
