/* empty-board.h — a board that shows nothing and remembers what it was told, for tests of what boards are
 * made of. */
#pragma once

#include "widgets/board.h"

#define EMPTY_TYPE_BOARD (empty_board_get_type ())
G_DECLARE_FINAL_TYPE (EmptyBoard, empty_board, EMPTY, BOARD, TsBoard)

struct _EmptyBoard {
  TsBoard parent_instance;
  guint n_updates;
  guint n_effects; /* of what had happened; 0 also for nothing */
  gboolean is_same_step;
};

/* One with a table of the null game, at which Ann and Bo play. What it says is said there, as the play page
 * does it. (transfer full) */
EmptyBoard *empty_board_new (void);

/* What a counter of a seat is at its table. */
int empty_board_counter (EmptyBoard *self, int seat, int counter);
