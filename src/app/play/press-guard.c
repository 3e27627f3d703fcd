#include "press-guard.h"

void
ts_press_guard_changed (TsPressGuard *self, gint64 now)
{
  self->changed = now;
}

gboolean
ts_press_guard_admits (const TsPressGuard *self, gint64 now)
{
  return self->changed == 0 || now - self->changed >= TS_PRESS_GUARD_QUIET;
}

gboolean
ts_press_guard_key_down (TsPressGuard *self, guint key)
{
  gboolean repeats = self->held == key;

  self->held = key;
  return !repeats;
}

void
ts_press_guard_key_up (TsPressGuard *self, guint key)
{
  if (self->held == key)
    self->held = 0;
}

/* --- keys --- */

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
ts_press_guard_watch_keys (TsPressGuard *self, GtkWidget *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (on_key_released), self);
  gtk_widget_add_controller (widget, keys);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_focus_left), self);
  gtk_widget_add_controller (widget, focus);
}
