/* coins.h — the money of the box: a sum laid out in the fewest pieces. No GTK. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define COMPETITORS_COINS 6

/* What a piece is worth, and how many of it are in the box; the largest first. */
extern const struct CompetitorsCoin {
  int worth, in_box;
} ts_competitors_coins[COMPETITORS_COINS];

/* How many of each everybody is dealt in the beginning, by the rulebook: small ones to pay with. */
extern const int ts_competitors_dealt[COMPETITORS_COINS];

/* Fills in how many of each piece make up `amount` ≥ 0, the fewest that can, and returns what is left over:
 * 0, or what no piece of the box is small enough for or the box has too few pieces for. */
gint64 ts_competitors_lay_out (gint64 amount, int pieces[COMPETITORS_COINS]);

/* What stands on a piece: “10k”. (transfer full) */
char *ts_competitors_tell_piece (int coin);

G_END_DECLS
