/* one-way.h — what need not be asked, as there is one answer: it is said together with the tap before.
 *
 * Entries are the same as if they were tapped one by one; only the taps are saved. */
#pragma once

#include "games/shopping-war/rules/rules.h"
#include "widgets/dice.h"

G_BEGIN_DECLS

/* The entries of one press to go on: through Relax, and through Equip where there are no cards for a Combo.
 * One for each; at least one. (transfer full) of JsonObject */
GPtrArray *ts_shopping_war_go_on (const TsView *view);

/* The view of the Stroll that comes after Equip 1, which can be left by an answer to it; in the Stroll the
 * view itself. `state` is what it looks at. */
TsView ts_shopping_war_look_at_stroll (const TsView *view, ShoppingWar *state);

/* Says an entry of the Stroll, after the end of Equip 1 if that goes on still. (transfer full) */
void ts_shopping_war_say_in_stroll (TsBoard *board, JsonObject *entry);

/* Says the Stroll die that lies, after the end of Equip 1 if that goes on still, and before the walk if both
 * ways lead to the same space. */
void ts_shopping_war_say_roll (TsBoard *board, TsDice *dice);

G_END_DECLS
