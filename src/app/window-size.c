#include "window-size.h"

static void
on_maximized (GtkWindow *window, GParamSpec *property G_GNUC_UNUSED, GSettings *settings)
{
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
}

void
ts_window_size_remember (GtkWindow *window, GSettings *settings)
{
  g_settings_bind (settings, "window-width", window, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", window, "default-height", G_SETTINGS_BIND_DEFAULT);
  /* Only said where it is so: some systems fill the screen by themselves, and that stands. */
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
  /* A binding would write it at every start. */
  g_signal_connect_object (window, "notify::maximized", G_CALLBACK (on_maximized), settings, 0);
}
