/* dealings.h — the dealings: a payment, and the ways to a trade, a loss and a Special Contract card. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_DESK (ts_competitors_desk_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsDesk, ts_competitors_desk, TS, COMPETITORS_DESK, AdwBin)

TsCompetitorsDesk *ts_competitors_desk_new (TsBoard *board);

/* `afresh`: something was said. What belonged to it is done with; anything else stays as it was filled in. */
void ts_competitors_desk_show (TsCompetitorsDesk *self, const TsView *view, gboolean afresh);

G_END_DECLS
