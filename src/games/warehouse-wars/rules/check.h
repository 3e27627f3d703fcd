/* check.h — what always holds in Warehouse Wars; for soak. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Looks at the lists of crates and planks piece by piece, as one would at a table, and not by what the rules
 * work out from them. */
gboolean ts_warehouse_wars_check (const TsView *view, GError **error);

G_END_DECLS
