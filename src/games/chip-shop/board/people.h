/* people.h — the personalities that can be picked, as cards: one tap each. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_CHIP_PICK (ts_chip_pick_get_type ())
G_DECLARE_FINAL_TYPE (TsChipPick, ts_chip_pick, TS, CHIP_PICK, AdwBin)

TsChipPick *ts_chip_pick_new (TsBoard *board);
void ts_chip_pick_show (TsChipPick *self, const TsView *view);

G_END_DECLS
