/* stats-json.h — statistics for programs. */
#pragma once

#include "stats.h"

G_BEGIN_DECLS

/* One object in one line without LF, as docs/protocol.md has it. (transfer full) */
char *ts_stats_json (const TsStats *stats);

G_END_DECLS
