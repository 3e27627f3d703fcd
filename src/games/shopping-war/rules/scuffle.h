/* scuffle.h — fights: whom, round by round, and what the winner and the loser get. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_shopping_war_choose (TsStep *step, GError **error);
gboolean ts_shopping_war_can_choose (const TsView *view);

gboolean ts_shopping_war_scuffle_roll (TsStep *step, GError **error);
gboolean ts_shopping_war_can_scuffle_roll (const TsView *view);
int ts_shopping_war_due_to_scuffle (const TsView *view);

gboolean ts_shopping_war_call_off (TsStep *step, GError **error);
gboolean ts_shopping_war_can_call_off (const TsView *view);

/* Whether the fighter on that side has rolled in this round. */
gboolean ts_shopping_war_has_rolled (const ShoppingWar *state, int side);

/* The side on which the seat fights, or TS_NOBODY. */
int ts_shopping_war_side (const ShoppingWar *state, int seat);

G_END_DECLS
