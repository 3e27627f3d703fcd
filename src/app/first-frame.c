#include "first-frame.h"

typedef struct {
  gint64 frame;
  TsFirstFrameFunc then;
} Waiting;

/* The second frame comes when the first one has been seen. */
static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  const Waiting *waiting = data;

  if (gdk_frame_clock_get_frame_counter (clock) <= waiting->frame)
    return G_SOURCE_CONTINUE;
  waiting->then (widget);
  return G_SOURCE_REMOVE;
}

guint
ts_first_frame_then (GtkWidget *widget, TsFirstFrameFunc then)
{
  Waiting *waiting = g_new0 (Waiting, 1);

  waiting->frame = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (widget)) + 1;
  waiting->then = then;
  return gtk_widget_add_tick_callback (widget, on_tick, waiting, g_free);
}
