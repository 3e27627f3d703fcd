/* archive-people.h — by whom and when tables were played, for those who look for one. */
#pragma once

#include "store/archive.h"

G_BEGIN_DECLS

/* Everybody who sits at any of the tables (TsArchived), who does so most often first; then by name. (transfer
 * full) */
char **ts_archive_people (GListModel *tables);

/* The years in which they began, the newest first. (transfer full) */
char **ts_archive_years (GListModel *tables);

G_END_DECLS
