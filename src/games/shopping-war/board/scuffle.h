/* scuffle.h — a Scuffle: eight dice fall, the Combos that they trigger light up, and the two sums race. Where
 * nobody fights yet, it is chosen whom to fight; one that has just ended can still be seen. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_SCUFFLE_PANEL (ts_shopping_war_scuffle_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsShoppingWarScufflePanel, ts_shopping_war_scuffle_panel, TS, SHOPPING_WAR_SCUFFLE_PANEL, TsBoardPart)

TsShoppingWarScufflePanel *ts_shopping_war_scuffle_panel_new (TsBoard *board);

G_END_DECLS
