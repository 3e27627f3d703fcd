/* bill-of-sale.h — the end: what each player has, sold to the bank, as a bill of sale. */
#pragma once

#include "games/competitors/rules/rules.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_BILL (ts_competitors_bill_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsBill, ts_competitors_bill, TS, COMPETITORS_BILL, AdwBin)

TsCompetitorsBill *ts_competitors_bill_new (void);

void ts_competitors_bill_show (TsCompetitorsBill *self, const TsView *view);

G_END_DECLS
