/* dealings.h — the dealings: a payment, and the ways to a trade, a loss and a Special Contract card. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_DEALINGS_PANEL (ts_competitors_dealings_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsDealingsPanel, ts_competitors_dealings_panel, TS, COMPETITORS_DEALINGS_PANEL, AdwBin)

TsCompetitorsDealingsPanel *ts_competitors_dealings_panel_new (TsBoard *board);

/* What belonged to the entry that was said is done with; anything else stays as it was filled in. */
void ts_competitors_dealings_panel_show (TsCompetitorsDealingsPanel *self,
                                         const TsView *view,
                                         const TsOutcome *outcome);

G_END_DECLS
