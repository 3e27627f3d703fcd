#include "set-file.h"

#include "config.h"
#include "referee/error.h"
#include "event-tables.h"
#include "widgets/file-choice.h"

#include <glib/gi18n-lib.h>

/* --- reading --- */

static GBytes *
read_file (GFile *file, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autofree char *bytes = g_malloc (COMPETITORS_FILE_BYTES + 1);
  gsize length;

  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, COMPETITORS_FILE_BYTES + 1,
                                                  &length, NULL, error))
    return NULL;
  if (length > COMPETITORS_FILE_BYTES) {
    g_autofree char *name = g_file_get_basename (file);

    g_set_error (error, TS_ERROR, TS_ERROR_RANGE,
                 /* Translators: the name of a file, and a size */
                 _ ("“%s” is no table set: it is larger than %d KiB."), name, COMPETITORS_FILE_BYTES / 1024);
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

/* --- asking --- */

static GtkFileDialog *
new_dialog (const char *title)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Table sets"));
  gtk_file_filter_add_suffix (filter, "json");
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_default_filter (dialog, filter);
  return dialog;
}

static GtkWindow *
window_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* `file` and `error` (transfer full). */
static void
answer (GTask *task, GFile *file, GError *error)
{
  if (file != NULL)
    g_task_return_pointer (task, file, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
on_opened (GObject *dialog, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  GFile *file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (dialog), result, &error);

  answer (task, file, error);
}

static void
on_saved (GObject *dialog, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  GFile *file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, &error);

  answer (task, file, error);
}

void
ts_set_file_ask_to_read (GtkWidget *asking, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GtkFileDialog) dialog = new_dialog (_ ("Import a Table Set"));

  gtk_file_dialog_open (dialog, window_of (asking), NULL, on_opened,
                        g_task_new (asking, NULL, callback, data));
}

void
ts_set_file_ask_to_write (GtkWidget *asking, const char *id, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GtkFileDialog) dialog = new_dialog (_ ("Export the Table Set"));
  g_autofree char *name = g_strconcat (id, ".json", NULL);

  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, window_of (asking), NULL, on_saved,
                        g_task_new (asking, NULL, callback, data));
}

GFile *
ts_set_file_ask_finish (GAsyncResult *result, char **problem)
{
  g_autoptr (GError) error = NULL;
  GFile *file = g_task_propagate_pointer (G_TASK (result), &error);

  if (file == NULL)
    *problem = ts_file_choice_problem (error);
  return file;
}
