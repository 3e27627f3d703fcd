#include "save-copy.h"

#include "config.h"
#include "store/table-copy.h"
#include "widgets/file-choice.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

typedef struct {
  TsTable *table;
  GFile *file; /* once it is chosen */
  AdwToastOverlay *toasts;
} Job;

static void
job_free (Job *job)
{
  g_object_unref (job->table);
  g_clear_object (&job->file);
  g_object_unref (job->toasts);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

static Job *
job_new (TsTable *table, AdwToastOverlay *toasts)
{
  Job *job = g_new0 (Job, 1);

  job->table = g_object_ref (table);
  job->toasts = g_object_ref (toasts);
  return job;
}

static void
tell (const Job *job, const char *sentence)
{
  adw_toast_overlay_add_toast (job->toasts, ts_toast_new (GTK_WIDGET (job->toasts), sentence, NULL));
}

static void
on_saved (GObject *table, GAsyncResult *result, gpointer data)
{
  g_autoptr (Job) job = data;
  g_autoptr (GError) error = NULL;

  if (ts_table_copy_finish (TS_TABLE (table), result, &error))
    gtk_widget_activate_action (GTK_WIDGET (job->toasts), "win.open-table", "s",
                                g_file_peek_path (job->file));
  else
    tell (job, error->message);
}

void
ts_save_copy_into (TsTable *table, GFile *file, AdwToastOverlay *toasts)
{
  g_autoptr (Job) job = job_new (table, toasts);

  job->file = g_object_ref (file);
  if (g_file_peek_path (file) == NULL)
    tell (job, _ ("Only files on this device can be opened."));
  else
    ts_table_copy_save (table, g_file_peek_path (file), on_saved, g_steal_pointer (&job));
}

static void
on_chosen (GObject *dialog, GAsyncResult *result, gpointer data)
{
  g_autoptr (Job) job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, &error);
  g_autofree char *problem = file == NULL ? ts_file_choice_problem (error) : NULL;

  if (file != NULL)
    ts_save_copy_into (job->table, file, job->toasts);
  else if (problem != NULL)
    tell (job, problem);
}

void
ts_save_copy (TsTable *table, AdwToastOverlay *toasts)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (toasts));
  g_autofree char *name = g_path_get_basename (ts_table_get_path (table));

  gtk_file_dialog_set_title (dialog, _ ("Save a Copy"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, root != NULL ? GTK_WINDOW (root) : NULL, NULL, on_chosen,
                        job_new (table, toasts));
}
