/* window.h — the one window: a start page, and pages on top of it. */
#pragma once

#include "store/table.h"
#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_WINDOW (ts_window_get_type ())
G_DECLARE_FINAL_TYPE (TsWindow, ts_window, TS, WINDOW, AdwApplicationWindow)

/* A window of `app`, which keeps it, for `games`, NULL at the end. `settings` are what the app remembers
 * between evenings (org.tableside.Tableside). (transfer none) */
TsWindow *ts_window_new (AdwApplication *app, const TsGame *const *games, GSettings *settings);

/* Closes it once the disk has what was said, with the dialogs that lie over it: a question need not be
 * answered first. */
void ts_window_quit (TsWindow *self);

/* Goes back to the start page, to its games. */
void ts_window_show_games (TsWindow *self);

/* Goes back to the start page, to the tables that have these words. */
void ts_window_search (TsWindow *self, const char *words);

/* The same people play the same game once more, at a table of their own, which is opened. */
void ts_window_play_again (TsWindow *self, TsTable *table);

/* Shows a sentence for a moment. */
void ts_window_tell (TsWindow *self, const char *sentence);

/* Shows the page that asks who plays, for a new table of the game. */
void ts_window_new_table (TsWindow *self, const TsGame *game);

/* Shows the play page of a table. */
void ts_window_open_table (TsWindow *self, TsTable *table);

/* The page that is shown. (transfer none) */
AdwNavigationPage *ts_window_get_page (TsWindow *self);

/* The board that is shown, or NULL. (transfer none) */
TsBoard *ts_window_get_board (TsWindow *self);

/* Opens a table's file where it lies; if that fails, says why. */
void ts_window_open_file (TsWindow *self, GFile *file);

/* Files (GFile) come from outside: see incoming.h. One is opened then. */
void ts_window_receive (TsWindow *self, GPtrArray *files);

/* The same without a lock, where there are none and people were told so. */
void ts_window_open_unlocked (TsWindow *self, const char *path);

/* Asks for files to open; or to be taken in as copies. */
void ts_window_choose_files (TsWindow *self, gboolean copy);

G_END_DECLS
