/* market.h — what the turn's seat can buy from the bank, and sell to it, one tap each; a Branch has a sheet,
 * which the action “part.open” asks the panel for. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_MARKET (ts_competitors_market_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsMarket, ts_competitors_market, TS, COMPETITORS_MARKET, TsBoardPart)

TsCompetitorsMarket *ts_competitors_market_new (TsBoard *board);

G_END_DECLS
