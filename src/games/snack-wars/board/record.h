/* record.h — a finished game is counted: seat by seat, what lies in the collection. It
 * begins with the first seat that has nothing written down. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_SNACK_WARS_RECORD (ts_snack_wars_record_get_type ())
G_DECLARE_FINAL_TYPE (TsSnackWarsRecord, ts_snack_wars_record, TS, SNACK_WARS_RECORD, TsBoardPart)

TsSnackWarsRecord *ts_snack_wars_record_new (TsBoard *board);

G_END_DECLS
