/* protocol.h — the warehouse in the protocol. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Adds the members of `board`: crates, planks, sets, toppled. */
void ts_warehouse_wars_list (const TsView *view, GString *json);

G_END_DECLS
