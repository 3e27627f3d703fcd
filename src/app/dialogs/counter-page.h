/* counter-page.h — why a counter is what it is: every change of it, with its reason, the newest first. */
#pragma once

#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COUNTER_PAGE (ts_counter_page_get_type ())
G_DECLARE_FINAL_TYPE (TsCounterPage, ts_counter_page, TS, COUNTER_PAGE, AdwNavigationPage)

/* The table must not change while the page is shown. */
AdwNavigationPage *ts_counter_page_new (TsTable *table, int seat, int counter);

G_END_DECLS
