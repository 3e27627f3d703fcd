/* settle.h — the end of the year: the bill, what is due, bankruptcy, leaving the game. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* What a seat lacks to pay its bill and have 1 money left; 0 or less: nothing. */
int ts_chip_shop_lacks (const ChipShop *state, int seat);

/* Begins the company of the seat that acts anew. */
void ts_chip_shop_go_bankrupt (TsStep *step);

/* If something is due and there is enough money now, it is paid; or if the company has just gone bankrupt, it
 * is forgiven. */
void ts_chip_shop_try_to_pay (TsStep *step);

/* What follows after every step: salaries from Longevity 12 on, and what is due. */
void ts_chip_shop_follow (TsStep *step);

/* Verbs. */
gboolean ts_chip_shop_settle (TsStep *step, GError **error);
gboolean ts_chip_shop_bankrupt (TsStep *step, GError **error);

G_END_DECLS
