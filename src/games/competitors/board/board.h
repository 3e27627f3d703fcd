/* board.h — Competitor$ as the table sees it: the world, what can be done now, and the companies' books. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_BOARD (ts_competitors_board_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsBoard, ts_competitors_board, TS, COMPETITORS_BOARD, TsBoard)

G_END_DECLS
