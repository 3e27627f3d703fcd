#include "scroll-into-view.h"

#include "config.h"

#define ROUND  12 /* px below what is seen just so: its edge, and a shadow */
#define FRAMES 2  /* a callback comes before its frame is laid out */

typedef struct {
  int frames;
  gboolean least; /* no farther than it takes */
} Way;

static void
scroll_to (GtkWidget *widget, gboolean least)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment;
  graphene_rect_t area;
  double seen, page;

  if (scrolled == NULL || viewport == NULL ||
      !gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &area))
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  seen = gtk_adjustment_get_value (adjustment);
  page = gtk_adjustment_get_page_size (adjustment);
  if (area.origin.y >= seen && area.origin.y + area.size.height <= seen + page)
    return;
  if (least && area.origin.y > seen && area.size.height + ROUND <= page)
    gtk_adjustment_set_value (adjustment, area.origin.y + area.size.height + ROUND - page);
  else
    gtk_adjustment_set_value (adjustment, area.origin.y);
}

static gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  Way *way = data;

  if (++way->frames < FRAMES)
    return G_SOURCE_CONTINUE;
  scroll_to (widget, way->least);
  return G_SOURCE_REMOVE;
}

static void
scroll (GtkWidget *widget, gboolean least)
{
  Way way = { .least = least };

  if (gtk_widget_get_mapped (widget))
    gtk_widget_add_tick_callback (widget, on_frame, g_memdup2 (&way, sizeof way), g_free);
}

void
ts_scroll_into_view (GtkWidget *widget)
{
  scroll (widget, FALSE);
}

void
ts_scroll_just_into_view (GtkWidget *widget)
{
  scroll (widget, TRUE);
}
