/* effects.h — what a Crowd card or a Power does, one tap each: cards and Stars come and go, Combos are lost,
 * tokens move. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_EFFECTS (ts_shopping_war_effects_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWarEffects, ts_shopping_war_effects, TS, SHOPPING_WAR_EFFECTS, AdwBin)

/* Says its entries through `board`, whose part it is, or over which it lies. (transfer floating) */
TsShoppingWarEffects *ts_shopping_war_effects_new (TsBoard *board);

/* Begins with a seat; people may choose another one. */
void ts_shopping_war_effects_begin (TsShoppingWarEffects *self, int seat);

/* Shows the state as it is now. */
void ts_shopping_war_effects_show (TsShoppingWarEffects *self);

/* Where it is roomy the numbers stand two by two, however long their names, and all of it is in sight. */
void ts_shopping_war_effects_set_roomy (TsShoppingWarEffects *self, gboolean roomy);

/* A line with a name and a number of cards or Stars, a stepper whose bounds are set later. Its data "of" is
 * `of`, and `on_changed` (stepper, data) hears of its value. (transfer floating) */
GtkWidget *ts_shopping_war_count_line_new (
    GtkSpinButton **stepper, const char *name, int of, GCallback on_changed, gpointer data);

G_END_DECLS
