#include "table-choice.h"

#include "config.h"
#include "widgets/file-choice.h"

#include <glib/gi18n-lib.h>

typedef struct {
  gboolean copy;
  TsTablesChosen chosen;
  gpointer data;
} Choice;

static void
on_chosen (GObject *dialog, GAsyncResult *result, gpointer data)
{
  g_autofree Choice *choice = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) list =
      gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (dialog), result, &error);
  g_autofree char *problem = list == NULL ? ts_file_choice_problem (error) : NULL;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; list != NULL && i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (files, g_list_model_get_item (list, i));
  choice->chosen (files, problem, choice->copy, choice->data);
}

void
ts_table_choice_open (GtkWindow *window, gboolean copy, TsTablesChosen chosen, gpointer data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  Choice *choice = g_new (Choice, 1);

  *choice = (Choice) { copy, chosen, data };
  gtk_file_filter_set_name (filter, _ ("Tables"));
  gtk_file_filter_add_suffix (filter, "tableside");
  gtk_file_dialog_set_title (dialog, copy ? _ ("Import Tables") : _ ("Open a Table"));
  gtk_file_dialog_set_accept_label (dialog, copy ? _ ("_Import") : NULL);
  gtk_file_dialog_set_default_filter (dialog, filter);
  gtk_file_dialog_open_multiple (dialog, window, NULL, on_chosen, choice);
}
