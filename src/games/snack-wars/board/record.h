/* record.h — a finished game is counted: seat by seat, what lies in the collection. */
#pragma once

#include "widgets/sheet.h"

G_BEGIN_DECLS

/* (transfer floating) */
TsSheet *ts_snack_wars_record_new (TsBoard *board);

/* Of a board's update(): what was written down for the seat that is shown makes room for the next one. */
void ts_snack_wars_record_update (TsSheet *sheet, const TsOutcome *outcome);

G_END_DECLS
