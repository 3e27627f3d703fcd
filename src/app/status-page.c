#include "status-page.h"

/* The label with that style class. (transfer none) */
static GtkWidget *
find_label (GtkWidget *widget, const char *style)
{
  GtkWidget *found = GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, style) ? widget : NULL;

  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL && found == NULL;
       it = gtk_widget_get_next_sibling (it))
    found = find_label (it, style);
  return found;
}

GtkWidget *
ts_status_page_new (const char *title, const char *description, GtkWidget *child)
{
  GtkWidget *page = adw_status_page_new ();
  GtkWidget *heading = find_label (page, "title");

  g_object_set (heading, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1, -1);
  adw_status_page_set_title (ADW_STATUS_PAGE (page), title);
  adw_status_page_set_description (ADW_STATUS_PAGE (page), description);
  adw_status_page_set_child (ADW_STATUS_PAGE (page), child);
  return page;
}
