/* food-card.h — a card of Snack Wars as a button: its picture, the number in its corner, and a count. */
#pragma once

#include "referee/header.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_SNACK_WARS_FOOD_CARD (ts_snack_wars_food_card_get_type ())
G_DECLARE_FINAL_TYPE (TsSnackWarsFoodCard, ts_snack_wars_food_card, TS, SNACK_WARS_FOOD_CARD, GtkButton)

/* A card for the counter `counter` (SNACK_RACCOONS, SNACK_KINDS …, SNACK_BONUSES …), named `name`. (transfer
 * floating) */
TsSnackWarsFoodCard *ts_snack_wars_food_card_new (int counter, const char *name);

/* The number in the corner; 0 for none. */
void ts_snack_wars_food_card_set_value (TsSnackWarsFoodCard *self, int value);

/* A count beside the picture, as in “× 3”; 0 for none. */
void ts_snack_wars_food_card_set_count (TsSnackWarsFoodCard *self, int count);

/* The name of a card's picture among the icons. (transfer full) */
char *ts_snack_wars_food_card_icon (int counter);

/* Why the card cannot be taken now, a few words, which stand on it as long as it has no owner; NULL: it can.
 */
void ts_snack_wars_food_card_set_reason (TsSnackWarsFoodCard *self, const char *reason);

/* Whose card it is, if there is one alone: the seat's mark is in its corner. TS_NOBODY: nobody's. */
void ts_snack_wars_food_card_set_owner (TsSnackWarsFoodCard *self, const TsHeader *header, int seat);

G_END_DECLS
