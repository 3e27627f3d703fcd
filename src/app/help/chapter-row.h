/* chapter-row.h — a chapter of the help that unfolds: its facts, each where it stands, or the signs of a
 * board, or pictures.
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

/* Puts a picture at the end: a resource, and in words, which have to last, what it shows. It is read once the
 * chapter is unfolded; it is as wide as the row, but no larger than it is, and not there while something is
 * looked for. */
void ts_chapter_row_add_picture (TsChapterRow *self, const char *resource, const char *about);

/* Shows what fits the words that were typed (ts_rule_fits()), unfolded; with none, all of it as at first.
 * Whether anything is shown. */
gboolean ts_chapter_row_search (TsChapterRow *self, const char *typed);

G_END_DECLS
