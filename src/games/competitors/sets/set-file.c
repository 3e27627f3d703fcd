#include "set-file.h"

#include "config.h"
#include "referee/error.h"
#include "table-set.h"

#include <glib/gi18n-lib.h>

static GBytes *
read_file (GFile *file, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autofree char *bytes = g_malloc (COMPETITORS_SET_BYTES + 1);
  gsize length;

  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, COMPETITORS_SET_BYTES + 1,
                                                  &length, NULL, error))
    return NULL;
  if (length > COMPETITORS_SET_BYTES) {
    g_autofree char *name = g_file_get_basename (file);

    g_set_error (error, TS_ERROR, TS_ERROR_RANGE,
                 /* Translators: the name of a file, and a size */
                 _ ("“%s” is no table set: it is larger than %d KiB."), name, COMPETITORS_SET_BYTES / 1024);
    return NULL;
  }
  return g_bytes_new_take (g_steal_pointer (&bytes), length);
}

static void
work (GTask *task, gpointer file, gpointer data G_GNUC_UNUSED, GCancellable *cancellable G_GNUC_UNUSED)
{
  GError *error = NULL;
  GBytes *bytes = read_file (file, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

void
ts_set_file_read_async (GFile *file, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (file, NULL, callback, data);

  g_task_run_in_thread (task, work);
}

GBytes *
ts_set_file_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
