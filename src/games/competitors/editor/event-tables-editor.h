/* event-tables-editor.h — where a set is typed in: the grid with its cells, and the sheet with the one that
 * is chosen.
 *
 * What is written in the sheet is taken into the set whenever somebody goes on. What cannot be taken stays
 * there, and nobody gets to another cell before that is put right or given up. */
#pragma once

#include "event-tables-edit.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_EVENT_TABLES_EDITOR (ts_event_tables_editor_get_type ())
G_DECLARE_FINAL_TYPE (TsEventTablesEditor, ts_event_tables_editor, TS, EVENT_TABLES_EDITOR, AdwBin)

/* Signals. "edited": the set is another one, and is to be kept. "changed": another cell is chosen, somebody
 * begins or ends writing, or what is written cannot be taken, or can be again. */

/* Begins with a set, at one of its cells. `edit` has to outlive it. */
void ts_event_tables_editor_open (TsEventTablesEditor *self,
                                  TsEventTablesEdit *edit,
                                  const CompetitorsPlace *place);

/* The chosen cell. (transfer none) */
const CompetitorsPlace *ts_event_tables_editor_get_place (TsEventTablesEditor *self);

/* Whether somebody writes in the sheet, and whether what is written there cannot be taken. */
gboolean ts_event_tables_editor_is_writing (TsEventTablesEditor *self);
gboolean ts_event_tables_editor_is_refused (TsEventTablesEditor *self);

/* Takes what is written. FALSE if it cannot be: the sheet says why. */
gboolean ts_event_tables_editor_take (TsEventTablesEditor *self);

/* Goes to a cell, or shows the chosen one as it is now; what was written was taken before, or is lost. */
void ts_event_tables_editor_go (TsEventTablesEditor *self, const CompetitorsPlace *place);

/* Takes what is written and goes to the next empty cell, to be written in. */
void ts_event_tables_editor_go_to_empty (TsEventTablesEditor *self);

/* The sheet opens, and its text gets the focus; or the chosen cell of the grid does. */
void ts_event_tables_editor_write (TsEventTablesEditor *self);
void ts_event_tables_editor_focus (TsEventTablesEditor *self);

/* The cell is as it was before somebody wrote in it. */
void ts_event_tables_editor_give_up (TsEventTablesEditor *self);

/* Narrow: there is room for one continent. Low: there is none for the grid above the sheet. */
void ts_event_tables_editor_set_size (TsEventTablesEditor *self, gboolean narrow, gboolean low);

G_END_DECLS
