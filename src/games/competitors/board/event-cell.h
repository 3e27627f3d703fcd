/* event-cell.h — a cell of an event table, large enough to be read out. */
#pragma once

#include "games/competitors/editor/event-tables-collection.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_EVENT_CELL_CARD (ts_competitors_event_cell_card_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsEventCellCard, ts_competitors_event_cell_card, TS, COMPETITORS_EVENT_CELL_CARD, AdwBin)

TsCompetitorsEventCellCard *ts_competitors_event_cell_card_new (void);

/* The cell as the table plays it: see ts_event_tables_played_cell(). A cell of a set can be changed from
 * here, by the action "tables.edit" with the place's three numbers. */
void ts_competitors_event_cell_card_show (TsCompetitorsEventCellCard *self,
                                          const TsView *view,
                                          const TsEventTables *set,
                                          const CompetitorsPlace *place);

G_END_DECLS
