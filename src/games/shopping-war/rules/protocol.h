/* protocol.h — the board as the protocol shows it. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Adds the members of `board`. */
void ts_shopping_war_describe (const TsView *view, GString *json);

G_END_DECLS
