/* forms.h — the forms of a verb as choices that say what they bring. */
#pragma once

#include "widgets/choices.h"

G_BEGIN_DECLS

/* Adds a choice for each form of "income", "hire" or "attach" that the turn's seat can use now, `always` for
 * what is refused, too, which then says why. Where something is due, only what helps to pay it. `icon` is a
 * picture of the game. */
void ts_chip_shop_forms_offer (
    TsChoices *choices, const TsView *view, const char *verb, const char *icon, gboolean always);

/* “Marketing +4”. (transfer full) */
char *ts_chip_shop_forms_tell_gain (int counter, int by);

/* A heading, which says the price, and 1 of each resource for it, by a verb that has that argument alone. */
void ts_chip_shop_forms_offer_resources (TsChoices *choices, const char *heading, const char *verb);

G_END_DECLS
