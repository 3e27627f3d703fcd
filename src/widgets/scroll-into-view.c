#include "scroll-into-view.h"

#include "config.h"

#define ROUND  12           /* px below what is seen just so: its edge, and a shadow */
#define FRAMES 2            /* a callback comes before its frame is laid out */
#define MOST   12           /* frames, in which a board crosses a breakpoint for what has taken its room */
#define UNFOLD (400 * 1000) /* µs: somewhat longer than a row takes to unfold */

typedef struct {
  int frames;   /* before it goes */
  gint64 until; /* µs of the frame clock: it goes on till then; 0: it goes once */
  void (*go) (GtkWidget *widget);
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

static void
scroll_far (GtkWidget *widget)
{
  scroll_to (widget, FALSE);
}

static void
scroll_just (GtkWidget *widget)
{
  scroll_to (widget, TRUE);
}

/* What was given the focus while nothing had a place yet may lie anywhere: below what is seen, it goes to
 * what comes first. */
static void
scroll_up (GtkWidget *viewport)
{
  GtkRoot *root = gtk_widget_get_root (viewport);
  GtkWidget *focus = gtk_root_get_focus (root);
  graphene_rect_t area;

  gtk_adjustment_set_value (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport)), 0);
  if (focus == NULL || !gtk_widget_is_ancestor (focus, viewport) ||
      !gtk_widget_compute_bounds (focus, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &area) ||
      area.origin.y + area.size.height <= (float) gtk_widget_get_height (viewport))
    return;
  gtk_root_set_focus (root, NULL);
  gtk_widget_child_focus (viewport, GTK_DIR_TAB_FORWARD);
}

static gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Way *way = data;

  if (--way->frames > 0)
    return G_SOURCE_CONTINUE;
  way->go (widget);
  return gdk_frame_clock_get_frame_time (clock) < way->until ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
scroll_until (GtkWidget *widget, void (*go) (GtkWidget *widget), int frames, gint64 until)
{
  Way way = { .frames = frames, .go = go, .until = until };

  gtk_widget_add_tick_callback (widget, on_frame, g_memdup2 (&way, sizeof way), g_free);
}

static void
scroll (GtkWidget *widget, void (*go) (GtkWidget *widget))
{
  scroll_until (widget, go, FRAMES, 0);
}

void
ts_scroll_into_view (GtkWidget *widget)
{
  if (gtk_widget_get_mapped (widget))
    scroll (widget, scroll_far);
}

void
ts_scroll_just_into_view (GtkWidget *widget)
{
  if (gtk_widget_get_mapped (widget))
    scroll_until (widget, scroll_just, MOST, 0);
}

void
ts_scroll_while_unfolding (AdwExpanderRow *row)
{
  GtkWidget *widget = GTK_WIDGET (row);

  if (adw_expander_row_get_expanded (row) && gtk_widget_get_mapped (widget))
    scroll_until (widget, scroll_just, FRAMES, g_get_monotonic_time () + UNFOLD);
}

static char first; /* of a handler that is called once */

static void
on_map (GtkWidget *viewport)
{
  g_signal_handlers_disconnect_by_data (viewport, &first);
  scroll (viewport, scroll_up);
}

void
ts_scroll_to_top (GtkWidget *widget)
{
  if (GTK_IS_VIEWPORT (widget))
    g_signal_connect (widget, "map", G_CALLBACK (on_map), &first);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ts_scroll_to_top (child);
}
