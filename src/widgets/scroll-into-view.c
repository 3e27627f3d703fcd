#include "scroll-into-view.h"

#include "config.h"

#define FRAMES 2 /* a callback comes before its frame is laid out */

static void
scroll_to (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment;
  graphene_rect_t area;
  double seen;

  if (scrolled == NULL || viewport == NULL ||
      !gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &area))
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  seen = gtk_adjustment_get_value (adjustment);
  if (area.origin.y < seen ||
      area.origin.y + area.size.height > seen + gtk_adjustment_get_page_size (adjustment))
    gtk_adjustment_set_value (adjustment, area.origin.y);
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
ts_scroll_into_view (GtkWidget *widget)
{
  if (gtk_widget_get_mapped (widget))
    gtk_widget_add_tick_callback (widget, on_frame, g_new0 (int, 1), g_free);
}
