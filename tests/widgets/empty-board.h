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
  gboolean is_slow;       /* what it says waits for empty_board_settle() */
  JsonObject *on_its_way; /* that waits, or NULL */
};

/* One with a table of the null game, at which Ann and Bo play. What it says is said there, as the play page
 * does it. (transfer full) */
EmptyBoard *empty_board_new (void);

/* What it said comes in force, or it does not after all. */
void empty_board_settle (EmptyBoard *self, gboolean in_force);

/* What a counter of a seat is at its table. */
int empty_board_counter (EmptyBoard *self, int seat, int counter);
