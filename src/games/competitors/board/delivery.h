/* delivery.h — a delivery under way: it moves, arrives or fails. */
#pragma once

#include "widgets/board-part.h"
#include "widgets/choices.h"
#include "widgets/sheet.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_DELIVERY_PANEL (ts_competitors_delivery_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsDeliveryPanel, ts_competitors_delivery_panel, TS, COMPETITORS_DELIVERY_PANEL, TsBoardPart)

TsCompetitorsDeliveryPanel *ts_competitors_delivery_panel_new (TsBoard *board, TsSheet *carry);

/* Adds the point that the Contract's vehicle buys out of a channel, one tap, unless its last movement passed
 * none; who lacks the money for it is told so. */
void ts_competitors_freedom_add (TsChoices *choices, TsBoard *board);

G_END_DECLS
