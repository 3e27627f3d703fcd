#include "popup.h"

static gboolean
unparent (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* The action that was chosen is looked for from where the popover hangs. */
static void
on_closed (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, unparent, g_object_ref (popover), g_object_unref);
}

void
ts_popup (GtkWidget *popover, GtkWidget *at)
{
  gtk_widget_set_parent (popover, at);
  g_signal_connect (popover, "closed", G_CALLBACK (on_closed), NULL);
  g_signal_connect_object (at, "destroy", G_CALLBACK (gtk_widget_unparent), popover, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}
