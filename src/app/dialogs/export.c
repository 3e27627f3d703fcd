#include "export.h"

#include "config.h"
#include "paper/pdf.h"
#include "paper/score-paper.h"
#include "referee/json.h"
#include "store/score-sheet.h"
#include "widgets/file-choice.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  AdwToastOverlay *toasts;
  GBytes *bytes;
  const char *done;
} Job;

static void
job_free (Job *job)
{
  g_object_unref (job->toasts);
  g_bytes_unref (job->bytes);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

/* --- what is written --- */

static char *
write_json (const TsSession *session)
{
  g_autoptr (JsonNode) node = ts_score_sheet_json (session, TS_NOBODY);
  g_autofree char *line = ts_json_write_node (node);

  return g_strconcat (line, "\n", NULL);
}

static GBytes *
write_pdf (const TsSession *session)
{
  g_autoptr (TsPaper) paper = ts_score_paper_new (session, TS_NOBODY);

  return ts_pdf_write (paper, ts_paper_usual_size (), ts_session_header (session));
}

GBytes *
ts_export_write (const TsSession *session, const char *format)
{
  char *text;

  if (strcmp (format, "pdf") == 0)
    return write_pdf (session);
  text = strcmp (format, "txt") == 0   ? ts_score_sheet_text (session, TS_NOBODY)
         : strcmp (format, "csv") == 0 ? ts_score_sheet_csv (session, TS_NOBODY)
                                       : write_json (session);
  return g_bytes_new_take (text, strlen (text));
}

/* --- where to --- */

void
ts_export_save (GFile *file, GBytes *bytes, GAsyncReadyCallback saved, gpointer data)
{
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, saved, data);
}

char *
ts_export_save_finish (GFile *file, GAsyncResult *result, const char *done)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents_finish (file, result, NULL, &error))
    return g_strdup_printf (_ (done), name);
  /* Translators: the name of a file, and why it did not work */
  return g_strdup_printf (_ ("“%s” could not be written: %s"), name, error->message);
}

static void
tell (const Job *job, const char *sentence)
{
  adw_toast_overlay_add_toast (job->toasts, ts_toast_new (GTK_WIDGET (job->toasts), sentence, NULL));
}

static void
on_saved (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (Job) job = data;
  g_autofree char *sentence = ts_export_save_finish (G_FILE (file), result, job->done);

  tell (job, sentence);
}

static void
on_chosen (GObject *dialog, GAsyncResult *result, gpointer data)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, &error);
  g_autofree char *problem = file == NULL ? ts_file_choice_problem (error) : NULL;

  if (file != NULL) {
    ts_export_save (file, job->bytes, on_saved, job);
    return;
  }
  if (problem != NULL)
    tell (job, problem);
  job_free (job);
}

void
ts_export_bytes (
    GBytes *bytes, const char *title, const char *name, const char *done, AdwToastOverlay *toasts)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (toasts));
  Job *job = g_new0 (Job, 1);

  job->toasts = g_object_ref (toasts);
  job->bytes = bytes;
  job->done = done;
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, root != NULL ? GTK_WINDOW (root) : NULL, NULL, on_chosen, job);
}

void
ts_export_score_sheet (const TsSession *session, const char *format, AdwToastOverlay *toasts)
{
  g_autofree char *sheet = ts_score_sheet_name (session);
  g_autofree char *name = g_strdup_printf ("%s.%s", sheet, format);

  /* Translators: %s is the name of a file */
  ts_export_bytes (ts_export_write (session, format), _ ("Export Score Sheet"), name,
                   N_ ("The score sheet is in “%s”."), toasts);
}
