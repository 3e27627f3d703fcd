#include "reach.h"

#include "config.h"

#define FRAMES 2 /* a callback comes before its frame is laid out */

static void
scroll_to (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  graphene_point_t top;

  if (scrolled == NULL || viewport == NULL ||
      !gtk_widget_compute_point (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)),
                                 &GRAPHENE_POINT_INIT (0, 0), &top))
    return;
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)), top.y);
}

static gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  int *frames = data;

  if (++*frames < FRAMES)
    return G_SOURCE_CONTINUE;
  scroll_to (widget);
  return G_SOURCE_REMOVE;
}

void
ts_competitors_reach (GtkWidget *widget)
{
  if (gtk_widget_get_mapped (widget))
    gtk_widget_add_tick_callback (widget, on_frame, g_new0 (int, 1), g_free);
}
