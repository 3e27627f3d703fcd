/* statistics-page.h — what follows from all tables, in pictures and as tables. */
#pragma once

#include "store/archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_STATISTICS_PAGE (ts_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (TsStatisticsPage, ts_statistics_page, TS, STATISTICS_PAGE, AdwNavigationPage)

/* Of the tables of `games` in the archive, as they come and go there. (transfer floating) */
TsStatisticsPage *ts_statistics_page_new (const TsGame *const *games, TsArchive *archive);

/* Chooses a game, a person and a year, as they are called where they are chosen; NULL for all. */
void
ts_statistics_page_choose (TsStatisticsPage *self, const char *game, const char *person, const char *year);

G_END_DECLS
