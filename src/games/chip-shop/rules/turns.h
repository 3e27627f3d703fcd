/* turns.h — years, phases and turns: who is next, and what happens when a year begins. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_chip_shop_start (TsStep *step, GError **error);

/* The place of a seat, which is in, in the order of the year, from 0. */
int ts_chip_shop_place_in_order (const ChipShop *state, int seat);

/* Order, sub-eras, payments and staff tokens of that year. */
void ts_chip_shop_begin_year (TsStep *step, int year);

/* Staff tokens can be corrected only where somebody has some. */
gboolean ts_chip_shop_adjusted (TsStep *step, GError **error);

/* Verbs. */
gboolean ts_chip_shop_next (TsStep *step, GError **error);

gboolean ts_chip_shop_place (TsStep *step, GError **error);
gboolean ts_chip_shop_can_place (const TsView *view);

G_END_DECLS
