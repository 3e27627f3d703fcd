#include "style.h"

void
ts_style_set (gpointer widget, const char *style, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, style);
  else
    gtk_widget_remove_css_class (widget, style);
}

void
ts_set_spoken (gpointer widget, const char *name)
{
  gtk_accessible_update_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
ts_set_tooltip (gpointer widget, const char *name)
{
  gtk_widget_set_tooltip_text (widget, name);
  ts_set_spoken (widget, name);
}

void
ts_set_invalid (gpointer input, gpointer label, gboolean invalid)
{
  gtk_accessible_update_state (input, GTK_ACCESSIBLE_STATE_INVALID,
                               invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  if (invalid)
    gtk_accessible_update_relation (input, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, label, NULL, -1);
  else
    gtk_accessible_reset_relation (input, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE);
}

static void
tell_disabled (GtkWidget *widget)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_DISABLED,
                               !gtk_widget_is_sensitive (widget), -1);
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    tell_disabled (it);
}

void
ts_set_all_sensitive (gpointer widget, gboolean sensitive)
{
  gtk_widget_set_sensitive (widget, sensitive);
  tell_disabled (widget);
}

void
ts_set_pressable (gpointer widget, gboolean pressable)
{
  gtk_widget_set_can_target (widget, pressable);
  gtk_accessible_update_state (widget, GTK_ACCESSIBLE_STATE_DISABLED, !pressable, -1);
}

GtkWidget *
ts_picture_new (const char *icon, int size)
{
  return g_object_new (GTK_TYPE_IMAGE, "icon-name", icon, "pixel-size", size, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}
