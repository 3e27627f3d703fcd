/* table-page.h — a page of a table, and what it opens over itself: the history, the change of an old entry,
 * why a number is what it is, a correction, who sits there, an entry by hand, the result, and copies to take
 * along. What is played there is the page's own (play-page.h). */
#pragma once

#include "store/table.h"
#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_TABLE_PAGE (ts_table_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (TsTablePage, ts_table_page, TS, TABLE_PAGE, AdwNavigationPage)

struct _TsTablePageClass {
  AdwNavigationPageClass parent_class;
};

/* Signals: "play-again": the same people want another game of it. "phones" (guint seats): those seats, as
 * bits, have phones at the table now. The page's actions are "play.history" and the
 * like; that somebody takes entries back in the history, it passes on to the action "play.take-back". */

/* Said once; what is told of a copy stands in `toasts`. */
void ts_table_page_set_table (TsTablePage *self, TsTable *table, AdwToastOverlay *toasts);

/* The board that says what is corrected. */
void ts_table_page_set_board (TsTablePage *self, TsBoard *board);

G_END_DECLS
