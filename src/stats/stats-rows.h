/* stats-rows.h — statistics as tables for people: rows of cells (columns.h), the first one with titles.
 *
 * The window shows them beside its pictures, and the headless referee prints them. A table without a second
 * row has nothing to say. */
#pragma once

#include "stats.h"

G_BEGIN_DECLS

typedef struct {
  const char *title; /* N_() */
  GPtrArray *(*rows) (const TsStats *stats);
} TsStatsTable;

/* In the order in which they stand; ends with a NULL title. */
extern const TsStatsTable ts_stats_tables[];

/* Who has won how often. (transfer full) All of these. */
GPtrArray *ts_stats_person_rows (const TsStats *stats);
GPtrArray *ts_stats_pair_rows (const TsStats *stats);
GPtrArray *ts_stats_game_rows (const TsStats *stats);
GPtrArray *ts_stats_dice_rows (const TsStats *stats);
GPtrArray *ts_stats_period_rows (const TsStats *stats);

/* Of all games, each told in a column; or, without it, of those evenings that are of the same game as `of`.
 */
GPtrArray *ts_stats_score_rows (const TsStats *stats, const TsPlay *of);
GPtrArray *ts_stats_seat_rows (const TsStats *stats, const TsPlay *of);

/* The points of an evening: a row for each round, a column for each seat. */
GPtrArray *ts_play_rows (const TsPlay *play);

/* All tables as text, each with its title. (transfer full) */
char *ts_stats_text (const TsStats *stats);

/* A length of time in hours and minutes, "2:05". (transfer full) */
char *ts_tell_length (gint64 seconds);

/* A period: a year, or the name of a month. (transfer full) */
char *ts_period_tell (const TsPeriod *period);

G_END_DECLS
