/* steal.h — what can be stolen from whom: every card of the others, one tap each. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_SNACK_WARS_STEAL (ts_snack_wars_steal_get_type ())
G_DECLARE_FINAL_TYPE (TsSnackWarsSteal, ts_snack_wars_steal, TS, SNACK_WARS_STEAL, TsBoardPart)

TsSnackWarsSteal *ts_snack_wars_steal_new (TsBoard *board);

/* Steals a card, as its counter, from that seat. */
void ts_snack_wars_say_steal (TsBoard *board, int from, int counter);

G_END_DECLS
