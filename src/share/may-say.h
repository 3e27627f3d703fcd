/* may-say.h — what a phone may say: what its own seat does, and what the table does together. The rest, such
 * as a correction, is the table's own screen's to say. */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

/* Looks at a line from the phone of that seat, or of somebody who looks on, which is TS_NOBODY. What is not
 * theirs to say is TS_ERROR_ILLEGAL; a line that is no entry of the game, or comes after its end, has the
 * reasons of docs/protocol.md. The entry, with the seat whose phone said it; all else about it the rules look
 * at. (transfer full) */
JsonObject *ts_may_say (const TsSession *session, int seat, const char *line, gsize length, GError **error);

G_END_DECLS
