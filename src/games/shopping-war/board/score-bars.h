/* score-bars.h — the sums of two fighters: two bars that race, and the numbers that they reach. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_RACE (ts_shopping_race_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingRace, ts_shopping_race, TS, SHOPPING_RACE, GtkWidget)

#define SHOPPING_RACE_WAITS (-1) /* instead of a sum: not rolled yet */

/* (transfer floating) */
TsShoppingRace *ts_shopping_race_new (void);

/* The seats that race, for their colours. */
void ts_shopping_race_set_seats (TsShoppingRace *self, const TsHeader *header, int attacker, int defender);

/* The sums of both sides; what has risen runs there, unless it is shown `still`. */
void ts_shopping_race_run (TsShoppingRace *self, int attacker, int defender, gboolean still);

G_END_DECLS
