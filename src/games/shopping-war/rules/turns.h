/* turns.h — who begins, and how a turn goes from phase to phase. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_shopping_war_start (TsStep *step, GError **error);

/* The seat after `seat` that is in. */
int ts_shopping_war_next_seat (const ShoppingWar *state, int seat);

/* Ends the mover's turn here and begins the next one. */
void ts_shopping_war_pass_turn (TsStep *step);

int ts_shopping_war_due_to_roll_off (const TsView *view);
gboolean ts_shopping_war_roll_off (TsStep *step, GError **error);
gboolean ts_shopping_war_next (TsStep *step, GError **error);
gboolean ts_shopping_war_can_next (const TsView *view);

G_END_DECLS
