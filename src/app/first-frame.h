/* first-frame.h — what can wait until the window has been seen, so that a start never waits for it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*TsFirstFrameFunc) (GtkWidget *widget);

/* Calls `then` once after the next frame has been shown; to be said while the widget is being mapped. Returns
 * an id for gtk_widget_remove_tick_callback(); the widget's end takes it away, too. */
guint ts_first_frame_then (GtkWidget *widget, TsFirstFrameFunc then);

G_END_DECLS
