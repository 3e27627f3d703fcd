#include "set-bar.h"

#include "config.h"

#include <glib/gi18n-lib.h>

static void
add_button (AdwHeaderBar *bar, const char *icon, const char *name, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adw_header_bar_pack_start (bar, button);
}

GtkWidget *
ts_competitors_set_bar_new (void)
{
  AdwHeaderBar *bar = ADW_HEADER_BAR (adw_header_bar_new ());
  GtkWidget *more = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();

  add_button (bar, "edit-undo-symbolic", _ ("Undo"), "set.undo");
  add_button (bar, "edit-redo-symbolic", _ ("Redo"), "set.redo");
  g_menu_append (menu, _ ("_Paste from a Spreadsheet"), "set.paste");
  g_menu_append (menu, _ ("_Copy the Cell"), "set.copy");
  g_menu_append (menu, _ ("Copy the C_ontinent"), "set.copy-continent");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (more), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (more), "view-more-symbolic");
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (more), TRUE);
  gtk_widget_set_tooltip_text (more, _ ("Copy and paste"));
  adw_header_bar_pack_end (bar, more);
  return GTK_WIDGET (bar);
}
