/* customs.h — what a movement calls for: Customs cards, and an event that is rolled, read, booked and
 * settled. */
#pragma once

#include "games/competitors/editor/event-tables-collection.h"
#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_CUSTOMS_PANEL (ts_competitors_customs_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsCustomsPanel, ts_competitors_customs_panel, TS, COMPETITORS_CUSTOMS_PANEL, TsBoardPart)

TsCompetitorsCustomsPanel *ts_competitors_customs_panel_new (TsBoard *board);

/* `set` is as for ts_event_tables_played_cell() and has to stay until this is called again. */
void ts_competitors_customs_panel_use (TsCompetitorsCustomsPanel *self, const TsEventTables *set);

G_END_DECLS
