/* movement.h — the movement sheet: what is tapped as a vehicle goes over the map becomes one movement, with
 * its P.M., fuel, fees and Customs cards reckoned out. */
#pragma once

#include "sheet.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_VOYAGE_SHEET (ts_competitors_voyage_sheet_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsVoyageSheet, ts_competitors_voyage_sheet, TS, COMPETITORS_VOYAGE_SHEET, TsBoardPart)

/* `back`: somebody may not want it after all. */
TsCompetitorsVoyageSheet *ts_competitors_voyage_sheet_new (TsBoard *board, gboolean back);

G_END_DECLS
