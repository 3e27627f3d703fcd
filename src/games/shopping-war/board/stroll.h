/* stroll.h — the Stroll: its die, and where the mover can go, with what waits there. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_STROLL_PANEL (ts_shopping_war_stroll_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsShoppingWarStrollPanel, ts_shopping_war_stroll_panel, TS, SHOPPING_WAR_STROLL_PANEL, AdwBin)

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsShoppingWarStrollPanel *ts_shopping_war_stroll_panel_new (TsBoard *board);

/* Shows the state, which must be in SHOPPING_STROLL. */
void ts_shopping_war_stroll_panel_show (TsShoppingWarStrollPanel *self, const TsView *view);

/* Larger dice, or as small as a phone wants them. */
void ts_shopping_war_stroll_panel_set_roomy (TsShoppingWarStrollPanel *self, gboolean roomy);

/* The Stroll die, while it can be rolled; else NULL. */
GtkWidget *ts_shopping_war_stroll_panel_get_dice (TsShoppingWarStrollPanel *self);

G_END_DECLS
