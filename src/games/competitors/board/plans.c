#include "plans.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "referee/every-game.h"

void
ts_competitors_begin_with_turn (TsSheet *sheet)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (sheet));
  int turn = ts_view_state (&view)->turn;

  if (turn != TS_NOBODY)
    ts_sheet_set_int (sheet, "who", turn);
}

TsSheet *
ts_competitors_sheet_for (TsBoard *board, const char *verb, const TsSheetPlan *plan)
{
  return ts_sheet_new (board, ts_verb_find (&ts_competitors, verb), plan);
}
