/* adjust-sheet.h — the sheet of a correction: whose number is wrong, which one, and what it should say. */
#pragma once

#include "widgets/sheet.h"

G_BEGIN_DECLS

/* A correction of the number as it is now; amends: of what was corrected earlier. (transfer floating) */
TsSheet *ts_adjust_sheet_new (TsBoard *board, gboolean amends);

/* Fills in what is known, once the sheet has begun: a seat, its counter if that is ≥ 0, and by how much it is
 * wrong if that is not 0. */
void ts_adjust_sheet_fill (TsSheet *sheet, const TsView *view, int seat, int counter, int by);

G_END_DECLS
