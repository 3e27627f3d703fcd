/* round.h — what nobody wants to look up at the Round track: how far the game is. No GTK. */
#pragma once

#include "games/competitors/rules/state.h"

G_BEGIN_DECLS

/* Which round it is, whether it is the last one, who is close to the Victory Points that end it, and the
 * money of whose turn it is; NULL before the first round and after the end. (transfer full) */
char *ts_competitors_tell_round (const TsView *view);

G_END_DECLS
