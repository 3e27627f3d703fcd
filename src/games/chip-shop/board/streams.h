/* streams.h — the income streams, as choices that say what they bring. */
#pragma once

#include "widgets/choices.h"

G_BEGIN_DECLS

/* Adds those that the turn's seat can use now. Where something is due, only what helps to pay it; there
 * bankruptcy is no stream but the way out beside them. */
void ts_chip_shop_streams_offer (TsChoices *choices, const TsView *view);

G_END_DECLS
