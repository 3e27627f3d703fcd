/* roll-off.h — who begins: everybody's die, one tap each. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_ROLL_OFF (ts_shopping_war_roll_off_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWarRollOff, ts_shopping_war_roll_off, TS, SHOPPING_WAR_ROLL_OFF, AdwBin)

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsShoppingWarRollOff *ts_shopping_war_roll_off_new (TsBoard *board);

/* Shows the state, which must be in SHOPPING_FIRST_PLAYER. */
void ts_shopping_war_roll_off_show (TsShoppingWarRollOff *self, const TsView *view);
void ts_shopping_war_roll_off_set_roomy (TsShoppingWarRollOff *self, gboolean roomy);

/* The die that `who` throws. */
GtkWidget *ts_shopping_war_roll_off_get_dice (TsShoppingWarRollOff *self, int who);

G_END_DECLS
