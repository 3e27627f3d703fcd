/* roll-off.h — everybody rolls one die: for the first turn, or against the danger. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_ROLL_OFF (ts_competitors_roll_off_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsRollOff, ts_competitors_roll_off, TS, COMPETITORS_ROLL_OFF, TsBoardPart)

/* `verb` is “roll-off” or “save”. */
TsCompetitorsRollOff *ts_competitors_roll_off_new (TsBoard *board, const char *verb);

/* The save number that the table's own set says; 0: none. */
void ts_competitors_roll_off_set_save (TsCompetitorsRollOff *self, int save);

G_END_DECLS
