/* record.h — a finished game is counted: seat by seat, what lies in the collection. */
#pragma once

#include "widgets/sheet.h"

G_BEGIN_DECLS

/* (transfer floating) */
TsSheet *ts_snack_wars_record_new (TsBoard *board);

G_END_DECLS
