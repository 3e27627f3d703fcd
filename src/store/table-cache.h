/* table-cache.h — what was read of each table, so that pages of many need not read all of them again.
 *
 * It is never more than a copy: what stands in it is taken only while a file has the size, the time and the
 * place on disk that it had then. It is one file in the user's cache folder, which may be deleted at any
 * time, and is thrown away as a whole by another version of Tableside or in another language, as sentences
 * stand in it. All functions may be called in any thread. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _TsTableCache TsTableCache;

/* By which a file is known again. */
typedef struct {
  guint64 size;
  gint64 changed; /* in nanoseconds */
  guint64 inode;
} TsFileStamp;

/* The file is read when something is looked for. (transfer full) */
TsTableCache *ts_table_cache_new (void);
TsTableCache *ts_table_cache_ref (TsTableCache *self);
void ts_table_cache_unref (TsTableCache *self);

/* What was kept of the file, or NULL if it is another one by now. Its type may be any. (transfer full) */
GVariant *ts_table_cache_find (TsTableCache *self, const char *path, const TsFileStamp *stamp);

/* Keeps it, in the place of what was kept of that path before. (`value` is sunk) */
void ts_table_cache_keep (TsTableCache *self, const char *path, const TsFileStamp *stamp, GVariant *value);

/* Writes the file if there is anything new, in a thread of its own; _now: at once. Of tables that are gone
 * nothing is written. Where that fails there is no cache, and nobody is told. */
void ts_table_cache_save (TsTableCache *self);
void ts_table_cache_save_now (TsTableCache *self);

/* Its path. (transfer full) */
char *ts_table_cache_get_path (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsTableCache, ts_table_cache_unref)

G_END_DECLS
