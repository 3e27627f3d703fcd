/* window-size.h — a window is as large as it was when people left it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes the window as large as the settings say, and writes down there what it becomes. */
void ts_window_size_remember (GtkWindow *window, GSettings *settings);

G_END_DECLS
