/* archive.h — all tables on this computer, or all that were thrown away, as a list that fills itself, read in
 * a thread. */
#pragma once

#include "table-info.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A table in the list. It never changes: where the file did, another one stands in its place. */
#define TS_TYPE_ARCHIVED (ts_archived_get_type ())
G_DECLARE_FINAL_TYPE (TsArchived, ts_archived, TS, ARCHIVED, GObject)

/* Its `table` is NULL, however it was read: evenings are long, and there are many. */
const TsTableInfo *ts_archived_get_info (TsArchived *self);

#define TS_TYPE_ARCHIVE (ts_archive_get_type ())
G_DECLARE_FINAL_TYPE (TsArchive, ts_archive, TS, ARCHIVE, GObject)

/* Signal "looked": all that was there is in the list. */

/* For tables of `games`, read by way of the cache. (transfer full) */
TsArchive *ts_archive_new (const TsGame *const *games, TsTableCache *cache);

/* The same of what is in the trash. (transfer full) */
TsArchive *ts_archive_new_trash (const TsGame *const *games, TsTableCache *cache);

/* Of TsArchived, in no order. */
GListModel *ts_archive_get_tables (TsArchive *self);

/* Looks for the tables, in the folder and at the paths `elsewhere` (for the trash: nowhere, NULL), and has
 * the list follow: what is the same stays as it is. While it looks, asking once more has it begin again after
 * that. */
void ts_archive_look (TsArchive *self, const char *const *elsewhere);

/* Whether it looks. */
gboolean ts_archive_is_looking (TsArchive *self);

G_END_DECLS
