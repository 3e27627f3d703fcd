/* plays-csv.h — evenings for spreadsheets: a row for each who sat there. */
#pragma once

#include "stats.h"

G_BEGIN_DECLS

/* The plays that count, oldest first: day, game, player, seat, points, place, whether it won (1 or 0), who
 * began, minutes, and the table’s id. (transfer full) */
char *ts_plays_csv (const TsStats *stats);

G_END_DECLS
