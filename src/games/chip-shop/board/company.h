/* company.h — a company: what it has, its products with their money, its people, its factory. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_COMPANY (ts_chip_shop_company_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopCompany, ts_chip_shop_company, TS, CHIP_SHOP_COMPANY, AdwBin)

TsChipShopCompany *ts_chip_shop_company_new (TsBoard *board, int seat);

/* `still`: no pile lifts off. */
void ts_chip_shop_company_show (TsChipShopCompany *self, const TsView *view, gboolean still);

/* Folded: only what it has is seen, until somebody unfolds it. */
void ts_chip_shop_company_fold (TsChipShopCompany *self, gboolean folded);

G_END_DECLS
