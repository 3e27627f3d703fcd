/* toll.h — a sum that a card or a printed event asks for or brings: tapped together or typed, and paid to the
 * bank or received from it by one more tap. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_TOLL (ts_competitors_toll_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsToll, ts_competitors_toll, TS, COMPETITORS_TOLL, AdwBin)

/* For whose turn it is. (transfer floating) */
TsCompetitorsToll *ts_competitors_toll_new (TsBoard *board);

/* Nothing is filled in. */
void ts_competitors_toll_begin (TsCompetitorsToll *self);

/* The state has changed: what was filled in stays. */
void ts_competitors_toll_show (TsCompetitorsToll *self);

/* What is told where the turn's seat has less than a card or an event asks for, while nothing can be sold to
 * the bank. (transfer full) */
char *ts_competitors_tell_shortage (const TsView *view, int asked);

G_END_DECLS
