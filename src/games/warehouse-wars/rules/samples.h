/* samples.h — what random play asks Warehouse Wars. */
#pragma once

#include "referee/samples.h"

G_BEGIN_DECLS

extern const TsSampler ts_warehouse_wars_samplers[];

G_END_DECLS
