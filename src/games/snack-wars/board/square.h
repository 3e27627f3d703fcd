/* square.h — a collection as the rulebook lays it: a square of three by three, raccoons beside it. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_SNACK_WARS_SQUARE (ts_snack_wars_square_get_type ())
G_DECLARE_FINAL_TYPE (TsSnackWarsSquare, ts_snack_wars_square, TS, SNACK_WARS_SQUARE, GtkWidget)

/* `size`: pixels of the square's side, least and wanted. (transfer floating) */
TsSnackWarsSquare *ts_snack_wars_square_new (int size);
void ts_snack_wars_square_set_size (TsSnackWarsSquare *self, int size);

/* Shows the seat's collection; cards that were not there before pop up, unless `still`. */
void ts_snack_wars_square_show (TsSnackWarsSquare *self, const TsView *view, int seat, gboolean still);

G_END_DECLS
