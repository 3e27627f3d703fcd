/* board-view.h — the hall with the warehouse in it: it is looked at, turned, and built in by pointer, finger
 * or keys.
 */
#pragma once

#include "games/warehouse-wars/rules/sets.h"
#include "ghost.h"
#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_WAREHOUSE_WARS_BOARD_VIEW (ts_warehouse_wars_board_view_get_type ())
G_DECLARE_FINAL_TYPE (
    TsWarehouseWarsBoardView, ts_warehouse_wars_board_view, TS, WAREHOUSE_WARS_BOARD_VIEW, GtkWidget)

/* Signal "changed": the hand, what it is held over, or the levels that are seen have changed. */

/* `board` is whose session is shown, and who says the entries. */
TsWarehouseWarsBoardView *ts_warehouse_wars_board_view_new (TsBoard *board);

/* Shows the state as it is now. */
void ts_warehouse_wars_board_view_update (TsWarehouseWarsBoardView *self);

const WarehouseHand *ts_warehouse_wars_board_view_get_hand (TsWarehouseWarsBoardView *self);
void ts_warehouse_wars_board_view_set_hand (TsWarehouseWarsBoardView *self, const WarehouseHand *hand);

/* The piece in the hand. _waits: it was tapped where cells are smaller than a finger, and waits for a second
 * tap. _place: puts it there, or says why not. */
const WarehouseGhost *ts_warehouse_wars_board_view_get_ghost (TsWarehouseWarsBoardView *self);
gboolean ts_warehouse_wars_board_view_waits (TsWarehouseWarsBoardView *self);
void ts_warehouse_wars_board_view_place (TsWarehouseWarsBoardView *self);

/* Turns the view to the next of four sides. */
void ts_warehouse_wars_board_view_turn (TsWarehouseWarsBoardView *self, int by);

/* Lifts levels off (-1), or puts one back (1). _get_top: the highest level that is seen. */
gboolean ts_warehouse_wars_board_view_can_lift (TsWarehouseWarsBoardView *self, int by);
void ts_warehouse_wars_board_view_lift (TsWarehouseWarsBoardView *self, int by);
int ts_warehouse_wars_board_view_get_top (TsWarehouseWarsBoardView *self);

/* Points sets out; `fades`: for a moment. */
void ts_warehouse_wars_board_view_light (TsWarehouseWarsBoardView *self,
                                         const WarehouseSet *sets,
                                         int n,
                                         gboolean fades);

/* How the hall is seen now: for whoever wants to point at a cell. */
WarehouseProjection ts_warehouse_wars_board_view_get_projection (TsWarehouseWarsBoardView *self);

G_END_DECLS
