/* amend-page.h — a change of an old entry, before it is accepted: what was said and what is said instead,
 * what that changes, and which later entries it leaves no room for. */
#pragma once

#include "amending.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_AMEND_PAGE (ts_amend_page_get_type ())
G_DECLARE_FINAL_TYPE (TsAmendPage, ts_amend_page, TS, AMEND_PAGE, AdwNavigationPage)

/* Its button is "amend.accept"; a later entry that is to be changed, too, is "amend.change-too" with its
 * number (u). `amending` has to stay as long as the page. */
TsAmendPage *ts_amend_page_new (TsAmending *amending);

/* Looks again, since what is to be said has changed. */
void ts_amend_page_update (TsAmendPage *self);

/* What is to be said, of JsonObject. (transfer full) */
GPtrArray *ts_amend_page_get_entries (TsAmendPage *self);

G_END_DECLS
