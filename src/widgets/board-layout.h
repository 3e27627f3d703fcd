/* board-layout.h — the table that the parts of a board lie on: below each other where it is narrow, in two
 * columns where it is wide. It grows no wider than can be looked over.
 *
 * One rule keeps the answer in sight: what is asked is at the top, of all parts where it is narrow, of the
 * second column where it is wide. Each column scrolls by itself, so what is asked stands still while people
 * look at the rest. The board scrolls for them only where it asks something else, or lies otherwise.
 *
 * A board that is only shown asks nothing, and nobody scrolls it: the other parts lie beside each other, and
 * are drawn as large as all of them fit. */
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
  int low, lower, high;  /* sp of height up to, or from, which it is so, unless it is narrow; 0: as most, as
                          * most; never */
  int spacing, gutter;   /* px between the parts of a column, and between the columns */
} TsBoardPlan;

/* Becomes the child of `board`, which has the class "roomy" from now on unless it is narrow; if it is not,
 * also "high" where it is as high as its plan says, "low" where it is not high, and "lower" too where it is
 * even less high. It has "short" where it is narrow and not high. `plan` is static. `asked` (transfer
 * floating), which gets that class, is where the next tap goes: if it is a panel, its top is shown whenever
 * it turns. Signal "changed": there is more or less room. (transfer none) */
TsBoardLayout *ts_board_layout_new (TsBoard *board, const TsBoardPlan *plan, GtkWidget *asked);

/* Puts a part (transfer floating) below those that are there; `column`: where it stands if it is wide. */
void ts_board_layout_add (TsBoardLayout *self, GtkWidget *part, TsColumn column);

/* Whether anything is asked, as it is until the game is over. Then the parts that only show something share
 * the width: the first one stands in the first column, and the others in the second. */
void ts_board_layout_set_asks (TsBoardLayout *self, gboolean asks);

TsRoom ts_board_layout_get_room (TsBoardLayout *self);

/* Shows the top of what is asked again. */
void ts_board_layout_show_asked (TsBoardLayout *self);

G_END_DECLS
