/* table-info.h — what a page of tables says of each.
 *
 * Reading a table for the page locks nothing and changes nothing, whoever has it open. It takes as long as
 * the evening is: a common one a few milliseconds, one of a million entries seconds. So a page takes the
 * paths at once, and has the tables read one by one while people look at it. */
#pragma once

#include "stats/play.h"
#include "table-cache.h"
#include "table.h"

G_BEGIN_DECLS

/* A table as it is found. What cannot be known of it is NULL, and the lists are empty. */
typedef struct {
  char *path;
  char *game_id;
  const TsGame *game; /* NULL too if this version does not have the game */
  char **names;       /* the players clockwise, NULL at the end */
  char **colours;     /* theirs as the header says them, "" where it says none; only if it can be opened */
  GDateTime *created; /* both in local time */
  GDateTime *modified;
  gint64 changed; /* ts_table_list_time_changed () when it was read */
  TsPlay *play;   /* what statistics see of it; NULL if the table cannot be opened */
  char *prompt;   /* what stands at the table now; NULL if the table cannot be opened */
  gboolean over;  /* the game has ended */
  char **winners; /* their names, NULL at the end */
  char *problem;  /* sentences: why it cannot be opened, or what is wrong in it; NULL if all is well */
  TsTable *table; /* what was looked at, for ts_table_open_async(); NULL if nothing was */
} TsTableInfo;

/* What is in a table, from the cache, which may be NULL, if the file is still the one that it remembers; else
 * it is read, and remembered if all is well with it. Never NULL: a file that cannot be read says so in
 * `problem`. (transfer full) */
TsTableInfo *ts_table_info_read (const char *path, const TsGame *const *games, TsTableCache *cache);
void ts_table_info_free (TsTableInfo *self);

/* Unix time when it was played, by what it says itself, or else by its file: a game that is over when it
 * began, another one when something was said there last. TS_PLAY_NO_TIME if nobody knows. */
gint64 ts_table_info_time (const TsTableInfo *self);

/* What takes no longer for a long evening: what the cache, which may be NULL, remembers, as above; else only
 * what the first line says, which is the game, who sat down and when. (transfer full) */
TsTableInfo *ts_table_info_glance (const char *path, const TsGame *const *games, TsTableCache *cache);

/* The same in a thread of its own. `done` is called where this was, when nothing more urgent is to be done,
 * with no source object. */
void ts_table_info_read_async (const char *path,
                               const TsGame *const *games,
                               TsTableCache *cache,
                               GAsyncReadyCallback done,
                               gpointer data);
TsTableInfo *ts_table_info_read_finish (GAsyncResult *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsTableInfo, ts_table_info_free)

G_END_DECLS
