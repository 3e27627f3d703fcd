/* record.h — a finished game is counted: seat by seat, what lies in the collection. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SNACK_RECORD (ts_snack_record_get_type ())
G_DECLARE_FINAL_TYPE (TsSnackRecord, ts_snack_record, TS, SNACK_RECORD, AdwBin)

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsSnackRecord *ts_snack_record_new (TsBoard *board);

/* Shows the state, which must be in SNACK_RECORD: goes to the first seat that has nothing written down. */
void ts_snack_record_show (TsSnackRecord *self, const TsView *view);

G_END_DECLS
