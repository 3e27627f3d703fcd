#include "awake.h"

#include "config.h"

#include <glib/gi18n-lib.h>

static gboolean
is_played (TsAwake *self)
{
  TsView view;

  if (self->table == NULL || !gtk_window_is_active (self->window) || gtk_window_is_suspended (self->window))
    return FALSE;
  view = ts_session_view (ts_table_get_session (self->table));
  return !ts_view_is_over (&view);
}

static void
keep_awake (TsAwake *self)
{
  GtkApplication *app = gtk_window_get_application (self->window);
  gboolean wanted = app != NULL && is_played (self);

  if (wanted && self->cookie == 0)
    self->cookie =
        gtk_application_inhibit (app, self->window, GTK_APPLICATION_INHIBIT_IDLE, _ ("A game is on"));
  else if (!wanted && self->cookie != 0) {
    if (app != NULL) /* a window that goes has none any more */
      gtk_application_uninhibit (app, self->cookie);
    self->cookie = 0;
  }
}

void
ts_awake_watch (TsAwake *self, GtkWindow *window)
{
  self->window = window;
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (keep_awake), self);
  g_signal_connect_swapped (window, "notify::suspended", G_CALLBACK (keep_awake), self);
}

void
ts_awake_follow (TsAwake *self, TsTable *table)
{
  if (self->table != NULL)
    g_clear_signal_handler (&self->changed, self->table);
  g_set_object (&self->table, table);
  if (table != NULL)
    self->changed = g_signal_connect_swapped (table, "changed", G_CALLBACK (keep_awake), self);
  keep_awake (self);
}
