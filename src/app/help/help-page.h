/* help-page.h — chapters of the help, in which a word can be looked for: the rules of one game in short, this
 * phase first, and what the signs on its board mean; or the guide. */
#pragma once

#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_HELP_PAGE (ts_help_page_get_type ())
G_DECLARE_FINAL_TYPE (TsHelpPage, ts_help_page, TS, HELP_PAGE, AdwNavigationPage)

/* `board` shows a table of the game: its phase comes first, unfolded. NULL: there is no table. (transfer
 * floating) */
TsHelpPage *ts_help_page_new (const TsGame *game, TsBoard *board);

/* The guide. `chapter` comes first, unfolded; NULL: none does, and all help is where it was opened. (transfer
 * floating) */
TsHelpPage *ts_help_page_new_guide (const char *chapter);

G_END_DECLS
