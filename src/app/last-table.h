/* last-table.h — the table that was played last, looked for beside the window. */
#pragma once

#include "store/table-info.h"

G_BEGIN_DECLS

/* Looks for the table that was changed last and can be opened; with `going` for one that has not ended.
 * Tables far down the list are none that somebody means. `done` is called where this was, with no source
 * object. */
void ts_last_table_find_async (const TsGame *const *games,
                               gboolean going,
                               GAsyncReadyCallback done,
                               gpointer data);

/* It; NULL if there is none. (transfer full) */
TsTableInfo *ts_last_table_find_finish (GAsyncResult *result);

G_END_DECLS
