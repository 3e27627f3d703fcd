/* score-bars.h — the sums of two fighters: two bars that race, and the numbers that they reach. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_SCORE_BARS (ts_shopping_war_score_bars_get_type ())
G_DECLARE_FINAL_TYPE (
    TsShoppingWarScoreBars, ts_shopping_war_score_bars, TS, SHOPPING_WAR_SCORE_BARS, GtkWidget)

#define SHOPPING_RACE_WAITS (-1) /* instead of a sum: not rolled yet */

/* (transfer floating) */
TsShoppingWarScoreBars *ts_shopping_war_score_bars_new (void);

/* The seats that race, for their colours. */
void ts_shopping_war_score_bars_set_seats (TsShoppingWarScoreBars *self,
                                           const TsHeader *header,
                                           int attacker,
                                           int defender);

/* The sums of both sides; what has risen runs there, unless it is shown `still`. */
void
ts_shopping_war_score_bars_run (TsShoppingWarScoreBars *self, int attacker, int defender, gboolean still);

G_END_DECLS
