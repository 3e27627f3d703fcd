/* board-layout.h — the table that the parts of a board lie on: below each other where it is narrow, in two
 * columns where it is wide. It scrolls, and grows no wider than can be looked over. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_BOARD_LAYOUT (ts_board_layout_get_type ())
G_DECLARE_FINAL_TYPE (TsBoardLayout, ts_board_layout, TS, BOARD_LAYOUT, AdwBin)

typedef enum {
  TS_ROOM_NARROW,
  TS_ROOM_ROOMY, /* one column, but everything is drawn larger */
  TS_ROOM_WIDE   /* two columns */
} TsRoom;

typedef enum {
  TS_COLUMN_FIRST,
  TS_COLUMN_SECOND
} TsColumn;

typedef struct {
  const char *css_class; /* of the table */
  int roomy, wide;       /* sp from which on it is so; `roomy` may be 0: only if it is wide */
  int widest;            /* px that the table takes at most */
  int tight;             /* px from which on it takes less than all, until it is widest */
  int spacing, gutter;   /* px between the parts of a column, and between the columns */
} TsBoardPlan;

/* Becomes the child of `board`, which has the class "roomy" from now on unless it is narrow. `plan` is
 * static. Signal "changed": there is more or less room. (transfer none) */
TsBoardLayout *ts_board_layout_new (TsBoard *board, const TsBoardPlan *plan);

/* Puts a part below those that are there; `column`: where it stands if it is wide. */
void ts_board_layout_add (TsBoardLayout *self, GtkWidget *part, TsColumn column);

TsRoom ts_board_layout_get_room (TsBoardLayout *self);

/* Shows the first part again: what the next one can do is at the top. */
void ts_board_layout_scroll_up (TsBoardLayout *self);

G_END_DECLS
