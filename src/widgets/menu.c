#include "menu.h"

#include <gtk/gtk.h>

static void (*show) (GtkWidget *menu);

/* Where there is room, an item is as wide as it was. */
static void
wrap (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget)) {
    gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
    gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
    gtk_label_set_natural_wrap_mode (GTK_LABEL (widget), GTK_NATURAL_WRAP_NONE);
    gtk_label_set_xalign (GTK_LABEL (widget), 0);
  }
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    wrap (it);
}

static void
show_wrapped (GtkWidget *menu)
{
  wrap (menu);
  show (menu);
}

void
ts_menu_wrap (void)
{
  GtkWidgetClass *class;

  if (show != NULL)
    return;
  class = g_type_class_ref (GTK_TYPE_POPOVER_MENU); /* for good */
  show = class->show;
  class->show = show_wrapped;
}
