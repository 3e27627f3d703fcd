/* player-list.h — who plays: how many, their names and colours, in the order in which they sit, clockwise. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_PLAYER_LIST (ts_player_list_get_type ())
G_DECLARE_FINAL_TYPE (TsPlayerList, ts_player_list, TS, PLAYER_LIST, GtkWidget)

/* Signals: "changed"; "done": Enter was pressed in the last name. */

/* Makes seats for a table of the game, without names. `known` (array of TsPlayer) are those who have played:
 * they can be tapped, and typing completes their names. */
void ts_player_list_set_up (TsPlayerList *self, const TsGame *game, GArray *known);

/* The players as they would begin: everybody has a name and a colour. A bit of `nameless` says whose name is
 * only the seat's, "Player 2". An array of TsPlayer. (transfer full) */
GArray *ts_player_list_get_players (TsPlayerList *self, guint *nameless);

/* Whether all names differ; if not, the error says whose do not, and so does that card, which takes the
 * focus. */
gboolean ts_player_list_check (TsPlayerList *self, GError **error);

/* Puts the focus into the first name that is empty. */
void ts_player_list_begin (TsPlayerList *self);

G_END_DECLS
