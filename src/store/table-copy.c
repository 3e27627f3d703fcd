#include "table-copy.h"

#include "config.h"
#include "disk.h"
#include "seal.h"

#include <errno.h>
#include <glib/gi18n-lib.h>

/* All that is known of the evening: what is in force, then what was taken back and could come again.
 * (transfer full) */
static char **
list_lines (TsSession *session)
{
  guint n_back = ts_session_n_taken_back (session);
  g_autoptr (GPtrArray) deeds = ts_session_deeds (session);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  g_strv_builder_add (lines, ts_session_header_line (session));
  for (guint i = 0; i < deeds->len; i++)
    g_strv_builder_add (lines, ts_record_line (deeds->pdata[i]));
  for (guint i = n_back; i > 0; i--)
    g_strv_builder_add (lines, ts_record_line (ts_session_taken_back (session, i - 1)));
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

/* As they stand in a file. */
static GString *
seal_lines (const char *const *lines)
{
  GString *text = g_string_new (NULL);
  TsSeal seal = "";

  for (guint i = 0; lines[i] != NULL; i++)
    ts_seal_append (text, lines[i], TRUE, seal, seal);
  return text;
}

static void
write_copy (GTask *task, gpointer table, gpointer data, GCancellable *cancellable G_GNUC_UNUSED)
{
  const Copy *copy = data;
  g_autoptr (GString) text = seal_lines ((const char *const *) copy->lines);

  if (ts_table_is_in (table, copy->path) || ts_disk_is_in_use (copy->path))
    g_task_return_new_error_literal (
        task, G_IO_ERROR, G_IO_ERROR_BUSY,
        _ ("The table in that file is open, so the copy needs another name, or another place."));
  else if (ts_disk_write_file (copy->path, text->str, text->len))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, G_IO_ERROR, g_io_error_from_errno (errno),
                             _ ("The table could not be created: %s"), g_strerror (errno));
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
