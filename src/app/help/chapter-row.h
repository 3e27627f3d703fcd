/* chapter-row.h — a chapter of the help that unfolds: its facts, each where it stands, or the signs of a
 * board.
 */
#pragma once

#include "referee/digest.h"
#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_CHAPTER_ROW (ts_chapter_row_get_type ())
G_DECLARE_FINAL_TYPE (TsChapterRow, ts_chapter_row, TS, CHAPTER_ROW, AdwExpanderRow)

/* `chapter`, which has to last, with its rules. `open`: it is unfolded while nothing is looked for. (transfer
 * floating) */
TsChapterRow *ts_chapter_row_new (const TsChapter *chapter, gboolean open);

/* Puts a sign with what it means at the end. */
void ts_chapter_row_add_sign (TsChapterRow *self, const TsBoardSign *sign);

/* Shows what fits the words that were typed (ts_rule_fits()), unfolded; with none, all of it as at first.
 * Whether anything is shown. */
gboolean ts_chapter_row_search (TsChapterRow *self, const char *typed);

G_END_DECLS
