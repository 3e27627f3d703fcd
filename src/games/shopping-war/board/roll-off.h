/* roll-off.h — who begins: everybody's die, one tap each. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_ROLL_OFF (ts_shopping_roll_off_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingRollOff, ts_shopping_roll_off, TS, SHOPPING_ROLL_OFF, AdwBin)

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsShoppingRollOff *ts_shopping_roll_off_new (TsBoard *board);

/* Shows the state, which must be in SHOPPING_FIRST_PLAYER. */
void ts_shopping_roll_off_show (TsShoppingRollOff *self, const TsView *view);
void ts_shopping_roll_off_set_roomy (TsShoppingRollOff *self, gboolean roomy);

/* The die that `who` throws. */
GtkWidget *ts_shopping_roll_off_get_dice (TsShoppingRollOff *self, int who);

G_END_DECLS
