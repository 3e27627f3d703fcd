/* tally-page.h — the result: line by line over all seats, then the winners, the score sheet, and a QR code to
 * take it home. Before the end: the result so far, without ceremony. */
#pragma once

#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_TALLY_PAGE (ts_tally_page_get_type ())
G_DECLARE_FINAL_TYPE (TsTallyPage, ts_tally_page, TS, TALLY_PAGE, AdwNavigationPage)

/* Signal "play-again": the same people want another game of it. */

/* It follows the table: a correction after the end is seen at once. */
AdwNavigationPage *ts_tally_page_new (TsTable *table);

/* Shows the end of the tally at once. */
void ts_tally_page_skip (TsTallyPage *self);

/* Whether the tally is shown to its end. */
gboolean ts_tally_page_is_told (TsTallyPage *self);

G_END_DECLS
