/* bill-of-sale.h — the end: what each player has, sold to the bank, as a bill of sale. */
#pragma once

#include "games/competitors/rules/rules.h"
#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_BILL_OF_SALE (ts_competitors_bill_of_sale_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsBillOfSale, ts_competitors_bill_of_sale, TS, COMPETITORS_BILL_OF_SALE, TsBoardPart)

TsCompetitorsBillOfSale *ts_competitors_bill_of_sale_new (TsBoard *board);

G_END_DECLS
