/* customs.h — what a movement calls for: Customs cards, and an event that is rolled, read, booked and
 * settled.
 */
#pragma once

#include "games/competitors/editor/own-sets.h"
#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_CUSTOMS_PANEL (ts_competitors_customs_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsCustomsPanel, ts_competitors_customs_panel, TS, COMPETITORS_CUSTOMS_PANEL, AdwBin)

TsCompetitorsCustomsPanel *ts_competitors_customs_panel_new (TsBoard *board);

/* `set` is as for ts_own_sets_cell() and has to stay until this is called again. */
void ts_competitors_customs_panel_show (TsCompetitorsCustomsPanel *self,
                                        const TsView *view,
                                        const CompetitorsTableSet *set);

/* How large the die is. */
void ts_competitors_customs_panel_set_roomy (TsCompetitorsCustomsPanel *self, gboolean roomy);

/* The d12 that lies here, or NULL if no event is to be rolled. (transfer none) */
GtkWidget *ts_competitors_customs_panel_get_dice (TsCompetitorsCustomsPanel *self);

G_END_DECLS
