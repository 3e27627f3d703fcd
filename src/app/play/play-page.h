/* play-page.h — the page of a game that is on: who does what now, the game's board, the standings, and one
 * big button for the ordinary answer.
 *
 * All that people say goes through its controller, to the table and nowhere else; all that is shown is drawn
 * from the table's session after each of them. */
#pragma once

#include "table-page.h"

G_BEGIN_DECLS

#define TS_TYPE_PLAY_PAGE (ts_play_page_get_type ())
G_DECLARE_FINAL_TYPE (TsPlayPage, ts_play_page, TS, PLAY_PAGE, TsTablePage)

/* Signals: "failed" (const char *sentence): something
 * that was said did not come in force; the page has told it, if it is seen. "busy": as the controller's. */

TsPlayPage *ts_play_page_new (TsTable *table);

TsTable *ts_play_page_get_table (TsPlayPage *self);
TsBoard *ts_play_page_get_board (TsPlayPage *self);

/* Whether something that was said is still on its way to the disk. Whoever closes the page waits for it. */
gboolean ts_play_page_is_busy (TsPlayPage *self);

G_END_DECLS
