/* cell.h — a cell of an event table, large enough to be read out. */
#pragma once

#include "rules.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_CELL_CARD (ts_competitors_cell_card_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsCellCard, ts_competitors_cell_card, TS, COMPETITORS_CELL_CARD, AdwBin)

TsCompetitorsCellCard *ts_competitors_cell_card_new (void);

void ts_competitors_cell_card_show (
    TsCompetitorsCellCard *self, const TsView *view, CompetitorsTable table, int continent, int face);

G_END_DECLS
