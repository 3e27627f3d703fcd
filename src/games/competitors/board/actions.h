/* actions.h — what the turn's seat can do in its round, one tap each, or one tap and a sheet,
 * which the action “part.open” asks the panel for. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_ACTIONS (ts_competitors_actions_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsActions, ts_competitors_actions, TS, COMPETITORS_ACTIONS, TsBoardPart)

TsCompetitorsActions *ts_competitors_actions_new (TsBoard *board);

G_END_DECLS
