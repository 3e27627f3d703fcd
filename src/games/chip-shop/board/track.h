/* track.h — Longevity or Loyalty as a track, with every player's marker on it. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_CHIP_SHOP_TRACK (ts_chip_shop_track_get_type ())
G_DECLARE_FINAL_TYPE (TsChipShopTrack, ts_chip_shop_track, TS, CHIP_SHOP_TRACK, GtkWidget)

/* The track of a counter; `flags` are numbers on it from which on something begins, ended by 0. They are
 * marked. */
TsChipShopTrack *ts_chip_shop_track_new (int counter, const int *flags);

/* Puts the markers where the counter says; they walk there, but if `still`. */
void ts_chip_shop_track_show (TsChipShopTrack *self, const TsView *view, gboolean still);

G_END_DECLS
