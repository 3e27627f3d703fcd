/* table-shelf.h — the tables on this computer, as cards in the groups of the start page.
 *
 * They are read one at a time, in another thread, those changed last first: so cards come one below the
 * other, and none moves under a finger. */
#pragma once

#include "games/games.h"
#include "store/table-cache.h"
#include "store/table.h"
#include "tile-group.h"
#include "trash.h"

G_BEGIN_DECLS

/* The groups, in the order in which they stand. */
typedef enum {
  TS_TABLE_SHELF_GOING,
  TS_TABLE_SHELF_WAITING,
  TS_TABLE_SHELF_FINISHED,
  TS_TABLE_SHELF_UNREADABLE,
  TS_TABLE_SHELF_GROUPS
} TsTableShelfGroup;

#define TS_TYPE_TABLE_SHELF (ts_table_shelf_get_type ())
G_DECLARE_FINAL_TYPE (TsTableShelf, ts_table_shelf, TS, TABLE_SHELF, GObject)

/* Signal "looking": the tables are about to be looked for. Signal "shown": what is there may be something
 * else. Signal "removed": somebody took a table away. Signal "tell" (AdwToast *toast): to be shown; whoever
 * takes it refs it. */

/* `page` and `groups`, one of each TsTableShelfGroup, stay until ts_table_shelf_close(). (transfer full) */
TsTableShelf *ts_table_shelf_new (GtkWidget *page, TsTileGroup *const *groups);

/* The games whose tables are known; said once, before they are looked for. */
void ts_table_shelf_set_games (TsTableShelf *self, const TsGame *const *games);

/* Looks for tables, once there is nothing else to do. */
void ts_table_shelf_look (TsTableShelf *self);

/* Goes on with those that nobody has asked for yet. */
void ts_table_shelf_show_older (TsTableShelf *self);

/* Leaves only what has these words, of all tables; "": all that was asked for. */
void ts_table_shelf_filter (TsTableShelf *self, const char *words);

/* The table in this file stays, if it was on its way to the trash. */
void ts_table_shelf_keep (TsTableShelf *self, const char *path);

/* What was read of tables, and those on their way to the trash, for other pages of them. (transfer none) */
TsTableCache *ts_table_shelf_get_cache (TsTableShelf *self);
TsTrash *ts_table_shelf_get_trash (TsTableShelf *self);

/* What was looked at for the card of this file, or NULL. (transfer full) */
TsTable *ts_table_shelf_take_table (TsTableShelf *self, const char *path);

/* The first card that is shown, or NULL. (transfer none) */
GtkWidget *ts_table_shelf_get_first (TsTableShelf *self);

/* How many can be gone on with, as far as they are shown. */
guint ts_table_shelf_n_going (TsTableShelf *self);

/* Whether a file is being read, in another thread. */
gboolean ts_table_shelf_is_reading (TsTableShelf *self);

/* Whether more are about to come by themselves. */
gboolean ts_table_shelf_is_looking (TsTableShelf *self);

/* Whether there are more than are asked for. */
gboolean ts_table_shelf_has_older (TsTableShelf *self);

/* The page is gone: nothing is shown any more, and what was thrown away goes to the trash. */
void ts_table_shelf_close (TsTableShelf *self);

G_END_DECLS
