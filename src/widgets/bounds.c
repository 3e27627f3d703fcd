#include "bounds.h"

#include <gtk/gtk.h>

static gboolean (*get_bounds) (GtkAccessible *self, int *x, int *y, int *width, int *height); /* GTK's */

/* The border box of the widget, in its window. FALSE if it is in none. */
static gboolean
find_in_window (GtkWidget *widget, GtkWidget *window, graphene_rect_t *place)
{
  if (!gtk_widget_compute_bounds (widget, window, place))
    return FALSE;
  graphene_rect_round_extents (place, place);
  return TRUE;
}

/* A window and a popover are where they are. All others are rounded in their window, so that what is added up
 * on the way there is as exact as this is. */
static gboolean
get_bounds_as_drawn (GtkAccessible *self, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_native (widget));
  GtkWidget *parent = gtk_widget_get_parent (widget);
  graphene_rect_t place, outer = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!get_bounds (self, x, y, width, height))
    return FALSE;
  if (widget == window || !find_in_window (widget, window, &place) ||
      (parent != window && !find_in_window (parent, window, &outer)))
    return TRUE;
  *x = (int) (place.origin.x - outer.origin.x);
  *y = (int) (place.origin.y - outer.origin.y);
  *width = (int) place.size.width;
  *height = (int) place.size.height;
  return TRUE;
}

void
ts_bounds_as_drawn (void)
{
  GtkAccessibleInterface *accessible;

  if (get_bounds != NULL)
    return;
  accessible = g_type_interface_peek (g_type_class_ref (GTK_TYPE_WIDGET), GTK_TYPE_ACCESSIBLE); /* for good */
  get_bounds = accessible->get_bounds;
  accessible->get_bounds = get_bounds_as_drawn;
}
