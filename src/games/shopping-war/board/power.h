/* power.h — four cards for a Power: from hand and Stock in any mix, and then what the Power does. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_POWER (ts_shopping_war_power_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWarPower, ts_shopping_war_power, TS, SHOPPING_WAR_POWER, AdwDialog)

/* For a seat that can pay. Says its entries through `board`, over which it lies. */
AdwDialog *ts_shopping_war_power_new (TsBoard *board, int seat);

G_END_DECLS
