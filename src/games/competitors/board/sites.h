/* sites.h — a Headquarters is founded, or a Branch bought: its continent on the map, and its State. */
#pragma once

#include "map.h"
#include "sheet.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SITE_SHEET (ts_competitors_site_sheet_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsSiteSheet, ts_competitors_site_sheet, TS, COMPETITORS_SITE_SHEET, TsBoardPart)

/* A tap on `map` picks its continent. */
TsCompetitorsSiteSheet *
ts_competitors_site_sheet_new (TsBoard *board, TsCompetitorsMap *map, gboolean branch);

G_END_DECLS
