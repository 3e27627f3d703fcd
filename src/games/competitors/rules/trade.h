/* trade.h — two players trade: each side gives from what it had before. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* What a trade can move, in the order of the members of `give` and `take`; the last one is a list of States.
 */
extern const TsField ts_competitors_goods[];

gboolean ts_competitors_can_trade (const TsView *view);
gboolean ts_competitors_trade (TsStep *step, GError **error);
extern const TsField ts_competitors_trade_args[];

G_END_DECLS
