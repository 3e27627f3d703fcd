/* What is drawn smaller until it fits into a height, and no smaller where it does; or larger, if it may be.
 */
#include "press.h"
#include "widgets/fit.h"
#include "widgets/text.h"

#define LEAST 0.5f
#define WIDTH 200

static int
height_of (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, WIDTH, &height, NULL, NULL, NULL);
  return height;
}

/* How large the child is drawn, times its size. */
static float
scale_in (GtkWidget *fit, int height)
{
  GtkWidget *child = gtk_widget_get_first_child (fit);
  graphene_rect_t bounds;

  gtk_widget_allocate (fit, WIDTH, height, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (child, fit, &bounds));
  g_assert_cmpfloat (bounds.size.width, <=, WIDTH);
  g_assert_cmpfloat (bounds.size.height, <=, height);
  return bounds.size.height / (float) gtk_widget_get_height (child);
}

static GtkWidget *
fit_new (const char *text, float liked)
{
  return g_object_ref_sink (ts_fit_new (ts_text_new (text, NULL), LEAST, liked));
}

static void
test_room (void)
{
  g_autoptr (GtkWidget) fit =
      fit_new ("Wilhelmina-Theodora stellt eine Kiste hin, oder legt eine Planke", LEAST);
  int whole = height_of (gtk_widget_get_first_child (fit)), least = height_of (fit);

  g_assert_cmpint (least, <, whole);
  g_assert_cmpfloat_with_epsilon (scale_in (fit, whole), 1, 0.01);
  g_assert_cmpfloat_with_epsilon (scale_in (fit, 2 * whole), 1, 0.01);
  g_assert_cmpfloat (scale_in (fit, whole - 2), <, 1);
  g_assert_cmpfloat (scale_in (fit, least), >=, LEAST - 0.02f);
}

/* What asks for less than it gets is as high as what asks for more, which is why it is there. */
static void
test_short (void)
{
  g_autoptr (GtkWidget) fit = fit_new ("Bo", LEAST);

  g_assert_cmpint (height_of (fit), <, height_of (gtk_widget_get_first_child (fit)));
  g_assert_cmpfloat_with_epsilon (scale_in (fit, 60), 1, 0.01);
}

/* What has room of its own is only as small as it has to be. */
static void
test_liked (void)
{
  g_autoptr (GtkWidget) fit = fit_new ("Wilhelmina-Theodora stellt eine Kiste hin, oder legt eine Planke", 1);
  int least, liked;

  gtk_widget_measure (fit, GTK_ORIENTATION_VERTICAL, WIDTH, &least, &liked, NULL, NULL);
  g_assert_cmpint (liked, ==, height_of (gtk_widget_get_first_child (fit)));
  g_assert_cmpint (least, <, liked);
  g_assert_cmpfloat (scale_in (fit, least), >=, LEAST - 0.02f);
}

/* As large as there is room for, in width and in height, and no larger than it may be. */
static void
test_most (void)
{
  GtkWidget *child = adw_bin_new ();
  g_autoptr (GtkWidget) fit = g_object_ref_sink (ts_fit_new (child, LEAST, 1));

  gtk_widget_set_size_request (child, WIDTH / 2, 40);
  g_assert_cmpfloat_with_epsilon (scale_in (fit, 200), 1, 0.01);
  ts_fit_set_most (fit, 3);
  g_assert_cmpfloat_with_epsilon (scale_in (fit, 200), 2, 0.06);
  g_assert_cmpfloat_with_epsilon (scale_in (fit, 60), 1.5, 0.06);
  g_assert_cmpfloat_with_epsilon (scale_in (fit, 24), 0.6, 0.06);
  gtk_widget_set_size_request (child, 20, 20);
  g_assert_cmpfloat_with_epsilon (scale_in (fit, 200), 3, 0.01);
}

static GtkSizeRequestMode
get_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_steep (GtkWidget *widget G_GNUC_UNUSED,
               GtkOrientation orientation,
               int for_size,
               int *minimum,
               int *natural,
               int *minimum_baseline G_GNUC_UNUSED,
               int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH / 4 : for_size * for_size / WIDTH;
}

static void
allocate_nothing (GtkWidget *widget G_GNUC_UNUSED,
                  int width G_GNUC_UNUSED,
                  int height G_GNUC_UNUSED,
                  int baseline G_GNUC_UNUSED)
{
}

/* What is higher drawn smaller, as it is wider then: it needs no more than it would like. */
static void
test_steep (void)
{
  GtkWidget *child = adw_bin_new ();
  g_autoptr (GtkWidget) fit = g_object_ref_sink (ts_fit_new (child, LEAST, 1));
  int least, liked;

  gtk_widget_set_layout_manager (child, gtk_custom_layout_new (get_mode, measure_steep, allocate_nothing));
  gtk_widget_measure (fit, GTK_ORIENTATION_VERTICAL, WIDTH, &least, &liked, NULL, NULL);
  g_assert_cmpint (liked, ==, WIDTH);
  g_assert_cmpint (least, ==, liked);
  g_assert_cmpfloat_with_epsilon (scale_in (fit, least), 1, 0.01);
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add_func ("/widgets/fit/room", test_room);
  g_test_add_func ("/widgets/fit/short", test_short);
  g_test_add_func ("/widgets/fit/liked", test_liked);
  g_test_add_func ("/widgets/fit/most", test_most);
  g_test_add_func ("/widgets/fit/steep", test_steep);
  return g_test_run ();
}
