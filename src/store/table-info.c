#include "table-info.h"

#include "config.h"
#include "disk.h"
#include "journal-lines.h"
#include "referee/json.h"
#include "referee/text.h"
#include "stats/play-pack.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

void
ts_table_info_free (TsTableInfo *self)
{
  g_free (self->path);
  g_free (self->game_id);
  g_strfreev (self->names);
  g_strfreev (self->colours);
  g_clear_pointer (&self->created, g_date_time_unref);
  g_clear_pointer (&self->modified, g_date_time_unref);
  g_free (self->prompt);
  g_strfreev (self->winners);
  g_free (self->problem);
  g_clear_pointer (&self->play, ts_play_free);
  g_clear_object (&self->table);
  g_free (self);
}

gint64
ts_table_info_time (const TsTableInfo *self)
{
  const TsPlay *play = self->play;
  gint64 said = play == NULL ? TS_PLAY_NO_TIME : play->over ? play->began : play->newest;
  GDateTime *other = self->created != NULL ? self->created : self->modified;

  if (said != TS_PLAY_NO_TIME)
    return said;
  return other != NULL ? g_date_time_to_unix (other) : TS_PLAY_NO_TIME;
}

/* A member that is a text, or NULL. */
static const char *
text_of (JsonObject *object, const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node)
                                                                          : NULL;
}

static char **
read_names (JsonObject *header)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  JsonNode *node = json_object_get_member (header, "players");
  JsonArray *players = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; players != NULL && i < json_array_get_length (players); i++) {
    JsonNode *player = json_array_get_element (players, i);
    const char *name =
        JSON_NODE_HOLDS_OBJECT (player) ? text_of (json_node_get_object (player), "name") : NULL;

    if (name != NULL)
      g_strv_builder_take (names, ts_text_escape (name));
  }
  return g_strv_builder_end (names);
}

static GDateTime *
read_time (const char *text)
{
  g_autoptr (GDateTime) time = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;

  return time != NULL ? g_date_time_to_local (time) : NULL;
}

/* Takes from the first line what it says, be it of a game or of a version that is not known here. */
static void
read_header (TsTableInfo *self, const TsGame *const *games, const char *line, gsize length)
{
  g_autoptr (JsonObject) header = ts_json_read (line, length, NULL);

  if (header == NULL)
    return;
  self->game_id = g_strdup (text_of (header, "game"));
  self->created = read_time (text_of (header, "created"));
  g_strfreev (self->names);
  self->names = read_names (header);
  self->game = self->game_id != NULL ? ts_game_find (games, self->game_id) : NULL;
}

static char **
colours_in (const TsHeader *header)
{
  g_autoptr (GStrvBuilder) colours = g_strv_builder_new ();

  for (guint i = 0; i < header->n_players; i++)
    g_strv_builder_add (colours, header->players[i].colour != NULL ? header->players[i].colour : "");
  return g_strv_builder_end (colours);
}

/* Who plays, and who has won; somebody else may sit there since the first line was written. (transfer full)
 */
static void
take_play (TsTableInfo *self, TsPlay *play)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) winners = g_strv_builder_new ();

  for (guint seat = 0; seat < play->n_seats; seat++) {
    g_strv_builder_add (names, play->seats[seat].name);
    if (play->seats[seat].wins)
      g_strv_builder_add (winners, play->seats[seat].name);
  }
  g_strfreev (self->names);
  self->names = g_strv_builder_end (names);
  g_strfreev (self->winners);
  self->winners = g_strv_builder_end (winners);
  g_set_str (&self->game_id, play->game->id);
  self->game = play->game;
  self->over = play->over;
  self->play = play;
}

static void
read_state (TsTableInfo *self)
{
  TsSession *session = ts_table_get_session (self->table);
  const char *const *notices = ts_table_get_notices (self->table);
  TsView view = ts_session_view (session);

  take_play (self, ts_play_new (session));
  self->created = read_time (view.header->created);
  self->prompt = ts_view_prompt (&view);
  g_strfreev (self->colours);
  self->colours = colours_in (view.header);
  if (notices[0] != NULL)
    self->problem = g_strjoinv (" ", (char **) notices);
}

/* --- as it is remembered: when it was created, what stands there, the colours, the play --- */

#define TYPE "(xsas" TS_PLAY_TYPE ")"

static void
remember (TsTableInfo *self, TsTableCache *cache, const TsFileStamp *stamp)
{
  gint64 created = self->created != NULL ? g_date_time_to_unix (self->created) : TS_PLAY_NO_TIME;

  if (self->problem == NULL)
    ts_table_cache_keep (cache, self->path, stamp,
                         g_variant_new ("(xs^as@" TS_PLAY_TYPE ")", created, self->prompt, self->colours,
                                        ts_play_pack (self->play)));
}

/* FALSE if it is not remembered, or not as tables are now. */
static gboolean
recall (TsTableInfo *self, const TsGame *const *games, TsTableCache *cache, const TsFileStamp *stamp)
{
  g_autoptr (GVariant) kept = ts_table_cache_find (cache, self->path, stamp);
  g_autoptr (GVariant) packed = NULL;
  g_auto (GStrv) colours = NULL;
  const char *prompt;
  gint64 created;
  TsPlay *play;

  if (kept == NULL || !g_variant_is_of_type (kept, G_VARIANT_TYPE (TYPE)))
    return FALSE;
  g_variant_get (kept, "(x&s^as@" TS_PLAY_TYPE ")", &created, &prompt, &colours, &packed);
  play = ts_play_unpack (packed, games);
  if (play == NULL)
    return FALSE;
  take_play (self, play);
  if (g_strv_length (colours) == play->n_seats) {
    g_strfreev (self->colours);
    self->colours = g_steal_pointer (&colours);
  }
  self->created = created != TS_PLAY_NO_TIME ? g_date_time_new_from_unix_local (created) : NULL;
  self->prompt = g_strdup (prompt);
  return TRUE;
}

/* Of which only the path and the file's time are known yet. */
static TsTableInfo *
info_new (const char *path, TsFileStamp *stamp)
{
  TsTableInfo *self = g_new0 (TsTableInfo, 1);
  GStatBuf status = { 0 };

  self->path = g_strdup (path);
  self->names = g_new0 (char *, 1);
  self->colours = g_new0 (char *, 1);
  self->winners = g_new0 (char *, 1);
  if (g_stat (path, &status) == 0) {
    self->modified = g_date_time_new_from_unix_local (status.st_mtime);
    self->changed = ts_disk_time_changed (&status);
  }
  *stamp = (TsFileStamp) { (guint64) status.st_size, self->changed, status.st_ino };
  return self;
}

static void
read_first_line (TsTableInfo *self, const TsGame *const *games)
{
  int fd = g_open (self->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0); /* a pipe holds up nobody */
  TsJournalLines lines;
  const char *line;
  gsize length;

  if (fd < 0)
    return;
  ts_journal_lines_begin (&lines, fd, TRUE);
  line = ts_journal_lines_read (&lines, &length, NULL);
  if (line != NULL)
    read_header (self, games, line, length);
  ts_journal_lines_end (&lines);
  close (fd);
}

TsTableInfo *
ts_table_info_glance (const char *path, const TsGame *const *games, TsTableCache *cache)
{
  TsFileStamp stamp;
  TsTableInfo *self = info_new (path, &stamp);

  if (cache == NULL || !recall (self, games, cache, &stamp))
    read_first_line (self, games);
  return self;
}

TsTableInfo *
ts_table_info_read (const char *path, const TsGame *const *games, TsTableCache *cache)
{
  TsFileStamp stamp;
  TsTableInfo *self = info_new (path, &stamp);
  g_autoptr (GError) error = NULL;
  g_autofree char *header = NULL;

  if (cache != NULL && recall (self, games, cache, &stamp))
    return self;
  self->table = ts_table_look_for_page (path, games, &header, &error);
  if (self->table != NULL) {
    read_state (self);
    if (cache != NULL)
      remember (self, cache, &stamp);
    return self;
  }
  if (header != NULL)
    read_header (self, games, header, strlen (header));
  self->problem = g_strdup (error->message);
  return self;
}

/* --- in a thread --- */

typedef struct {
  char *path;
  const TsGame *const *games;
  TsTableCache *cache; /* or NULL */
} Wanted;

static void
free_wanted (gpointer data)
{
  Wanted *wanted = data;

  g_clear_pointer (&wanted->cache, ts_table_cache_unref);
  g_free (wanted->path);
  g_free (wanted);
}

static void
read_in_thread (GTask *task,
                gpointer source G_GNUC_UNUSED,
                gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  const Wanted *wanted = data;

  g_task_return_pointer (task, ts_table_info_read (wanted->path, wanted->games, wanted->cache),
                         (GDestroyNotify) ts_table_info_free);
}

void
ts_table_info_read_async (const char *path,
                          const TsGame *const *games,
                          TsTableCache *cache,
                          GAsyncReadyCallback done,
                          gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done, data);
  Wanted *wanted = g_new0 (Wanted, 1);

  wanted->path = g_strdup (path);
  wanted->games = games;
  wanted->cache = cache != NULL ? ts_table_cache_ref (cache) : NULL;
  g_task_set_static_name (task, "read a table");
  g_task_set_priority (task, G_PRIORITY_LOW);
  g_task_set_task_data (task, wanted, free_wanted);
  g_task_run_in_thread (task, read_in_thread);
}

TsTableInfo *
ts_table_info_read_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
