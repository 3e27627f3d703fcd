/* samples.h — what random play asks Competitor$. */
#pragma once

#include "referee/samples.h"

G_BEGIN_DECLS

extern const TsSampler ts_competitors_samplers[];

G_END_DECLS
