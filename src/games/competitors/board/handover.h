/* handover.h — what the table does by hand after an entry: whose money goes to whom, in which pieces, and
 * what is drawn for it. No GTK. */
#pragma once

#include "games/competitors/rules/state.h"
#include "referee/session.h"

G_BEGIN_DECLS

/* NULL: nothing changes hands. (transfer full) */
char *ts_competitors_tell_handover (const TsView *view, const TsRecord *record);

/* A sum in the fewest pieces of the box, such as “2 × 10k, 1 × 5k”. (transfer full) */
char *ts_competitors_tell_pieces (gint64 amount);

/* What stands on a piece. (transfer full) */
char *ts_competitors_tell_piece (int coin);

G_END_DECLS
