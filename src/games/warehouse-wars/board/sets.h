/* sets.h — a seat's sets as they stand now, by their length: a tap points them out. */
#pragma once

#include "board-view.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_WAREHOUSE_WARS_SETS_PANEL (ts_warehouse_wars_sets_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsWarehouseWarsSetsPanel, ts_warehouse_wars_sets_panel, TS, WAREHOUSE_WARS_SETS_PANEL, AdwBin)

/* Signal "chosen": another line is pressed, or none any more. */

TsWarehouseWarsSetsPanel *ts_warehouse_wars_sets_panel_new (void);

void ts_warehouse_wars_sets_panel_update (TsWarehouseWarsSetsPanel *self, const TsView *view, int seat);

/* Compact: the lines are behind one button. */
void ts_warehouse_wars_sets_panel_set_compact (TsWarehouseWarsSetsPanel *self, gboolean compact);

/* The length of the sets that are pressed (4: or more), or 0. _choose: presses it, as a finger would. */
int ts_warehouse_wars_sets_panel_get_chosen (TsWarehouseWarsSetsPanel *self);
void ts_warehouse_wars_sets_panel_choose (TsWarehouseWarsSetsPanel *self, int length);

G_END_DECLS
