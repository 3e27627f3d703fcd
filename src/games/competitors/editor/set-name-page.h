/* set-name-page.h — where a table set gets its title: a new one, or one that is renamed. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_NAME_PAGE (ts_competitors_set_name_page_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsSetNamePage, ts_competitors_set_name_page, TS, COMPETITORS_SET_NAME_PAGE, AdwNavigationPage)

/* Signal "named" (const char *title, gboolean house): somebody wrote a title; `house`: the set is to begin
 * with Tableside's own events. */

/* `title` NULL: for a new set. Else what is there to be renamed. */
AdwNavigationPage *ts_competitors_set_name_page_new (const char *title);

/* What was wrong with the title. */
void ts_competitors_set_name_page_refuse (TsCompetitorsSetNamePage *self, const char *sentence);

G_END_DECLS
