/* pictures.h — statistics as pictures. */
#pragma once

#include "stats/stats.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The largest figures, beside each other. (transfer floating), as all of these */
GtkWidget *ts_picture_figures (const TsStats *stats);

/* How many of their evenings everybody has won, and would have by chance. */
GtkWidget *ts_picture_wins (const TsStats *stats);

/* Wins until each of the periods. */
GtkWidget *ts_picture_periods (const TsStats *stats);

GtkWidget *ts_picture_pairs (const TsStats *stats);

/* From the fewest to the most points that somebody has had in the game that was played most, and the average.
 */
GtkWidget *ts_picture_points (const TsStats *stats);

GtkWidget *ts_picture_games (const TsStats *stats);

/* Of the game that was played most: how many evenings each seat has won. */
GtkWidget *ts_picture_seats (const TsStats *stats);

/* How many pips more or fewer than was to be expected. */
GtkWidget *ts_picture_dice (const TsStats *stats);

/* The points of one of the evenings, round by round. */
GtkWidget *ts_picture_rounds (const TsStats *stats, const TsPlay *play);

/* The game that was played most; NULL if none was. */
const TsGameStats *ts_most_played (const TsStats *stats);

G_END_DECLS
