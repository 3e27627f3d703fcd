/* sets.h — a seat's sets as they stand now, by their length: a tap points them out. */
#pragma once

#include "board-view.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_WAREHOUSE_LINES (ts_warehouse_lines_get_type ())
G_DECLARE_FINAL_TYPE (TsWarehouseLines, ts_warehouse_lines, TS, WAREHOUSE_LINES, AdwBin)

/* Signal "chosen": another line is pressed, or none any more. */

TsWarehouseLines *ts_warehouse_lines_new (void);

void ts_warehouse_lines_update (TsWarehouseLines *self, const TsView *view, int seat);

/* Compact: the lines are behind one button. */
void ts_warehouse_lines_set_compact (TsWarehouseLines *self, gboolean compact);

/* The length of the sets that are pressed (4: or more), or 0. _choose: presses it, as a finger would. */
int ts_warehouse_lines_get_chosen (TsWarehouseLines *self);
void ts_warehouse_lines_choose (TsWarehouseLines *self, int length);

G_END_DECLS
