/* dealings.h — what is settled among players and with the bank: a payment, and the ways to a receipt, a
 * trade, a loss and a Special Contract card. */
#pragma once

#include "widgets/board-panel.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_DEALINGS (ts_competitors_dealings_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsDealings, ts_competitors_dealings, TS, COMPETITORS_DEALINGS, TsBoardPart)

/* A panel, whose first part is a TsCompetitorsDealings; what was said on one of the others is done with. */
TsBoardPanel *ts_competitors_dealings_panel_new (TsBoard *board);

G_END_DECLS
