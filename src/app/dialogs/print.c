#include "print.h"

#include "config.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

static void
on_begin (GtkPrintOperation *operation, GtkPrintContext *context, TsPaper *paper)
{
  TsPaperSize size = { gtk_print_context_get_width (context), gtk_print_context_get_height (context) };

  gtk_print_operation_set_n_pages (operation, (int) ts_paper_lay_out (paper, size));
}

static void
on_draw (GtkPrintOperation *operation G_GNUC_UNUSED, GtkPrintContext *context, int page, TsPaper *paper)
{
  ts_paper_draw (paper, gtk_print_context_get_cairo_context (context), (guint) page);
}

/* The paper has its own margins, which every printer can do without. */
GtkPrintOperation *
ts_print_operation_new (TsPaper *paper)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_job_name (operation, ts_paper_title (paper));
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin), paper);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw), paper);
  g_object_set_data_full (G_OBJECT (operation), "paper", paper, (GDestroyNotify) ts_paper_free);
  return operation;
}

static void
on_done (GtkPrintOperation *operation, GtkPrintOperationResult result, AdwToastOverlay *toasts)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  /* Translators: %s says why */
  sentence = g_strdup_printf (_ ("It could not be printed: %s"), error->message);
  adw_toast_overlay_add_toast (toasts, ts_toast_new (GTK_WIDGET (toasts), sentence, NULL));
}

void
ts_print (TsPaper *paper, AdwToastOverlay *toasts)
{
  g_autoptr (GtkPrintOperation) operation = ts_print_operation_new (paper);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (toasts));

  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (on_done), toasts, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           root != NULL ? GTK_WINDOW (root) : NULL, NULL);
}
