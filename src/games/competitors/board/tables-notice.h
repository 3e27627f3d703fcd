/* tables-notice.h — says that the table set of this table is not on this computer, and leads to where it can
 * be brought. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Its button activates the action "tables.open". (transfer floating) */
AdwBanner *ts_competitors_tables_notice_new (void);

/* `error` is why the set cannot be read; NULL: all is well, and nothing is shown. */
void ts_competitors_tables_notice_show (AdwBanner *self, const char *id, const GError *error);

G_END_DECLS
