/* tally-table.h — the score sheet on screen: a row per line of the tally, a column per seat. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A player's name is a button for "tally.why" with the seat (i). `narrow`: on a phone the labels of many
 * seats stand above their numbers. (transfer floating) */
GtkWidget *ts_tally_table_new (const TsView *view, gboolean narrow);

/* Has it ask for room for whole names; before, they are as short as can be. */
void ts_tally_table_like_names (GtkWidget *table);

G_END_DECLS
