/* event-tables-edit.h — a set while its owner types it in: every change can be undone and redone.
 *
 * A change is refused as event-tables.h refuses it, and leaves no trace then. One that changes nothing is no
 * change: it is not undone. Nothing here knows a file; whoever holds the set keeps it after each change. */
#pragma once

#include "event-tables.h"

G_BEGIN_DECLS

/* How many changes can be undone; those before are forgotten. */
#define COMPETITORS_EDIT_STEPS 200

typedef struct _TsEventTablesEdit TsEventTablesEdit;

/* `set` (transfer full). */
TsEventTablesEdit *ts_event_tables_edit_new (TsEventTables *set);
void ts_event_tables_edit_free (TsEventTablesEdit *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsEventTablesEdit, ts_event_tables_edit_free)

/* As it is now; until the next change. (transfer none) */
const TsEventTables *ts_event_tables_edit_get_set (const TsEventTablesEdit *self);

/* As ts_event_tables_put() and ts_event_tables_paste(), as one change. */
gboolean ts_event_tables_edit_put (TsEventTablesEdit *self,
                                   const CompetitorsPlace *place,
                                   const CompetitorsCell *cell,
                                   GError **error);
gboolean ts_event_tables_edit_paste (
    TsEventTablesEdit *self, const CompetitorsPlace *place, const char *text, gsize length, GError **error);

gboolean ts_event_tables_edit_can_undo (const TsEventTablesEdit *self);
gboolean ts_event_tables_edit_can_redo (const TsEventTablesEdit *self);

/* Takes the newest change back, or makes it again, and sets `place` to the first cell that is another one
 * now. There has to be one. */
void ts_event_tables_edit_undo (TsEventTablesEdit *self, CompetitorsPlace *place);
void ts_event_tables_edit_redo (TsEventTablesEdit *self, CompetitorsPlace *place);

G_END_DECLS
