#include "export.h"

#include "config.h"
#include "referee/json.h"
#include "store/score-sheet.h"
#include "widgets/file-choice.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  AdwToastOverlay *toasts;
  char *sheet;
} Job;

static void
job_free (Job *job)
{
  g_object_unref (job->toasts);
  g_free (job->sheet);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

char *
ts_export_write (const TsSession *session, const char *format)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *line = NULL;

  if (strcmp (format, "txt") == 0)
    return ts_score_sheet_text (session);
  if (strcmp (format, "csv") == 0)
    return ts_score_sheet_csv (session);
  node = ts_score_sheet_json (session);
  line = ts_json_write_node (node);
  return g_strconcat (line, "\n", NULL);
}

char *
ts_export_save (GFile *file, const char *sheet)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents (file, sheet, strlen (sheet), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                               &error))
    /* Translators: %s is the name of a file */
    return g_strdup_printf (_ ("The score sheet is in “%s”."), name);
  /* Translators: the name of a file, and why it did not work */
  return g_strdup_printf (_ ("“%s” could not be written: %s"), name, error->message);
}

static void
on_chosen (GObject *dialog, GAsyncResult *result, gpointer data)
{
  g_autoptr (Job) job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, &error);
  g_autofree char *sentence =
      file != NULL ? ts_export_save (file, job->sheet) : ts_file_choice_problem (error);

  if (sentence != NULL)
    adw_toast_overlay_add_toast (job->toasts, ts_toast_new (GTK_WIDGET (job->toasts), sentence, NULL));
}

void
ts_export_score_sheet (const TsSession *session, const char *format, AdwToastOverlay *toasts)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (toasts));
  g_autofree char *sheet = ts_score_sheet_name (session);
  g_autofree char *name = g_strdup_printf ("%s.%s", sheet, format);
  Job *job = g_new0 (Job, 1);

  job->toasts = g_object_ref (toasts);
  job->sheet = ts_export_write (session, format);
  gtk_file_dialog_set_title (dialog, _ ("Export Score Sheet"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, root != NULL ? GTK_WINDOW (root) : NULL, NULL, on_chosen, job);
}
