/* actions.h — what the turn's seat can do in its round, one tap each, or one tap and a sheet. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_ACTIONS (ts_competitors_actions_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsActions, ts_competitors_actions, TS, COMPETITORS_ACTIONS, AdwBin)

/* Signal "open" (const char *sheet): “danger”, “sign”, “move”, “branch” or “dealings” is asked for. */

TsCompetitorsActions *ts_competitors_actions_new (TsBoard *board);

void ts_competitors_actions_show (TsCompetitorsActions *self, const TsView *view);

G_END_DECLS
