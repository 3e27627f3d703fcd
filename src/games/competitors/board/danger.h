/* danger.h — the danger of the round: it is read out, and whoever is hit rolls against it. */
#pragma once

#include "games/competitors/editor/event-tables-collection.h"
#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_DANGER (ts_competitors_danger_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsDanger, ts_competitors_danger, TS, COMPETITORS_DANGER, TsBoardPart)

TsCompetitorsDanger *ts_competitors_danger_new (TsBoard *board);

/* `set` is as for ts_event_tables_played_cell() and has to stay until this is called again. */
void ts_competitors_danger_use (TsCompetitorsDanger *self, const TsEventTables *set);

G_END_DECLS
