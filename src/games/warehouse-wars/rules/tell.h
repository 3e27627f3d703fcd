/* tell.h — places in words, as people find them on the board: columns, rows counted from 1, levels from the
 * board, which is level 0. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* A place and what is there: "column 2, row 3, level 1, empty, on a plank". (transfer full) */
char *ts_warehouse_wars_tell_place (const TsView *view, int x, int y, int z);

/* A plank that lies, or would: "plank of 4, level 1, row 3, columns 1 to 4". (transfer full) */
char *ts_warehouse_wars_tell_plank (const WarehousePlank *plank);

/* Lines of the history: who did it, and where. `seat` may be TS_NOBODY for a plank. (transfer full) */
char *ts_warehouse_wars_tell_placed (const TsView *view, int seat, int x, int y, int z);
char *ts_warehouse_wars_tell_laid (const TsView *view, int seat, const WarehousePlank *plank);

G_END_DECLS
