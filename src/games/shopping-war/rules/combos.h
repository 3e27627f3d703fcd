/* combos.h — Combos and their cards: equipping, losing, and paying for a Power. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_shopping_war_equip (TsStep *step, GError **error);
gboolean ts_shopping_war_can_equip (const TsView *view);

/* The same, the phase being right, too. */
gboolean ts_shopping_war_may_equip (const TsView *view);

gboolean ts_shopping_war_power (TsStep *step, GError **error);
gboolean ts_shopping_war_can_power (const TsView *view);

/* Whether the seat has the cards that a Power costs. */
gboolean ts_shopping_war_affords_power (const ShoppingWar *state, int seat);

gboolean ts_shopping_war_lose_combo (TsStep *step, GError **error);
gboolean ts_shopping_war_can_lose_combo (const TsView *view);

/* Follows which Power is being used: until somebody does what no card says. */
void ts_shopping_war_follow_power (TsStep *step);

/* Whether a card says what is corrected now: of the Crowd, or a Power. */
gboolean ts_shopping_war_on_table (const TsView *view);

/* Words: what is on Shop and Emporium cards, and where a lost Combo goes. */
extern const TsWord ts_shopping_war_attributes[];
extern const TsWord ts_shopping_war_goals[];

enum {
  SHOPPING_TO_STOCK,
  SHOPPING_TO_DISCARD
};

G_END_DECLS
