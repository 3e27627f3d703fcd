/* release.h — what goes into a release, and what it will bring. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_LAUNCH (ts_chip_launch_get_type ())
G_DECLARE_FINAL_TYPE (TsChipLaunch, ts_chip_launch, TS, CHIP_LAUNCH, AdwBin)

TsChipLaunch *ts_chip_launch_new (TsBoard *board);

/* Begins with the least that the product takes. */
void ts_chip_launch_show (TsChipLaunch *self, int product);

G_END_DECLS
