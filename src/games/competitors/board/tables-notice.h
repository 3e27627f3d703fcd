/* tables-notice.h — says that the table set of this table is not on this computer, and leads to where it can
 * be brought. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_TABLES_NOTICE (ts_competitors_tables_notice_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsTablesNotice, ts_competitors_tables_notice, TS, COMPETITORS_TABLES_NOTICE, AdwBin)

/* Its button activates the action "tables.open". */
TsCompetitorsTablesNotice *ts_competitors_tables_notice_new (void);

/* `error` is why the set cannot be read; NULL: all is well, and nothing is shown. */
void ts_competitors_tables_notice_show (TsCompetitorsTablesNotice *self, const char *id, const GError *error);

G_END_DECLS
