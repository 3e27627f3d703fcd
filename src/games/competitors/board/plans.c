#include "plans.h"

#include "config.h"
#include "games/competitors/rules/rules.h"

TsSheet *
ts_competitors_sheet_for (TsBoard *board, const char *verb, const TsSheetPlan *plan)
{
  return ts_sheet_new (board, &ts_competitors.verbs[ts_game_verb (&ts_competitors, verb)], plan);
}
