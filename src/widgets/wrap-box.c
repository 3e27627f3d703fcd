#include "wrap-box.h"

#include <adwaita.h>

static void (*allocate) (GtkLayoutManager *layout, GtkWidget *box, int width, int height, int baseline);

static graphene_rect_t
place_of (GtkWidget *child, GtkWidget *box)
{
  graphene_rect_t place;
  gboolean known = gtk_widget_compute_bounds (child, box, &place);

  g_assert (known);
  return place;
}

static void
put (GtkWidget *child, int x, float y, int width, int height)
{
  gtk_widget_allocate (child, width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, y)));
}

/* Its margins are not known here: what the first try makes of a height says what they are. */
static void
move_to (GtkWidget *child, GtkWidget *box, int x, int width)
{
  graphene_rect_t was = place_of (child, box), tried;
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  put (child, x, 0, width, height);
  tried = place_of (child, box);
  put (child, x, was.origin.y - tried.origin.y, width,
       MAX (height, height + (int) (was.size.height - tried.size.height)));
}

static void
allocate_inside (GtkLayoutManager *layout, GtkWidget *box, int width, int height, int baseline)
{
  gboolean from_right = gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL;

  allocate (layout, box, width, height, baseline);
  if (gtk_orientable_get_orientation (GTK_ORIENTABLE (layout)) != GTK_ORIENTATION_HORIZONTAL)
    return;
  for (GtkWidget *it = gtk_widget_get_first_child (box); it != NULL; it = gtk_widget_get_next_sibling (it)) {
    int least, liked;

    if (!gtk_widget_should_layout (it))
      continue;
    gtk_widget_measure (it, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
    if (liked > width)
      move_to (it, box, from_right ? MIN (0, width - least) : 0, MAX (width, least));
  }
}

void
ts_wrap_box_keep_inside (void)
{
  GtkLayoutManagerClass *class;

  if (allocate != NULL)
    return;
  class = g_type_class_ref (ADW_TYPE_WRAP_LAYOUT); /* for good */
  allocate = class->allocate;
  class->allocate = allocate_inside;
}
