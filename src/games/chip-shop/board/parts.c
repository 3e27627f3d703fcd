#include "parts.h"

#include "config.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define MARK_SIZE 26

GtkWidget *
ts_chip_shop_mark_new (const char *icon)
{
  return ts_picture_new (icon, MARK_SIZE);
}

GtkWidget *
ts_chip_shop_head_new (GtkLabel *title, GCallback on_back, gpointer panel)
{
  GtkWidget *head = adw_wrap_box_new ();
  GtkWidget *back = ts_button_new (_ ("Something _else"));

  ts_text_wrap (title);
  gtk_label_set_xalign (title, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (title), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (title), "title-3");
  gtk_widget_add_css_class (back, "pill");
  g_signal_connect_swapped (back, "clicked", on_back, panel);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (head), 8);
  adw_wrap_box_append (ADW_WRAP_BOX (head), GTK_WIDGET (title));
  adw_wrap_box_append (ADW_WRAP_BOX (head), back);
  return head;
}
