/* why-page.h — why a counter, or a line of the tally, is what it is: the facts in words, and every entry
 * behind it with its reason, the newest first. A tap on one is "why.entry" with its place (u). */
#pragma once

#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_WHY_PAGE (ts_why_page_get_type ())
G_DECLARE_FINAL_TYPE (TsWhyPage, ts_why_page, TS, WHY_PAGE, AdwNavigationPage)

/* The table must not change while the page is shown. The line is one of the seat's tally (asserted). */
AdwNavigationPage *ts_why_page_new_counter (TsTable *table, int seat, int counter);
AdwNavigationPage *ts_why_page_new_line (TsTable *table, int seat, const char *line);

G_END_DECLS
