/* score-paper.h — the score sheet on paper. */
#pragma once

#include "paper.h"
#include "referee/session.h"

G_BEGIN_DECLS

/* The game, the day, who wins, and a table: a row per line of the tally, a column per player; and in a game
 * of several rounds, how the score was after each; as `viewer` sees it. (transfer full) */
TsPaper *ts_score_paper_new (const TsSession *session, int viewer);

G_END_DECLS
