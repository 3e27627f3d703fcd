/* table-list.h — the tables on this computer: files in one folder. */
#pragma once

#include "table.h"

G_BEGIN_DECLS

#define TS_TABLE_SUFFIX ".tableside"

/* Where tables live: "tableside/tables" in the user's data folder. It need not be there. (transfer full) */
char *ts_table_list_get_folder (void);

/* The paths of all tables, those changed last first: in the folder, which need not be there, and `elsewhere`
 * (NULL at the end, or NULL), as far as those are files still and not in the list by another path. NULL on
 * error: G_FILE_ERROR. (transfer full) */
char **ts_table_list_get_paths (const char *const *elsewhere, GError **error);

/* The same of another folder. */
char **ts_table_list_get_paths_in (const char *folder, const char *const *elsewhere, GError **error);

/* When the file at a path was changed last, to be compared with other such times; 0 if there is none. */
gint64 ts_table_list_time_changed (const char *path);

/* A path in the folder of tables, which is made if need be, that no file has yet: NAME.tableside, or the name
 * has a number behind it; what no name of a file should have is left out of it. NULL with G_IO_ERROR if there
 * is no such folder. (transfer full) */
char *ts_table_list_new_path (const char *name, GError **error);

/* The same, but the file of one of these names may be there already, if it is the one that is wanted. */
typedef gboolean (*TsIsWanted) (const char *path, gpointer data);
char *ts_table_list_find_path (const char *name, TsIsWanted is_wanted, gpointer data, GError **error);

/* The same in another folder. */
char *ts_table_list_find_path_in (
    const char *folder, const char *name, TsIsWanted is_wanted, gpointer data, GError **error);

/* Whether the path is of a file in the folder of tables, be it there or not. */
gboolean ts_table_list_has (const char *path);

/* Begins a new table of the game, with the options (NULL: all as usual), in the folder of tables, which is
 * made if need be. Its file is called "2026-11-21 Null Game – Ann, Bo.tableside", or has a number if there is
 * such a one. Errors: as ts_table_create(). (transfer full) */
TsTable *ts_table_list_create (
    const TsGame *game, const TsPlayer *players, guint n_players, JsonObject *options, GError **error);

/* The same for those who play at a table already: the same game, players and options once more. */
TsTable *ts_table_list_create_like (TsTable *table, GError **error);

/* Both without waiting for the disk, which may take seconds: `done` is called where this was, with no source
 * object. */
void ts_table_list_create_async (const TsGame *game,
                                 const TsPlayer *players,
                                 guint n_players,
                                 JsonObject *options,
                                 GAsyncReadyCallback done,
                                 gpointer data);
void ts_table_list_create_like_async (TsTable *table, GAsyncReadyCallback done, gpointer data);
TsTable *ts_table_list_create_finish (GAsyncResult *result, GError **error);

G_END_DECLS
