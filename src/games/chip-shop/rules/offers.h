/* offers.h — what pages that know no rules offer. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Of "draw-product", each card that can be drawn: `label`, `detail`, `art` (a picture of the game), `off` (it
 * cannot be paid), `entry`. The same of "income", "hire" and "attach", their forms; what is off says why. Of
 * "release", each product in production: `product` (its id), `least` of R&D, Marketing and Quality; by how
 * much Marketing goes in, from 0, the `piles` as sentences, and by how much Quality, the `points` to split;
 * `longevity` and `loyalty` that come besides. */
void ts_chip_shop_offers (const TsView *view, int seat, GString *json);

G_END_DECLS
