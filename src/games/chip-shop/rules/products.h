/* products.h — products and accessories: piles, what becomes irrelevant, what is gone. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Whether the product is neither gone nor an accessory; or is an accessory that is not gone. */
gboolean ts_chip_shop_is_product (const ChipProduct *product);

/* Whether the product is a released one of the turn's seat. */
gboolean ts_chip_shop_is_own_released (const ChipShop *state, int id);

/* The product of the next state that an argument of the entry names: a released one of the seat that acts.
 * NULL: refused. */
ChipProduct *ts_chip_shop_own_released (const TsStep *step, const char *arg, GError **error);

/* Lays so many piles more, of the value that the product's piles have. */
void ts_chip_shop_lay_piles (ChipShop *next, ChipProduct *product, int piles);

/* When a year begins: what the sub-eras that left make irrelevant, and what products pay. */
void ts_chip_shop_age_products (ChipShop *next);
void ts_chip_shop_pay_piles (TsStep *step);

/* Takes the product out of the game, its accessories with it. */
void ts_chip_shop_remove (ChipShop *next, ChipProduct *product);

/* The same for all that a seat has. */
void ts_chip_shop_remove_all (ChipShop *next, int seat);

/* Whether its card is of that type, or of both. */
gboolean ts_chip_shop_is_of_type (const ChipProduct *product, int type);

G_END_DECLS
