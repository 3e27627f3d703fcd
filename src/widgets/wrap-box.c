#include "wrap-box.h"

#include <adwaita.h>

static void (*allocate) (GtkLayoutManager *layout, GtkWidget *box, int width, int height, int baseline);
static void (*measure) (GtkLayoutManager *layout,
                        GtkWidget *box,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline);

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

/* The only child that is seen, or NULL. */
static GtkWidget *
only_child (GtkWidget *box)
{
  GtkWidget *only = NULL;

  for (GtkWidget *it = gtk_widget_get_first_child (box); it != NULL; it = gtk_widget_get_next_sibling (it)) {
    if (gtk_widget_should_layout (it) && only != NULL)
      return NULL;
    if (gtk_widget_should_layout (it))
      only = it;
  }
  return only;
}

/* How wide it will be in a box of that width. */
static int
width_of_only (AdwWrapLayout *layout, GtkWidget *child, int width)
{
  gboolean fills = gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL) ||
                   (adw_wrap_layout_get_justify (layout) != ADW_JUSTIFY_NONE &&
                    adw_wrap_layout_get_justify_last_line (layout));
  int liked;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &liked, NULL, NULL);
  return fills ? width : MIN (width, liked);
}

static void
measure_as_allocated (GtkLayoutManager *layout,
                      GtkWidget *box,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  GtkWidget *only = only_child (box);

  if (only != NULL && for_size >= 0 && orientation == GTK_ORIENTATION_VERTICAL &&
      gtk_orientable_get_orientation (GTK_ORIENTABLE (layout)) == GTK_ORIENTATION_HORIZONTAL)
    for_size = width_of_only (ADW_WRAP_LAYOUT (layout), only, for_size);
  measure (layout, box, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
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
  measure = class->measure;
  class->measure = measure_as_allocated;
}
