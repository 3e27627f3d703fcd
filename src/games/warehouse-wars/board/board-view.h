/* board-view.h — the hall with the warehouse in it: it is looked at, turned, and built in by pointer, finger
 * or keys.
 */
#pragma once

#include "games/warehouse-wars/rules/sets.h"
#include "ghost.h"
#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_WAREHOUSE_HALL (ts_warehouse_hall_get_type ())
G_DECLARE_FINAL_TYPE (TsWarehouseHall, ts_warehouse_hall, TS, WAREHOUSE_HALL, GtkWidget)

/* Signal "changed": the hand, what it is held over, or the levels that are seen have changed. */

/* `board` is whose session is shown, and who says the entries. */
TsWarehouseHall *ts_warehouse_hall_new (TsBoard *board);

/* Shows the state as it is now. */
void ts_warehouse_hall_update (TsWarehouseHall *self);

const WarehouseHand *ts_warehouse_hall_get_hand (TsWarehouseHall *self);
void ts_warehouse_hall_set_hand (TsWarehouseHall *self, const WarehouseHand *hand);

/* The piece in the hand. _waits: it was tapped where cells are smaller than a finger, and waits for a second
 * tap. _place: puts it there, or says why not. */
const WarehouseGhost *ts_warehouse_hall_get_ghost (TsWarehouseHall *self);
gboolean ts_warehouse_hall_waits (TsWarehouseHall *self);
void ts_warehouse_hall_place (TsWarehouseHall *self);

/* Turns the view to the next of four sides. */
void ts_warehouse_hall_turn (TsWarehouseHall *self, int by);

/* Lifts levels off (-1), or puts one back (1). _get_top: the highest level that is seen. */
gboolean ts_warehouse_hall_can_lift (TsWarehouseHall *self, int by);
void ts_warehouse_hall_lift (TsWarehouseHall *self, int by);
int ts_warehouse_hall_get_top (TsWarehouseHall *self);

/* Points sets out; `fades`: for a moment. */
void ts_warehouse_hall_light (TsWarehouseHall *self, const WarehouseSet *sets, int n, gboolean fades);

/* How the hall is seen now: for whoever wants to point at a cell. */
WarehouseCamera ts_warehouse_hall_get_camera (TsWarehouseHall *self);

G_END_DECLS
