/* paper.h — something to read on sheets of paper: laid out once for a size, then drawn, page by page, on
 * whatever cairo draws on. A PDF, a printer and a picture show the same. */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

typedef struct _TsPaper TsPaper;

/* Of a sheet, upright; in points, of which 72 are an inch. */
typedef struct {
  double width, height;
} TsPaperSize;

extern const TsPaperSize ts_paper_a4, ts_paper_letter;

/* The one that is usual where the user lives: that of the locale's paper. */
TsPaperSize ts_paper_usual_size (void);

/* Nothing yet but a title, which stands on top. (transfer full) */
TsPaper *ts_paper_new (const char *title);
void ts_paper_free (TsPaper *self);

/* The next thing, below the others. A heading stays with what comes after it; an item has a box to tick. */
void ts_paper_add_heading (TsPaper *self, const char *text);
void ts_paper_add_text (TsPaper *self, const char *text);
void ts_paper_add_item (TsPaper *self, const char *text);

/* What comes next, up to the next cover, stands on sheets of its own, each below this text and a line:
 * whoever folds the lower edge up to the line has it covered. */
void ts_paper_add_cover (TsPaper *self, const char *text);

/* QR codes side by side, two at most, which hold `codes` (see ts_qr_matrix_new()), each with a text beside
 * it; NULL ends both lists. */
void ts_paper_add_codes (TsPaper *self, const char *const *codes, const char *const *texts);

/* A table of rows (GPtrArray of char *), all of one length: the first has the heads, which stand on each page
 * again, the first column labels, and what else is a number is told as people read it. The last `n_sums` rows
 * sum up. */
void ts_paper_add_table (TsPaper *self, const GPtrArray *rows, guint n_sums);

const char *ts_paper_title (const TsPaper *self);

/* Lays it out on sheets of that size. Returns how many it takes, at least 1. */
guint ts_paper_lay_out (TsPaper *self, TsPaperSize size);

/* Draws a page, from 0, once it is laid out: in points, the sheet's upper left corner at the origin. */
void ts_paper_draw (const TsPaper *self, cairo_t *cairo, guint page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsPaper, ts_paper_free)

G_END_DECLS
