/* bg-stats.h — evenings as a file that BG Stats takes in, an app that keeps lists of plays. */
#pragma once

#include "stats.h"

G_BEGIN_DECLS

#define TS_BG_STATS_SUFFIX ".bgsplay"

/* The plays that count as one JSON object, the shape of BG Stats’ own files of plays: players, games, and the
 * plays that name them by number. The same evenings make the same file, and the same person, game and evening
 * always have the same id, so that what is taken in twice is there once. (transfer full) */
char *ts_bg_stats_write (const TsStats *stats);

G_END_DECLS
