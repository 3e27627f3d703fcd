/* ledger.h — a bank statement per player, from the effects of all entries: what came, what went, and the
 * balance. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_LEDGER (ts_competitors_ledger_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsLedger, ts_competitors_ledger, TS, COMPETITORS_LEDGER, AdwBin)

TsCompetitorsLedger *ts_competitors_ledger_new (TsBoard *board);

void ts_competitors_ledger_show (TsCompetitorsLedger *self, const TsView *view);

G_END_DECLS
