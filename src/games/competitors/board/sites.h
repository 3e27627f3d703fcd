/* sites.h — a Headquarters is founded, or a Branch bought: its continent on the map, and its State. */
#pragma once

#include "sheet.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SITE_SHEET (ts_competitors_site_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSiteSheet, ts_competitors_site_sheet, TS, COMPETITORS_SITE_SHEET, AdwBin)

/* Signal "back". */

TsCompetitorsSiteSheet *ts_competitors_site_sheet_new (TsBoard *board, gboolean branch);

/* A new one: nothing is filled in. */
void ts_competitors_site_sheet_begin (TsCompetitorsSiteSheet *self, const TsView *view);

/* The state has changed; what was filled in stays. */
void ts_competitors_site_sheet_show (TsCompetitorsSiteSheet *self);

/* A continent was tapped on the map. */
void ts_competitors_site_sheet_pick (TsCompetitorsSiteSheet *self, int continent);

/* See ts_competitors_sheet_lend_button(). */
GtkButton *ts_competitors_site_sheet_lend_button (TsCompetitorsSiteSheet *self);

G_END_DECLS
