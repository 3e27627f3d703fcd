/* archive-page.h — all tables on this computer, to be found, looked at, played again or thrown away. */
#pragma once

#include "app/start/trash.h"
#include "store/archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_ARCHIVE_PAGE (ts_archive_page_get_type ())
G_DECLARE_FINAL_TYPE (TsArchivePage, ts_archive_page, TS, ARCHIVE_PAGE, AdwNavigationPage)

/* For tables of `games`, read by way of the cache, but for those in `trash`. They are looked for each time
 * the page is shown. (transfer floating)
 */
TsArchivePage *ts_archive_page_new (const TsGame *const *games, TsTableCache *cache, TsTrash *trash);

G_END_DECLS
