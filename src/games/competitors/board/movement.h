/* movement.h — the movement sheet: what is tapped as a vehicle goes over the map becomes one movement, with
 * its P.M., fuel, fees and Customs cards reckoned out. */
#pragma once

#include "sheet.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_VOYAGE_SHEET (ts_competitors_voyage_sheet_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsVoyageSheet, ts_competitors_voyage_sheet, TS, COMPETITORS_VOYAGE_SHEET, AdwBin)

/* Signal "back". */

TsCompetitorsVoyageSheet *ts_competitors_voyage_sheet_new (TsBoard *board, gboolean back);

/* A new one for the turn's seat: nothing is filled in. */
void ts_competitors_voyage_sheet_begin (TsCompetitorsVoyageSheet *self);

/* The state has changed; what was filled in stays. */
void ts_competitors_voyage_sheet_show (TsCompetitorsVoyageSheet *self);

/* A continent was tapped on the map: the red-flag State it ends in is there. */
void ts_competitors_voyage_sheet_pick (TsCompetitorsVoyageSheet *self, int continent);

/* The keyboard goes to what is asked. */
void ts_competitors_voyage_sheet_focus (TsCompetitorsVoyageSheet *self);

/* See ts_competitors_sheet_lend_button(). */
GtkButton *ts_competitors_voyage_sheet_lend_button (TsCompetitorsVoyageSheet *self);

G_END_DECLS
