/* stroll.h — how tokens move, and what happens where they land. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_shopping_war_roll (TsStep *step, GError **error);
gboolean ts_shopping_war_can_roll (const TsView *view);

gboolean ts_shopping_war_walk (TsStep *step, GError **error);
gboolean ts_shopping_war_can_walk (const TsView *view);

gboolean ts_shopping_war_step (TsStep *step, GError **error);
gboolean ts_shopping_war_can_step (const TsView *view);

gboolean ts_shopping_war_enter (TsStep *step, GError **error);
gboolean ts_shopping_war_can_enter (const TsView *view);

gboolean ts_shopping_war_relocate (TsStep *step, GError **error);

/* What the mover finds on an empty space, or one that counts as empty; the turn goes on with Equip2. */
void ts_shopping_war_land_alone (TsStep *step);

G_END_DECLS
