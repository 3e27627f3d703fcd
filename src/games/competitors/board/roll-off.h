/* roll-off.h — everybody rolls one die: for the first turn, or against the danger. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_ROLLERS (ts_competitors_rollers_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsRollers, ts_competitors_rollers, TS, COMPETITORS_ROLLERS, AdwBin)

/* `verb` is “roll-off” or “save”. */
TsCompetitorsRollers *ts_competitors_rollers_new (TsBoard *board, const char *verb);

/* `save`: the save number that the table's own set says; 0: none. */
void ts_competitors_rollers_show (TsCompetitorsRollers *self, const TsView *view, int save);

/* How large everything is. */
void ts_competitors_rollers_set_roomy (TsCompetitorsRollers *self, gboolean roomy);

/* The dice, asked for `who`. (transfer none) */
GtkWidget *ts_competitors_rollers_ask (TsCompetitorsRollers *self, int who);

G_END_DECLS
