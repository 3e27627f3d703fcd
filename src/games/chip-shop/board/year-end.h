/* year-end.h — Start of Year and End of Year, each on one screen: what moves by hand for every player, the
 * bills to sign, and the order of the year. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_YEAR_END (ts_chip_shop_year_end_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopYearEnd, ts_chip_shop_year_end, TS, CHIP_SHOP_YEAR_END, TsBoardPart)

TsChipShopYearEnd *ts_chip_shop_year_end_new (TsBoard *board);

/* Signs the bills of all who have not, as far as they can pay. */
void ts_chip_shop_year_end_sign_all (TsChipShopYearEnd *self);

G_END_DECLS
