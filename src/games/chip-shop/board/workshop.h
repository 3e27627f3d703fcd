/* workshop.h — the update: exchange, attach, release. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_CHIP_WORKSHOP (ts_chip_workshop_get_type ())
G_DECLARE_FINAL_TYPE (TsChipWorkshop, ts_chip_workshop, TS, CHIP_WORKSHOP, AdwBin)

TsChipWorkshop *ts_chip_workshop_new (TsBoard *board);
void ts_chip_workshop_show (TsChipWorkshop *self, const TsView *view);

G_END_DECLS
