/* record.h — a finished game is counted: seat by seat, what lies in the collection. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SNACK_WARS_RECORD (ts_snack_wars_record_get_type ())
G_DECLARE_FINAL_TYPE (TsSnackWarsRecord, ts_snack_wars_record, TS, SNACK_WARS_RECORD, AdwBin)

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsSnackWarsRecord *ts_snack_wars_record_new (TsBoard *board);

/* Shows the state, which must be in SNACK_RECORD: goes to the first seat that has nothing written down. */
void ts_snack_wars_record_show (TsSnackWarsRecord *self, const TsView *view);

G_END_DECLS
