#include "held-keys.h"

static gboolean
on_key_pressed (TsPressGuard *guard, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  gboolean acts = (state & GDK_CONTROL_MASK) != 0 || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter ||
                  key == GDK_KEY_ISO_Enter || key == GDK_KEY_space || key == GDK_KEY_KP_Space;

  return acts && !ts_press_guard_key_down (guard, key);
}

static void
on_key_released (TsPressGuard *guard, guint key)
{
  ts_press_guard_key_up (guard, key);
}

/* A key that went down here and up in a dialog is not held any more. */
static void
on_focus_left (TsPressGuard *guard)
{
  ts_press_guard_key_up (guard, guard->held);
}

void
ts_held_keys_watch (GtkWidget *widget, TsPressGuard *guard)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), guard);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (on_key_released), guard);
  gtk_widget_add_controller (widget, keys);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_focus_left), guard);
  gtk_widget_add_controller (widget, focus);
}
