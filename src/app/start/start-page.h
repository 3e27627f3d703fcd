/* start-page.h — what is seen first: tables to go on with, the games, tables that are finished. */
#pragma once

#include "games/games.h"
#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_START_PAGE (ts_start_page_get_type ())
G_DECLARE_FINAL_TYPE (TsStartPage, ts_start_page, TS, START_PAGE, AdwNavigationPage)

/* Signal "tell" (AdwToast *toast): to be shown over whatever page is seen then; whoever takes it refs it. */

/* Shows the games; said once. */
void ts_start_page_set_games (TsStartPage *self, const TsGame *const *games);

/* Moves the focus to the first game. */
void ts_start_page_show_games (TsStartPage *self);

/* Where the keyboard begins when the page is seen again: at this game, which somebody has looked at; or, if
 * it is NULL, at a table to go on with. */
void ts_start_page_come_back_from (TsStartPage *self, const TsGame *game);

/* Shows the tables that have these words. */
void ts_start_page_search (TsStartPage *self, const char *words);

/* The table in this file is opened: if it was on its way to the trash, it stays. */
void ts_start_page_keep (TsStartPage *self, const char *path);

/* What was looked at for the card of this file, for ts_table_open_async(); NULL if that was not kept.
 * (transfer full) */
TsTable *ts_start_page_take_table (TsStartPage *self, const char *path);

/* The table in this file is there: it is found again, also if it lies outside the folder of tables. */
void ts_start_page_add (TsStartPage *self, const char *path);

G_END_DECLS
