#include "search.h"

#include <adwaita.h>

void
ts_search_go_back (GtkWidget *entry)
{
  GtkWidget *view = gtk_widget_get_ancestor (entry, ADW_TYPE_NAVIGATION_VIEW);
  GtkWidget *dialog = gtk_widget_get_ancestor (entry, ADW_TYPE_DIALOG);

  if (*gtk_editable_get_text (GTK_EDITABLE (entry)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (entry), "");
  else if ((view == NULL || !adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view))) && dialog != NULL)
    adw_dialog_close (ADW_DIALOG (dialog));
}
