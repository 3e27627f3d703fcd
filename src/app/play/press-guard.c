#include "press-guard.h"

/* --- what is seen --- */

/* One begins; what it shows is seen only when the next one does, as drawing it can take its time. */
static gboolean
on_frame (GtkWidget *page G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer guard)
{
  TsPressGuard *self = guard;

  if (self->n_frames++ == 0)
    return G_SOURCE_CONTINUE;
  self->next_frame = 0;
  ts_press_guard_seen (self, g_get_monotonic_time ());
  return G_SOURCE_REMOVE;
}

void
ts_press_guard_changed (TsPressGuard *self, gint64 now)
{
  gboolean is_shown = self->page != NULL && gtk_widget_get_mapped (self->page);

  self->changed = now;
  self->seen = is_shown ? 0 : now;
  self->n_frames = 0;
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
  guint lower = gdk_keyval_to_lower (key);
  gboolean repeats = self->held == lower;

  self->held = lower;
  return !repeats;
}

void
ts_press_guard_key_up (TsPressGuard *self, guint key)
{
  if (self->held == gdk_keyval_to_lower (key))
    self->held = 0;
}

/* Keys that do something once; not so arrows, and what goes through a text. The first ones press what has
 * the focus. */
static const guint keys[] = { GDK_KEY_Return,    GDK_KEY_KP_Enter,  GDK_KEY_ISO_Enter, GDK_KEY_space,
                              GDK_KEY_KP_Space,  GDK_KEY_Page_Down, GDK_KEY_Page_Up,   GDK_KEY_AudioPlay,
                              GDK_KEY_AudioNext, GDK_KEY_AudioPrev };

#define N_PRESSING 5

static gboolean
is_among (guint key, guint n)
{
  for (guint i = 0; i < n; i++)
    if (keys[i] == key)
      return TRUE;
  return FALSE;
}

static gboolean
acts (guint key)
{
  return is_among (key, G_N_ELEMENTS (keys));
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
let_go (TsPressGuard *guard)
{
  ts_press_guard_key_up (guard, guard->held);
}

static void
watch_keys (TsPressGuard *self, GtkWidget *widget)
{
  GtkEventController *keyboard = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (keyboard, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keyboard, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (keyboard, "key-released", G_CALLBACK (on_key_released), self);
  gtk_widget_add_controller (widget, keyboard);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (let_go), self);
  gtk_widget_add_controller (widget, focus);
}

/* --- taps --- */

static gboolean
begins (GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  return type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN;
}

/* What begins is kept from whoever would take it; what was under the finger before is gone. */
static gboolean
on_event (TsPressGuard *guard, GdkEvent *event)
{
  return begins (event) && !ts_press_guard_admits (guard, g_get_monotonic_time ());
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
  g_object_set_data (G_OBJECT (page), TS_PRESS_GUARD, self);
  watch_keys (self, page);
  watch_taps (self, place);
}

/* --- all of a window --- */

#define HEARD "press-guard-heard" /* a dialog that is listened to */

/* What was pressed has gone, and something else may stand there. A page that comes in the place of the one
 * that it was on says so itself. */
static void
on_gone (TsPressGuard *guard)
{
  if (guard->changed < guard->pressed)
    ts_press_guard_changed (guard, g_get_monotonic_time ());
}

/* A page with a guard of its own knows better what has changed. */
static gboolean
is_guarded (GtkWidget *widget)
{
  for (; widget != NULL && !GTK_IS_ROOT (widget); widget = gtk_widget_get_parent (widget))
    if (g_object_get_data (G_OBJECT (widget), TS_PRESS_GUARD) != NULL)
      return TRUE;
  return FALSE;
}

static void
follow (TsPressGuard *self, GtkWidget *widget)
{
  while (widget != NULL && !gtk_widget_get_focusable (widget))
    widget = gtk_widget_get_parent (widget);
  if (self->control != NULL)
    g_signal_handlers_disconnect_by_data (self->control, self);
  g_set_weak_pointer (&self->control, widget != NULL && !is_guarded (widget) ? widget : NULL);
  self->pressed = g_get_monotonic_time ();
  if (self->control != NULL)
    g_signal_connect_swapped (self->control, "unmap", G_CALLBACK (on_gone), self);
}

/* Whether the key is written rather than pressed. */
static gboolean
is_written (GtkWidget *focus, guint key)
{
  return GTK_IS_TEXT_VIEW (focus) ||
         (GTK_IS_TEXT (focus) && (key == GDK_KEY_space || key == GDK_KEY_KP_Space));
}

/* Whether the key answers “how many?” in a dialog, and is not written. */
static gboolean
is_digit (TsPressGuard *self, GtkWidget *focus, guint key)
{
  return g_unichar_isdigit (gdk_keyval_to_unicode (key)) && !GTK_IS_TEXT (focus) &&
         !GTK_IS_TEXT_VIEW (focus) &&
         adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->page)) != NULL;
}

/* While a dialog is open its window hears of nothing that is pressed; each press is heard of once. */
static gboolean
hears (TsPressGuard *self, gpointer controller)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->page));

  return gtk_event_controller_get_widget (controller) == (dialog != NULL ? GTK_WIDGET (dialog) : self->page);
}

static gboolean
on_key_in_window (GtkEventControllerKey *keyboard,
                  guint key,
                  guint code G_GNUC_UNUSED,
                  GdkModifierType state,
                  TsPressGuard *guard)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (guard->page));
  gboolean once = (state & GDK_CONTROL_MASK) != 0 || is_among (key, N_PRESSING);
  gboolean heard = hears (guard, keyboard), repeats = heard && once && !ts_press_guard_key_down (guard, key);

  if (!heard)
    return FALSE;
  if (!ts_press_guard_admits (guard, g_get_monotonic_time ())) {
    if (is_digit (guard, focus, key))
      return gtk_widget_activate_action (guard->page, "win.type-early", NULL);
    if (acts (key))
      return TRUE;
  }
  if (repeats)
    return !is_written (focus, key);
  if (acts (key))
    follow (guard, focus);
  return FALSE;
}

static GtkWidget *
find_pressed (GdkEvent *event)
{
  GtkNative *native = gtk_native_get_for_surface (gdk_event_get_surface (event));
  double x, y, left, top;

  if (native == NULL || !gdk_event_get_position (event, &x, &y))
    return NULL;
  gtk_native_get_surface_transform (native, &left, &top);
  return gtk_widget_pick (GTK_WIDGET (native), x - left, y - top, GTK_PICK_DEFAULT);
}

static gboolean
on_event_in_window (GtkEventController *events, GdkEvent *event, TsPressGuard *guard)
{
  if (!hears (guard, events) || !begins (event))
    return FALSE;
  if (!ts_press_guard_admits (guard, g_get_monotonic_time ()))
    return TRUE;
  follow (guard, find_pressed (event));
  return FALSE;
}

static void
listen (TsPressGuard *self, GtkWidget *widget)
{
  GtkEventController *keyboard = gtk_event_controller_key_new ();
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (keyboard, GTK_PHASE_CAPTURE);
  g_signal_connect (keyboard, "key-pressed", G_CALLBACK (on_key_in_window), self);
  g_signal_connect_swapped (keyboard, "key-released", G_CALLBACK (on_key_released), self);
  gtk_widget_add_controller (widget, keyboard);
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (on_event_in_window), self);
  gtk_widget_add_controller (widget, events);
}

static void
on_dialog (TsPressGuard *guard)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (guard->page));

  ts_press_guard_changed (guard, g_get_monotonic_time ());
  if (dialog == NULL || g_object_get_data (G_OBJECT (dialog), HEARD) != NULL)
    return;
  g_object_set_data (G_OBJECT (dialog), HEARD, guard);
  listen (guard, GTK_WIDGET (dialog));
}

/* A menu opens with the keyboard in it, or closes because of a press in it. */
static void
on_focus (TsPressGuard *guard)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (guard->page));
  GtkNative *native = focus != NULL ? gtk_widget_get_native (focus) : guard->native;

  if (native != guard->native && (native != GTK_NATIVE (guard->page) || guard->changed < guard->pressed))
    ts_press_guard_changed (guard, g_get_monotonic_time ());
  guard->native = native;
}

/* Any page, whoever shows it. */
static gboolean
on_showing (GSignalInvocationHint *hint G_GNUC_UNUSED,
            guint n_values G_GNUC_UNUSED,
            const GValue *values,
            gpointer none G_GNUC_UNUSED)
{
  ts_press_guard_turned (g_value_get_object (values));
  return G_SOURCE_CONTINUE;
}

static void
watch_pages (void)
{
  static gboolean is_watched = FALSE;
  g_autoptr (GTypeClass) pages = g_type_class_ref (ADW_TYPE_NAVIGATION_PAGE);

  if (!is_watched)
    g_signal_add_emission_hook (g_signal_lookup ("showing", ADW_TYPE_NAVIGATION_PAGE), 0, on_showing, NULL,
                                NULL);
  is_watched = TRUE;
}

static void
free_guard (gpointer guard)
{
  TsPressGuard *self = guard;

  if (self->control != NULL)
    g_signal_handlers_disconnect_by_data (self->control, self);
  g_clear_weak_pointer (&self->control);
  g_free (self);
}

void
ts_press_guard_add (AdwApplicationWindow *window)
{
  TsPressGuard *self = g_new0 (TsPressGuard, 1);

  g_object_set_data_full (G_OBJECT (window), TS_PRESS_GUARD, self, free_guard);
  self->page = GTK_WIDGET (window);
  self->native = GTK_NATIVE (window);
  listen (self, self->page);
  g_signal_connect_swapped (window, "notify::visible-dialog", G_CALLBACK (on_dialog), self);
  g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (on_focus), self);
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (let_go), self);
  watch_pages ();
}

void
ts_press_guard_turned (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  TsPressGuard *guard = root != NULL ? g_object_get_data (G_OBJECT (root), TS_PRESS_GUARD) : NULL;

  if (guard != NULL)
    ts_press_guard_changed (guard, g_get_monotonic_time ());
}
