/* What is drawn larger where there is much room. */
#include "press.h"
#include "widgets/grow.h"

#define ASKED 300 /* px that the child asks for, both ways */

static GtkWidget *
child_new (void)
{
  GtkWidget *child = adw_bin_new ();

  gtk_widget_set_size_request (child, ASKED, ASKED);
  return child;
}

static GtkWidget *
grow_new (void)
{
  return g_object_ref_sink (g_object_new (TS_TYPE_GROW, "child", child_new (), NULL));
}

/* How large the child is drawn, times its size. It takes all of the room, but for what no whole px is left.
 */
static float
scale_in (GtkWidget *grow, int width, int height)
{
  GtkWidget *child = gtk_widget_get_first_child (grow);
  graphene_rect_t bounds;
  int least;

  gtk_widget_measure (grow, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, ASKED);
  gtk_widget_allocate (grow, width, height, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (child, grow, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.size.width, (float) width, 4);
  g_assert_cmpfloat_with_epsilon (bounds.size.height, (float) height, 4);
  g_assert_cmpfloat (bounds.size.width, <=, width);
  g_assert_cmpfloat (bounds.size.height, <=, height);
  return bounds.size.width / (float) gtk_widget_get_width (child);
}

/* A phone, a laptop's window, and one that is large in one way only. */
static void
test_as_it_is (void)
{
  g_autoptr (GtkWidget) grow = grow_new ();

  g_assert_cmpfloat (scale_in (grow, 360, 480), ==, 1);
  g_assert_cmpfloat (scale_in (grow, 1000, 520), ==, 1);
  g_assert_cmpfloat (scale_in (grow, 1900, 500), ==, 1);
  g_assert_cmpfloat (scale_in (grow, 800, 1900), ==, 1);
}

/* Twice a laptop's room shows the same, twice as large; but nothing grows for ever. */
static void
test_larger (void)
{
  g_autoptr (GtkWidget) grow = grow_new ();

  g_assert_cmpfloat_with_epsilon (scale_in (grow, 2200, 1120), 2, 0.01);
  g_assert_cmpfloat_with_epsilon (scale_in (grow, 2200, 840), 1.5, 0.01);
  g_assert_cmpfloat_with_epsilon (scale_in (grow, 11000, 5600), 3, 0.01);
}

/* What needs more room than a board grows later. */
static void
test_enough (void)
{
  g_autoptr (GtkWidget) grow = g_object_ref_sink (
      g_object_new (TS_TYPE_GROW, "child", child_new (), "enough-width", 1200, "enough-height", 800, NULL));

  g_assert_cmpfloat (scale_in (grow, 1200, 700), ==, 1);
  g_assert_cmpfloat_with_epsilon (scale_in (grow, 2400, 1200), 1.5, 0.01);
  g_assert_cmpfloat_with_epsilon (scale_in (grow, 1800, 2400), 1.5, 0.01);
}

/* Large letters need the room themselves. */
static void
test_large_text (void)
{
  g_autoptr (GtkWidget) grow = grow_new ();
  GtkSettings *settings = gtk_widget_get_settings (grow);
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  g_assert_cmpfloat (scale_in (grow, 2200, 1120), ==, 1);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add_func ("/widgets/grow/as-it-is", test_as_it_is);
  g_test_add_func ("/widgets/grow/larger", test_larger);
  g_test_add_func ("/widgets/grow/enough", test_enough);
  g_test_add_func ("/widgets/grow/large-text", test_large_text);
  return g_test_run ();
}
