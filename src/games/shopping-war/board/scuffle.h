/* scuffle.h — a Scuffle: eight dice fall, the Combos that they trigger light up, and the two sums race. */
#pragma once

#include "scuffle-round.h"
#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_SCUFFLE_PANEL (ts_shopping_war_scuffle_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsShoppingWarScufflePanel, ts_shopping_war_scuffle_panel, TS, SHOPPING_WAR_SCUFFLE_PANEL, AdwBin)

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsShoppingWarScufflePanel *ts_shopping_war_scuffle_panel_new (TsBoard *board);

/* `bout`: NULL if it is to be chosen first whom to fight. `still`: nothing moves. */
void ts_shopping_war_scuffle_panel_show (TsShoppingWarScufflePanel *self,
                                         const TsView *view,
                                         const ShoppingBout *bout,
                                         gboolean still);
void ts_shopping_war_scuffle_panel_set_roomy (TsShoppingWarScufflePanel *self, gboolean roomy);

/* The dice of a fighter, ready for a throw; NULL if `who` does not fight. */
GtkWidget *ts_shopping_war_scuffle_panel_get_dice (TsShoppingWarScufflePanel *self, int who);

G_END_DECLS
