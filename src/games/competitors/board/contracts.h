/* contracts.h — a Contract is signed: vehicle, from, to, movement turns, fee; and for those who want it, the
 * States and the goods. */
#pragma once

#include "sheet.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SIGNING (ts_competitors_signing_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSigning, ts_competitors_signing, TS, COMPETITORS_SIGNING, TsBoardPart)

TsCompetitorsSigning *ts_competitors_signing_new (TsBoard *board);

G_END_DECLS
