/* for-page.h — what our own page is told beyond the protocol: what the window shows, and no state says. */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

/* Adds a member with: `then`, what comes next, or null; `history`, the last sentences, oldest first;
 * `colours` of the seats; `options` of the table; `counters` in play, by id, each with what this table calls
 * it (`title`) and the most that it can be (`max`); `in_sight`, the ids of those that people look for at
 * every step; `ordinary`, the entry of the big button, or null where the seat, which may be TS_NOBODY, has
 * none; `gives_up`, whether saying that does without what the step still offers; `offers`, what
 * the game says of those (`TsGame.offers`). */
void ts_page_add (GString *json, const char *key, const TsSession *session, int seat);

G_END_DECLS
