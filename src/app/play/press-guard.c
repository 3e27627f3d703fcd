#include "press-guard.h"

/* --- what is seen --- */

static gboolean
on_frame (GtkWidget *page G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer guard)
{
  ((TsPressGuard *) guard)->next_frame = 0;
  ts_press_guard_seen (guard, g_get_monotonic_time ());
  return G_SOURCE_REMOVE;
}

void
ts_press_guard_changed (TsPressGuard *self, gint64 now)
{
  gboolean is_shown = self->page != NULL && gtk_widget_get_mapped (self->page);

  self->changed = now;
  self->seen = is_shown ? 0 : now;
  if (is_shown && self->next_frame == 0)
    self->next_frame = gtk_widget_add_tick_callback (self->page, on_frame, self, NULL);
}

void
ts_press_guard_seen (TsPressGuard *self, gint64 now)
{
  self->seen = now;
}

gboolean
ts_press_guard_admits (const TsPressGuard *self, gint64 now)
{
  gint64 since = now - self->changed;

  if (self->changed == 0)
    return TRUE;
  return self->seen == 0 ? since >= TS_PRESS_GUARD_UNSEEN
                         : since >= TS_PRESS_GUARD_QUIET && now - self->seen >= TS_PRESS_GUARD_GLANCE;
}

/* --- keys --- */

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

/* Whether a key does something once; not so arrows, and what goes through a text. */
static gboolean
acts (guint key)
{
  static const guint keys[] = { GDK_KEY_Return,    GDK_KEY_KP_Enter,  GDK_KEY_ISO_Enter, GDK_KEY_space,
                                GDK_KEY_KP_Space,  GDK_KEY_Page_Down, GDK_KEY_Page_Up,   GDK_KEY_AudioPlay,
                                GDK_KEY_AudioNext, GDK_KEY_AudioPrev };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i] == key)
      return TRUE;
  return FALSE;
}

static gboolean
on_key_pressed (TsPressGuard *guard, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  return ((state & GDK_CONTROL_MASK) != 0 || acts (key)) && !ts_press_guard_key_down (guard, key);
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

static void
watch_keys (TsPressGuard *self, GtkWidget *widget)
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

/* --- taps --- */

/* What begins is kept from whoever would take it; what was under the finger before is gone. */
static gboolean
on_event (TsPressGuard *guard, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  return (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN) &&
         !ts_press_guard_admits (guard, g_get_monotonic_time ());
}

static void
watch_taps (TsPressGuard *self, GtkWidget *place)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (on_event), self);
  gtk_widget_add_controller (place, events);
}

void
ts_press_guard_watch (TsPressGuard *self, GtkWidget *page, GtkWidget *place)
{
  self->page = page;
  watch_keys (self, page);
  watch_taps (self, place);
}

/* --- dialogs --- */

#define OWN "press-guard" /* by which a dialog has its own */

static gboolean
on_key_unseen (TsPressGuard *guard, guint key)
{
  return acts (key) && !ts_press_guard_admits (guard, g_get_monotonic_time ());
}

void
ts_press_guard_add (gpointer dialog, GtkWidget *place)
{
  TsPressGuard *self = g_new0 (TsPressGuard, 1);
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_object_set_data_full (dialog, OWN, self, g_free);
  ts_press_guard_watch (self, dialog, place);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_unseen), self);
  gtk_widget_add_controller (place, keys);
}

void
ts_press_guard_turned (gpointer dialog)
{
  ts_press_guard_changed (g_object_get_data (dialog, OWN), g_get_monotonic_time ());
}
