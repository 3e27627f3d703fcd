#include "turns.h"

#include "config.h"
#include "due.h"

/* Whether whoever has the turn can bring a crate into the warehouse, even if a plank has to come first: the
 * surface of a new plank always has room. */
static gboolean
has_room (const TsStep *step)
{
  TsView view = ts_step_after (step);

  return ts_warehouse_wars_can_place (&view) || ts_warehouse_wars_can_lay (&view);
}

void
ts_warehouse_wars_pass_turn (TsStep *step)
{
  WarehouseWars *next = step->next;
  int before = next->base.turn;
  gboolean is_skipped = ts_warehouse_wars_crates_left (next, 1 - before) == 0;

  next->crate_placed = FALSE;
  next->plank_laid = FALSE;
  next->base.turn = is_skipped ? before : 1 - before;
  if (!has_room (step))
    ts_step_end (step);
  else if (is_skipped || next->base.turn == next->base.order[0])
    next->base.round++;
}

void
ts_warehouse_wars_go_on (TsStep *step)
{
  WarehouseWars *next = step->next;
  TsView view = ts_step_after (step);

  if (ts_warehouse_wars_all_crates_left (next) == 0)
    ts_step_end (step);
  else if (next->crate_placed ? !ts_warehouse_wars_can_lay (&view)
                              : ts_warehouse_wars_crates_left (next, next->base.turn) == 0)
    ts_warehouse_wars_pass_turn (step);
  else if (!next->crate_placed && !has_room (step))
    ts_step_end (step);
}
