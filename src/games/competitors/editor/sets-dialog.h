/* sets-dialog.h — the owner's own event tables: the table sets that are kept on this computer, and the cells
 * of each to type in. */
#pragma once

#include "event-tables.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SETS_DIALOG (ts_competitors_sets_dialog_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsSetsDialog, ts_competitors_sets_dialog, TS, COMPETITORS_SETS_DIALOG, AdwDialog)

/* Signal "changed": a set was added, removed, renamed or saved. */

/* `id` NULL: the list of sets. Else that set, at `place` unless that is NULL; if it cannot be read, the list
 * that says so. (transfer floating) */
AdwDialog *ts_competitors_sets_dialog_new (const char *id, const CompetitorsPlace *place);

G_END_DECLS
