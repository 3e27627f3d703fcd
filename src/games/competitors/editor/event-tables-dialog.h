/* event-tables-dialog.h — the owner's own event tables: the sets that are kept on this computer, what can be
 * done with each, and the cells of one to type in. */
#pragma once

#include "event-tables.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_EVENT_TABLES_DIALOG (ts_event_tables_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TsEventTablesDialog, ts_event_tables_dialog, TS, EVENT_TABLES_DIALOG, AdwDialog)

/* Signal "changed": a set was added, removed, renamed or saved. */

/* `id` NULL: the list of sets. Else that set, at `place` unless that is NULL; if it cannot be read, the list
 * that says so. (transfer floating) */
AdwDialog *ts_event_tables_dialog_new (const char *id, const CompetitorsPlace *place);

/* What choosing a file does: reads it and keeps its set. What is wrong is said above the list. */
void ts_event_tables_dialog_import (TsEventTablesDialog *self, GFile *file);

/* The same for writing one. */
void ts_event_tables_dialog_export (TsEventTablesDialog *self, const char *id, GFile *file);

G_END_DECLS
