/* pack-paper.h — the pack-up page. */
#pragma once

#include "paper.h"
#include "referee/session.h"

G_BEGIN_DECLS

/* All that ts_pack_new() tells to lay the table out again, each thing with a box to tick, and all numbers.
 * (transfer full) */
TsPaper *ts_pack_paper_new (const TsSession *session);

G_END_DECLS
