/* moment.h — the table as it was at some time of the evening: a session of its own, to look at, or to try
 * what might have been said then. Nothing that is said to it reaches the evening that it was made of. */
#pragma once

#include "session.h"

G_BEGIN_DECLS

/* The table when the first `n` entries in force had been said (at most all of them, asserted), by whoever sat
 * there then. It reads them again, so it takes as long as opening the table. (transfer full) */
TsSession *ts_moment_new (const TsSession *session, guint n);

G_END_DECLS
