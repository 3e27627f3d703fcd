/* samples.h — what random play asks Chip Shop. */
#pragma once

#include "referee/samples.h"

G_BEGIN_DECLS

extern const TsSampler ts_chip_shop_samplers[];

G_END_DECLS
