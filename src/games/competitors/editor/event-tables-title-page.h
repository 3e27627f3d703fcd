/* event-tables-title-page.h — where a set gets its title: a new one, or one that is renamed. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_EVENT_TABLES_TITLE_PAGE (ts_event_tables_title_page_get_type ())
G_DECLARE_FINAL_TYPE (
    TsEventTablesTitlePage, ts_event_tables_title_page, TS, EVENT_TABLES_TITLE_PAGE, AdwNavigationPage)

/* Signal "named" (const char *title, gboolean house): somebody wrote a title; `house`: the set is to begin
 * with Tableside's own events. */

/* `title` NULL: for a new set. Else what is there to be renamed. */
void ts_event_tables_title_page_ask (TsEventTablesTitlePage *self, const char *title);

/* What was wrong with the title. */
void ts_event_tables_title_page_refuse (TsEventTablesTitlePage *self, const char *sentence);

G_END_DECLS
