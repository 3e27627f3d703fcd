/* pace-json.h — how fast an evening goes, for programs. */
#pragma once

#include "pace.h"

G_BEGIN_DECLS

/* One object in one line without LF, as docs/protocol.md has it; `until` may be TS_PLAY_NO_TIME. (transfer
 * full) */
char *ts_pace_json (const TsPace *self, const TsSession *session, gint64 now, gint64 until);

G_END_DECLS
