/* code-page.h — the code that leads a phone to one seat, or to look on: large enough to be read across the
 * table; its link as text; and who is there by it. */
#pragma once

#include "share/share.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_CODE_PAGE (ts_code_page_get_type ())
G_DECLARE_FINAL_TYPE (TsCodePage, ts_code_page, TS, CODE_PAGE, AdwNavigationPage)

/* `seat`: TS_NOBODY for those who look on. The table is shared as long as the page is shown. */
AdwNavigationPage *ts_code_page_new (TsShare *share, TsTable *table, int seat);

G_END_DECLS
