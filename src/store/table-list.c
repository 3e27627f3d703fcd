#include "table-list.h"

#include "config.h"
#include "disk.h"
#include "journal.h"
#include "referee/json.h"
#include "referee/text.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* File systems take 255 bytes; a copy of a damaged file adds to the name. */
#define NAME_BYTES 200

char *
ts_table_list_get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "tableside", "tables", NULL);
}

/* --- the files --- */

typedef struct {
  char *path;
  gint64 changed;
  dev_t device;
  ino_t inode;
} Found;

static void
clear_found (gpointer found)
{
  g_free (((Found *) found)->path);
}

static int
compare_found (gconstpointer a, gconstpointer b)
{
  const Found *one = a, *other = b;

  if (one->changed != other->changed)
    return one->changed > other->changed ? -1 : 1;
  return strcmp (one->path, other->path);
}

/* In nanoseconds. */
static gint64
time_changed (const GStatBuf *status)
{
  return status->st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + status->st_mtim.tv_nsec;
}

gint64
ts_table_list_time_changed (const char *path)
{
  GStatBuf status;

  return g_stat (path, &status) == 0 ? time_changed (&status) : 0;
}

static gboolean
is_found (GArray *all, const GStatBuf *status)
{
  for (guint i = 0; i < all->len; i++) {
    const Found *found = &g_array_index (all, Found, i);

    if (found->device == status->st_dev && found->inode == status->st_ino)
      return TRUE;
  }
  return FALSE;
}

static void
add_found (GArray *all, const char *path, const GStatBuf *status)
{
  Found found = { g_strdup (path), time_changed (status), status->st_dev, status->st_ino };

  g_array_append_val (all, found);
}

static void
find_table (const char *folder, const char *name, GArray *all)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  GStatBuf status;

  if (name[0] != '.' && g_str_has_suffix (name, TS_TABLE_SUFFIX) && g_stat (path, &status) == 0 &&
      S_ISREG (status.st_mode))
    add_found (all, path, &status);
}

static void
find_elsewhere (const char *const *paths, GArray *all)
{
  GStatBuf status;

  for (guint i = 0; paths != NULL && paths[i] != NULL; i++)
    if (g_stat (paths[i], &status) == 0 && S_ISREG (status.st_mode) && !is_found (all, &status))
      add_found (all, paths[i], &status);
}

char **
ts_table_list_get_paths (const char *const *elsewhere, GError **error)
{
  g_autofree char *folder = ts_table_list_get_folder ();
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Found));
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  g_autoptr (GError) problem = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &problem);
  const char *name;

  g_array_set_clear_func (all, clear_found);
  if (dir == NULL && !g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOENT)) {
    g_propagate_error (error, g_steal_pointer (&problem));
    return NULL;
  }
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    find_table (folder, name, all);
  find_elsewhere (elsewhere, all);
  g_array_sort (all, compare_found);
  for (guint i = 0; i < all->len; i++)
    g_strv_builder_add (paths, g_array_index (all, Found, i).path);
  return g_strv_builder_end (paths);
}

/* --- one table --- */

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
  g_clear_object (&self->table);
  g_free (self);
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

/* Of a file that cannot be opened. */
static void
read_first_line (TsTableInfo *self, const TsGame *const *games)
{
  g_autoptr (TsJournal) journal = ts_journal_open (self->path, TS_JOURNAL_LOOK, NULL);
  gsize length;
  const char *line = journal != NULL ? ts_journal_read (journal, &length, NULL) : NULL;

  if (line != NULL)
    read_header (self, games, line, length);
}

static char **
colours_in (const TsHeader *header)
{
  g_autoptr (GStrvBuilder) colours = g_strv_builder_new ();

  for (guint i = 0; i < header->n_players; i++)
    g_strv_builder_add (colours, header->players[i].colour != NULL ? header->players[i].colour : "");
  return g_strv_builder_end (colours);
}

static char **
names_in (const TsHeader *header)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < header->n_players; i++)
    g_strv_builder_add (names, header->players[i].name);
  return g_strv_builder_end (names);
}

static void
read_state (TsTableInfo *self, const TsGame *const *games)
{
  TsSession *session = ts_table_get_session (self->table);
  const char *header = ts_session_header_line (session);
  const char *const *notices = ts_table_get_notices (self->table);
  TsView view = ts_session_view (session);
  g_autoptr (GStrvBuilder) winners = g_strv_builder_new ();

  read_header (self, games, header, strlen (header));
  self->prompt = ts_view_prompt (&view);
  self->over = ts_view_is_over (&view);
  for (int seat = 0; seat < ts_view_state (&view)->n_seats; seat++)
    if (ts_view_wins (&view, seat))
      g_strv_builder_add (winners, ts_view_name (&view, seat));
  g_strfreev (self->winners);
  self->winners = g_strv_builder_end (winners);
  g_strfreev (self->names);
  self->names = names_in (view.header); /* somebody else may sit there since the first line was written */
  g_strfreev (self->colours);
  self->colours = colours_in (view.header);
  if (notices[0] != NULL)
    self->problem = g_strjoinv (" ", (char **) notices);
}

TsTableInfo *
ts_table_info_read (const char *path, const TsGame *const *games)
{
  TsTableInfo *self = g_new0 (TsTableInfo, 1);
  g_autoptr (GError) error = NULL;
  GStatBuf status;

  self->path = g_strdup (path);
  self->names = g_new0 (char *, 1);
  self->colours = g_new0 (char *, 1);
  self->winners = g_new0 (char *, 1);
  if (g_stat (path, &status) == 0) {
    self->modified = g_date_time_new_from_unix_local (status.st_mtime);
    self->changed = time_changed (&status);
  }
  self->table = ts_table_look (path, games, &error);
  if (self->table != NULL) {
    read_state (self, games);
    return self;
  }
  read_first_line (self, games);
  self->problem = g_strdup (error->message);
  return self;
}

/* --- one table, in a thread --- */

typedef struct {
  char *path;
  const TsGame *const *games;
} Wanted;

static void
free_wanted (gpointer data)
{
  g_free (((Wanted *) data)->path);
  g_free (data);
}

static void
read_in_thread (GTask *task,
                gpointer source G_GNUC_UNUSED,
                gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  const Wanted *wanted = data;

  g_task_return_pointer (task, ts_table_info_read (wanted->path, wanted->games),
                         (GDestroyNotify) ts_table_info_free);
}

void
ts_table_info_read_async (const char *path,
                          const TsGame *const *games,
                          GAsyncReadyCallback done,
                          gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done, data);
  Wanted *wanted = g_new0 (Wanted, 1);

  wanted->path = g_strdup (path);
  wanted->games = games;
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

/* --- new tables --- */

/* Leaves out what file systems and shells stumble over, such as on a stick that goes to another computer. */
static void
append_safe (GString *name, const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c)) {
    gunichar letter = g_utf8_get_char (c);

    if (strchr ("/\\:*?\"<>|", (int) MIN (letter, 127)) != NULL)
      g_string_append_c (name, '-');
    else if (g_unichar_isprint (letter) && name->len + 6 < NAME_BYTES)
      g_string_append_unichar (name, letter);
  }
}

static char *
name_for (const TsGame *game, const TsPlayer *players, guint n_players)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  GString *name = g_string_new (day);

  g_string_append_c (name, ' ');
  append_safe (name, _ (game->title));
  for (guint i = 0; i < n_players; i++) {
    append_safe (name, i == 0 ? " – " : ", ");
    append_safe (name, players[i].name);
  }
  return g_string_free (name, FALSE);
}

char *
ts_table_list_new_path (const char *name, GError **error)
{
  g_autofree char *folder = ts_table_list_get_folder ();
  char *path = g_strdup_printf ("%s/%s" TS_TABLE_SUFFIX, folder, name);

  if (!ts_disk_make_folder (folder)) {
    int number = errno;

    g_free (path);
    /* Translators: %s is what the system says about it */
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number), _ ("There is no folder for tables: %s"),
                 g_strerror (number));
    return NULL;
  }
  for (guint n = 2; g_file_test (path, G_FILE_TEST_EXISTS); n++) {
    g_free (path);
    path = g_strdup_printf ("%s/%s (%u)" TS_TABLE_SUFFIX, folder, name, n);
  }
  return path;
}

/* All that a new table needs, so that a thread can make its file. */
typedef struct {
  const TsGame *game;
  char *name;
  JsonObject *header;
} Plan;

static Plan *
plan_new (const TsGame *game, const TsPlayer *players, guint n_players, JsonObject *options)
{
  g_autofree char *created = ts_table_tell_time ();
  g_autofree char *id = g_uuid_string_random ();
  Plan *self = g_new0 (Plan, 1);

  self->game = game;
  self->name = name_for (game, players, n_players);
  self->header = ts_header_write (game, players, n_players, options, created, id);
  return self;
}

static Plan *
plan_new_like (TsTable *table)
{
  TsSession *session = ts_table_get_session (table);
  const TsHeader *header = ts_session_header (session);
  const char *line = ts_session_header_line (session);
  g_autoptr (JsonObject) object = ts_json_read (line, strlen (line), NULL);
  JsonObject *options =
      json_object_has_member (object, "options") ? json_object_get_object_member (object, "options") : NULL;

  return plan_new (header->game, header->players, header->n_players, options);
}

static void
plan_free (gpointer data)
{
  Plan *self = data;

  g_free (self->name);
  json_object_unref (self->header);
  g_free (self);
}

static TsTable *
create (const Plan *plan, GError **error)
{
  const TsGame *const games[] = { plan->game, NULL };
  g_autofree char *path = ts_table_list_new_path (plan->name, error);

  return path != NULL ? ts_table_create (path, games, plan->header, error) : NULL;
}

static TsTable *
create_and_free (Plan *plan, GError **error)
{
  TsTable *table = create (plan, error);

  plan_free (plan);
  return table;
}

TsTable *
ts_table_list_create (
    const TsGame *game, const TsPlayer *players, guint n_players, JsonObject *options, GError **error)
{
  return create_and_free (plan_new (game, players, n_players, options), error);
}

TsTable *
ts_table_list_create_like (TsTable *table, GError **error)
{
  return create_and_free (plan_new_like (table), error);
}

/* --- new tables, in a thread --- */

static void
create_in_thread (GTask *task,
                  gpointer source G_GNUC_UNUSED,
                  gpointer data,
                  GCancellable *cancellable G_GNUC_UNUSED)
{
  GError *error = NULL;
  TsTable *table = create (data, &error);

  if (table != NULL)
    g_task_return_pointer (task, table, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
create_async (Plan *plan, GAsyncReadyCallback done, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done, data);

  g_task_set_static_name (task, "create a table");
  g_task_set_task_data (task, plan, plan_free);
  g_task_run_in_thread (task, create_in_thread);
}

void
ts_table_list_create_async (const TsGame *game,
                            const TsPlayer *players,
                            guint n_players,
                            JsonObject *options,
                            GAsyncReadyCallback done,
                            gpointer data)
{
  create_async (plan_new (game, players, n_players, options), done, data);
}

void
ts_table_list_create_like_async (TsTable *table, GAsyncReadyCallback done, gpointer data)
{
  create_async (plan_new_like (table), done, data);
}

TsTable *
ts_table_list_create_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

gboolean
ts_table_list_trash (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return g_file_trash (file, NULL, error);
}
