#include "table-copy.h"

#include "journal.h"

/* All that is known of the evening: what is in force, then what was taken back and could come again.
 * (transfer full) */
static char **
list_lines (TsSession *session)
{
  guint n_back = ts_session_n_taken_back (session);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  g_strv_builder_add (lines, ts_session_header_line (session));
  for (guint i = 0; i < ts_session_n_records (session); i++)
    g_strv_builder_add (lines, ts_session_record (session, i)->line);
  for (guint i = n_back; i > 0; i--)
    g_strv_builder_add (lines, ts_session_taken_back (session, i - 1)->line);
  for (guint i = 0; i < n_back; i++)
    g_strv_builder_add (lines, "{\"do\":\"undo\"}");
  return g_strv_builder_end (lines);
}

typedef struct {
  char *path;
  char **lines;
} Copy;

static void
copy_free (Copy *self)
{
  g_free (self->path);
  g_strfreev (self->lines);
  g_free (self);
}

static void
write_copy (GTask *task, gpointer table G_GNUC_UNUSED, gpointer data, GCancellable *cancellable G_GNUC_UNUSED)
{
  const Copy *copy = data;
  GError *error = NULL;
  TsJournal *journal = ts_journal_create_from (copy->path, (const char *const *) copy->lines, &error);

  g_clear_pointer (&journal, ts_journal_free); /* before anybody hears of it, who may want to open it */
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
ts_table_copy_save (TsTable *table, const char *path, GAsyncReadyCallback done, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (table, NULL, done, data);
  Copy *copy = g_new (Copy, 1);

  copy->path = g_strdup (path);
  copy->lines = list_lines (ts_table_get_session (table));
  g_task_set_static_name (task, "save a copy");
  g_task_set_task_data (task, copy, (GDestroyNotify) copy_free);
  g_task_run_in_thread (task, write_copy);
}

gboolean
ts_table_copy_finish (TsTable *table G_GNUC_UNUSED, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
