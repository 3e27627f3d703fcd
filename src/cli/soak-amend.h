/* soak-amend.h — random amendments of what was said. */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

/* Makes a line that changes or takes out an old entry, with what would no longer fit left out, so that it
 * must be accepted. Returns what it leads to, which stands until the session changes; NULL if chance found
 * nothing. (transfer full) */
TsPreview *ts_soak_amend (GRand *rand, const TsSession *session, GString *line);

G_END_DECLS
