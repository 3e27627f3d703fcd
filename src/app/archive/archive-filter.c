#include "archive-filter.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

int
ts_archive_year (const TsTableInfo *info)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (ts_table_info_time (info));

  return time != NULL ? g_date_time_get_year (time) : 0;
}

gboolean
ts_archive_wants (const TsArchiveWanted *wanted, const TsTableInfo *info, const char *words)
{
  if (wanted->game_id != NULL && g_strcmp0 (info->game_id, wanted->game_id) != 0)
    return FALSE;
  if (wanted->person != NULL && !g_strv_contains ((const char *const *) info->names, wanted->person))
    return FALSE;
  if (wanted->year != 0 && ts_archive_year (info) != wanted->year)
    return FALSE;
  if ((wanted->state == TS_ARCHIVE_OVER || wanted->state == TS_ARCHIVE_RESTING) &&
      (info->play == NULL || info->over != (wanted->state == TS_ARCHIVE_OVER)))
    return FALSE;
  return *wanted->words == '\0' || g_str_match_string (wanted->words, words, TRUE);
}

static int
compare_numbers (gint64 one, gint64 other)
{
  return (one > other) - (one < other);
}

static int
compare_games (const TsTableInfo *one, const TsTableInfo *other)
{
  const char *title = one->game != NULL ? _ (one->game->title) : "";

  return g_utf8_collate (title, other->game != NULL ? _ (other->game->title) : "");
}

static gint64
length_of (const TsTableInfo *info)
{
  return info->play != NULL ? info->play->seconds : TS_PLAY_NO_TIME;
}

int
ts_archive_compare (const TsTableInfo *one, const TsTableInfo *other, TsArchiveOrder order)
{
  int newest = compare_numbers (ts_table_info_time (other), ts_table_info_time (one)), first = 0;

  if (order == TS_ARCHIVE_BY_GAME)
    first = compare_games (one, other);
  else if (order == TS_ARCHIVE_LONGEST)
    first = compare_numbers (length_of (other), length_of (one));
  else if (order == TS_ARCHIVE_OLDEST)
    first = -newest;
  if (first == 0)
    first = newest;
  return first != 0 ? first : strcmp (one->path, other->path);
}
