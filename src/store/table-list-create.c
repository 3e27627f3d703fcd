/* New tables, in the folder of tables. */
#include "config.h"
#include "referee/json.h"
#include "table-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *
name_for (const TsGame *game, const TsPlayer *players, guint n_players)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  GString *name = g_string_new (day);

  g_string_append_printf (name, " %s", _ (game->title));
  for (guint i = 0; i < n_players; i++)
    g_string_append_printf (name, "%s%s", i == 0 ? " – " : ", ", players[i].name);
  return g_string_free (name, FALSE);
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

/* --- in a thread --- */

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
