/* round-table.h — a table seen from above, with the game's picture on it and everybody round it, clockwise.
 */
#pragma once

#include "referee/header.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_ROUND_TABLE (ts_round_table_get_type ())
G_DECLARE_FINAL_TYPE (TsRoundTable, ts_round_table, TS, ROUND_TABLE, GtkWidget)

void ts_round_table_set_game (TsRoundTable *self, const char *game);

/* Who sits round it, seat 0 nearest; all have a colour. */
void ts_round_table_set_players (TsRoundTable *self, const TsPlayer *players, guint n_players);

G_END_DECLS
