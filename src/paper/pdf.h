/* pdf.h — a paper as PDF: text that can be searched and copied, with its fonts. */
#pragma once

#include "paper.h"
#include "referee/header.h"

G_BEGIN_DECLS

/* It has the paper's title and the day of the table; nothing of it comes from the clock, so that the same
 * table makes the same file. (transfer full) */
GBytes *ts_pdf_write (TsPaper *paper, TsPaperSize size, const TsHeader *header);

G_END_DECLS
