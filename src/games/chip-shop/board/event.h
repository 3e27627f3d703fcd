/* event.h — the event that the seat drew, found by two letters of its name, and what it did. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_CHIP_EVENT (ts_chip_event_get_type ())
G_DECLARE_FINAL_TYPE (TsChipEvent, ts_chip_event, TS, CHIP_EVENT, AdwBin)

TsChipEvent *ts_chip_event_new (TsBoard *board);
void ts_chip_event_show (TsChipEvent *self, const TsView *view);

G_END_DECLS
