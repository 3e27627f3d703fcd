/* year-end.h — Start of Year and End of Year, each on one screen: what moves by hand for every player, the
 * bills to sign, and the order of the year. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_YEARS_END (ts_chip_years_end_get_type ())
G_DECLARE_FINAL_TYPE (TsChipYearsEnd, ts_chip_years_end, TS, CHIP_YEARS_END, AdwBin)

TsChipYearsEnd *ts_chip_years_end_new (TsBoard *board);

/* In the phases of the start and of the end of a year. */
void ts_chip_years_end_show (TsChipYearsEnd *self, const TsView *view);

G_END_DECLS
