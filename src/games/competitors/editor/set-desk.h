/* set-desk.h — where a set is typed in: the grid with its cells, and the sheet with the one that is chosen.
 *
 * What is written in the sheet is taken into the set whenever somebody goes on. What cannot be taken stays
 * there, and nobody gets to another cell before that is put right or given up. */
#pragma once

#include "event-tables-edit.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_DESK (ts_competitors_set_desk_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSetDesk, ts_competitors_set_desk, TS, COMPETITORS_SET_DESK, AdwBin)

/* Signals. "edited": the set is another one, and is to be kept. "changed": another cell is chosen, somebody
 * begins or ends writing, or what is written cannot be taken, or can be again. */

/* `edit` has to outlive it. */
TsCompetitorsSetDesk *ts_competitors_set_desk_new (TsEventTablesEdit *edit, const CompetitorsPlace *place);

/* The chosen cell. (transfer none) */
const CompetitorsPlace *ts_competitors_set_desk_get_place (TsCompetitorsSetDesk *self);

/* Whether somebody writes in the sheet, and whether what is written there cannot be taken. */
gboolean ts_competitors_set_desk_is_writing (TsCompetitorsSetDesk *self);
gboolean ts_competitors_set_desk_is_refused (TsCompetitorsSetDesk *self);

/* Takes what is written. FALSE if it cannot be: the sheet says why. */
gboolean ts_competitors_set_desk_take (TsCompetitorsSetDesk *self);

/* Goes to a cell, or shows the chosen one as it is now; what is written was taken before, or is lost. */
void ts_competitors_set_desk_go (TsCompetitorsSetDesk *self, const CompetitorsPlace *place);

/* Takes what is written and goes to the next empty cell, to be written in. */
void ts_competitors_set_desk_go_to_empty (TsCompetitorsSetDesk *self);

/* The sheet opens, and its text gets the focus; or the chosen cell of the grid does. */
void ts_competitors_set_desk_write (TsCompetitorsSetDesk *self);
void ts_competitors_set_desk_focus (TsCompetitorsSetDesk *self);

/* The cell is as it was before somebody wrote in it. */
void ts_competitors_set_desk_give_up (TsCompetitorsSetDesk *self);

/* Narrow: there is room for one continent. Low: there is none for the grid above the sheet. */
void ts_competitors_set_desk_set_size (TsCompetitorsSetDesk *self, gboolean narrow, gboolean low);

G_END_DECLS
