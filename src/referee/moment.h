/* moment.h — the table as it was at some time of the evening: a session of its own, to look at, or to try
 * what might have been said then. Nothing that is said to it reaches the evening that it was made of. */
#pragma once

#include "session.h"

G_BEGIN_DECLS

/* The table when the first `n` entries in force had been said (at most all of them, asserted), by whoever sat
 * there then. It reads them again, so it takes as long as opening the table. (transfer full) */
TsSession *ts_moment_new (const TsSession *session, guint n);

/* The table when that had just been said, after all that was in force then: `deed` is a record of the session
 * that people said (`said` is at least 1, asserted), be it in force, taken back or left. It takes as long,
 * for each `amend` on the way once more. (transfer full) */
TsSession *ts_moment_new_after (const TsSession *session, const TsRecord *deed);

G_END_DECLS
