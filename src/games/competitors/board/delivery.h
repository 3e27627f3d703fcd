/* delivery.h — a delivery under way: it moves, arrives or fails. */
#pragma once

#include "movement.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_DELIVERY_PANEL (ts_competitors_delivery_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsDeliveryPanel, ts_competitors_delivery_panel, TS, COMPETITORS_DELIVERY_PANEL, AdwBin)

TsCompetitorsDeliveryPanel *ts_competitors_delivery_panel_new (TsBoard *board);

/* `afresh`: something was said, so that what was tapped is done with. */
void
ts_competitors_delivery_panel_show (TsCompetitorsDeliveryPanel *self, const TsView *view, gboolean afresh);

void ts_competitors_delivery_panel_pick (TsCompetitorsDeliveryPanel *self, int continent);

/* The button of its movement: see ts_competitors_sheet_lend_button(). */
GtkButton *ts_competitors_delivery_panel_lend_button (TsCompetitorsDeliveryPanel *self);

/* Whether a movement turn is left. */
gboolean ts_competitors_delivery_panel_can_move (TsCompetitorsDeliveryPanel *self);

/* The keyboard goes to what is asked. */
void ts_competitors_delivery_panel_focus (TsCompetitorsDeliveryPanel *self);

G_END_DECLS
