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

/* An entry of a verb that has a resource, by its counter, as its only argument. (transfer full) */
JsonObject *ts_chip_shop_forms_build_resource (const char *verb, int counter);

/* 1 of each resource, by such a verb. */
void ts_chip_shop_forms_offer_resources (TsChoices *choices, const char *verb, gboolean accepted);

G_END_DECLS
