/* signs.h — the legend: what the little pictures around every board mean. */
#pragma once

#include "referee/game.h"
#include "widgets/board.h"

G_BEGIN_DECLS

/* What every table shows, NULL label at the end. */
extern const TsBoardSign ts_signs[];

/* The chapters that the legends stand in: that of a game's board, and that of every table. */
extern const TsChapter ts_signs_of_game;
extern const TsChapter ts_signs_of_table;

G_END_DECLS
