/* sets-page.h — the list of table sets: new ones, those from a file, and what can be done with each. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SETS_PAGE (ts_competitors_sets_page_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsSetsPage, ts_competitors_sets_page, TS, COMPETITORS_SETS_PAGE, AdwNavigationPage)

/* Signals: "open" (const char *id): a set is to be shown. "changed": a set was added, removed or renamed.
 * "tell" (AdwToast *): something to be said for a moment. */

AdwNavigationPage *ts_competitors_sets_page_new (void);

/* Shows the sets as they are on disk now. */
void ts_competitors_sets_page_update (TsCompetitorsSetsPage *self);

/* Gives the set of that id the focus; or the first one, if it is not there. */
void ts_competitors_sets_page_focus (TsCompetitorsSetsPage *self, const char *id);

/* Shows a sentence above the sets, until it is closed. */
void ts_competitors_sets_page_refuse (TsCompetitorsSetsPage *self, const char *sentence);

/* What choosing a file does: reads it and keeps its set. What is wrong is said in the page. */
void ts_competitors_sets_page_import (TsCompetitorsSetsPage *self, GFile *file);

/* The same for writing one. */
void ts_competitors_sets_page_export (TsCompetitorsSetsPage *self, const char *id, GFile *file);

G_END_DECLS
