/* trade.h — a trade: two companies stand opposite each other, and what each gives lies in the middle. */
#pragma once

#include "sheet.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_TRADE_PANEL (ts_competitors_trade_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsTradePanel, ts_competitors_trade_panel, TS, COMPETITORS_TRADE_PANEL, AdwBin)

/* Signal "back". */

TsCompetitorsTradePanel *ts_competitors_trade_panel_new (TsBoard *board);

/* A new one: nothing lies in the middle. Whose turn it is sits at the table already. */
void ts_competitors_trade_panel_begin (TsCompetitorsTradePanel *self);

/* The state has changed; what lies in the middle stays there, as far as it is still had. */
void ts_competitors_trade_panel_show (TsCompetitorsTradePanel *self);

G_END_DECLS
