/* slip-search.h — what would explain that somebody has counted another number, looked for in a thread: on a
 * long table it takes a second. */
#pragma once

#include "referee/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A slip in words, and the entry that puts it right. */
typedef struct {
  char *sentence;
  JsonObject *amend;
} TsExplainedSlip;

/* FALSE: the table is longer than any evening, and nothing is looked for. */
gboolean ts_slip_search_reaches (const TsSession *session);

/* Looks for what would explain that `seat` has `value` of a counter: see ts_slips_find(). The session may
 * change meanwhile, or go. */
void ts_slip_search_async (
    const TsSession *session, int seat, int counter, int value, GAsyncReadyCallback done, gpointer data);

/* The likeliest of them, the likeliest first: an array of TsExplainedSlip. (transfer full) */
GPtrArray *ts_slip_search_finish (GAsyncResult *result);

G_END_DECLS
