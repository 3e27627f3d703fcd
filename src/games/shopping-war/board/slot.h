/* slot.h — one Slot of a Shopper: its face, and the Combo in it with its Strength, or the place for one. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_SLOT (ts_shopping_war_slot_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWarSlot, ts_shopping_war_slot, TS, SHOPPING_WAR_SLOT, GtkButton)

/* Shows the Combo of a seat. `invitation`: what a tap does now, one sentence, or NULL. */
void
ts_shopping_war_slot_show (TsShoppingWarSlot *self, const TsView *view, int seat, const char *invitation);

/* Lights up a Combo that dice triggered so many times; 0: not. */
void ts_shopping_war_slot_set_triggered (TsShoppingWarSlot *self, int times);

int ts_shopping_war_slot_get_face (TsShoppingWarSlot *self);

/* Four Slots as they lie round a Shopper card: Weapons above, Mates below. `slots` has room for them, by
 * face. (transfer floating) */
GtkWidget *ts_shopping_war_slots_new (TsShoppingWarSlot **slots);

G_END_DECLS
