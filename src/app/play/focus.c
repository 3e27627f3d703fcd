#include "focus.h"

gboolean
ts_focus_is_lost (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return root != NULL &&
         (focus == NULL || !gtk_widget_is_sensitive (focus) || !gtk_widget_get_mapped (focus));
}

/* Widgets remember which of their children had the focus. */
static void
forget (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  gtk_widget_set_focus_child (widget, NULL);
  if (child != NULL)
    forget (child);
}

void
ts_focus_begin (GtkWidget *place)
{
  forget (place);
  gtk_widget_child_focus (place, GTK_DIR_TAB_FORWARD);
}
