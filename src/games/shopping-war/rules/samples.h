/* samples.h — what random play asks Shopping War. */
#pragma once

#include "referee/samples.h"

G_BEGIN_DECLS

extern const TsSampler ts_shopping_war_samplers[];

G_END_DECLS
