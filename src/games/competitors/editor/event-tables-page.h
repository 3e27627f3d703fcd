/* event-tables-page.h — one set of event tables, to be typed in. Every change is kept at once. */
#pragma once

#include "event-tables.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_EVENT_TABLES_PAGE (ts_event_tables_page_get_type ())
G_DECLARE_FINAL_TYPE (TsEventTablesPage, ts_event_tables_page, TS, EVENT_TABLES_PAGE, AdwNavigationPage)

/* Signal "changed": the set is another one on disk now. The property "can-pop" is FALSE while something would
 * be lost. */

/* `set` (transfer full). `place` NULL: the first empty cell. */
AdwNavigationPage *ts_event_tables_page_new (TsEventTables *set, const CompetitorsPlace *place);

/* (transfer none) */
const char *ts_event_tables_page_get_id (TsEventTablesPage *self);

/* Takes what is being written, and keeps what is not kept yet. FALSE if something would be lost now: people
 * have been told what and why, with a way out of a text that cannot be; what could not be saved holds them
 * once. */
gboolean ts_event_tables_page_settle (TsEventTablesPage *self);

/* What Ctrl+V does with the text of the clipboard. */
void ts_event_tables_page_paste (TsEventTablesPage *self, const char *text, gsize length);

G_END_DECLS
