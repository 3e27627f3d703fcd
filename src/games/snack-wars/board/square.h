/* square.h — a collection as the rulebook lays it: a square of three by three, raccoons beside it. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_SNACK_WARS_SQUARE (ts_snack_wars_square_get_type ())
G_DECLARE_FINAL_TYPE (TsSnackWarsSquare, ts_snack_wars_square, TS, SNACK_WARS_SQUARE, GtkWidget)

/* Signal "card" (int counter): a card that lies in it was tapped. */

/* `size`: pixels of the square's side, least and wanted. (transfer floating) */
TsSnackWarsSquare *ts_snack_wars_square_new (int size);
void ts_snack_wars_square_set_size (TsSnackWarsSquare *self, int size);

/* Shows the seat's collection; cards that were not there before pop up, unless `still`. */
void ts_snack_wars_square_show (TsSnackWarsSquare *self, const TsView *view, int seat, gboolean still);

/* Where the card lies that is the nth, by line, or would lie: in the square's own pixels. */
graphene_rect_t ts_snack_wars_square_get_cell (TsSnackWarsSquare *self, int nth);

G_END_DECLS
