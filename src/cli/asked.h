/* asked.h — the seat and the counter that a call is about. */
#pragma once

#include "referee/game.h"

G_BEGIN_DECLS

/* A seat as the format has it, from 0; TS_NOBODY if there is none: people were told. */
int ts_asked_seat (const TsView *view, const char *text);

/* A counter that is in play at the table; -1 if there is none: people were told. */
int ts_asked_counter (const TsView *view, const char *id);

G_END_DECLS
