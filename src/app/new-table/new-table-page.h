/* new-table-page.h — who plays, and how: a name or two, and the game is on. */
#pragma once

#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_NEW_TABLE_PAGE (ts_new_table_page_get_type ())
G_DECLARE_FINAL_TYPE (TsNewTablePage, ts_new_table_page, TS, NEW_TABLE_PAGE, AdwNavigationPage)

/* Signal "start" (TsTable *table): the table is on disk, and who plays at it is remembered. */

TsNewTablePage *ts_new_table_page_new (const TsGame *game);
const TsGame *ts_new_table_page_get_game (TsNewTablePage *self);

G_END_DECLS
