/* trade.h — a trade: two companies stand opposite each other, and what each gives lies in the middle. */
#pragma once

#include "sheet.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_EXCHANGE (ts_competitors_exchange_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsExchange, ts_competitors_exchange, TS, COMPETITORS_EXCHANGE, AdwBin)

/* Signal "back". */

TsCompetitorsExchange *ts_competitors_exchange_new (TsBoard *board);

/* A new one: nothing lies in the middle. Whose turn it is sits at the table already. */
void ts_competitors_exchange_begin (TsCompetitorsExchange *self);

/* The state has changed; what lies in the middle stays there, as far as it is still had. */
void ts_competitors_exchange_show (TsCompetitorsExchange *self);

G_END_DECLS
