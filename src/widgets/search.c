#include "search.h"

#include <adwaita.h>

static gboolean
on_key_pressed (
    GtkWidget *page, guint key, guint code G_GNUC_UNUSED, GdkModifierType modifiers, GtkEventController *keys)
{
  GtkWidget *entry = g_object_get_data (G_OBJECT (keys), "entry");
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  if ((key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter) || modifiers != 0)
    return FALSE;
  return focus != NULL && !gtk_widget_is_ancestor (focus, entry) && gtk_widget_activate (focus);
}

void
ts_search_capture (gpointer entry, gpointer page)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_search_entry_set_key_capture_widget (entry, page);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_object_set_data (G_OBJECT (keys), "entry", entry);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), page);
  gtk_widget_add_controller (page, keys); /* the newest hears of a key first */
}

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
