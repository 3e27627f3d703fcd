/* steal.h — what can be stolen from whom: every card of the others, one tap each. */
#pragma once

#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SNACK_WARS_STEAL (ts_snack_wars_steal_get_type ())
G_DECLARE_FINAL_TYPE (TsSnackWarsSteal, ts_snack_wars_steal, TS, SNACK_WARS_STEAL, AdwBin)

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsSnackWarsSteal *ts_snack_wars_steal_new (TsBoard *board);

/* Shows what can be stolen in the state, which must be in SNACK_STEAL. */
void ts_snack_wars_steal_show (TsSnackWarsSteal *self, const TsView *view);

G_END_DECLS
