/* stroll.h — the Stroll: its die, and where the mover can go, with what waits there. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_STROLL_PANEL (ts_shopping_war_stroll_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsShoppingWarStrollPanel, ts_shopping_war_stroll_panel, TS, SHOPPING_WAR_STROLL_PANEL, TsBoardPart)

/* It may show the Stroll before that begins: what is answered there ends Equip 1 first. */
TsShoppingWarStrollPanel *ts_shopping_war_stroll_panel_new (TsBoard *board);

/* The Stroll die; NULL: it is not thrown. (transfer none) */
TsDice *ts_shopping_war_stroll_panel_get_die (TsShoppingWarStrollPanel *self);

/* Says which way the mover goes now: by the roll, or a step out of a Corridor; or the Shop that it enters
 * from the Lobby. */
void ts_shopping_war_say_way (TsBoard *board, int direction);
void ts_shopping_war_say_enter (TsBoard *board, int space);

G_END_DECLS
