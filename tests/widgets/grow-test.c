/* What is drawn larger where there is much room. */
#include "press.h"
#include "widgets/bounds.h"
#include "widgets/grow.h"
#include "widgets/text.h"

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

/* Where what asks through the accessibility tree finds it in its window. */
static graphene_rect_t
told_place (GtkWidget *widget)
{
  graphene_rect_t place = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  for (GtkWidget *it = widget; it != NULL; it = gtk_widget_get_parent (it)) {
    int x, y, width, height;

    g_assert_true (gtk_accessible_get_bounds (GTK_ACCESSIBLE (it), &x, &y, &width, &height));
    graphene_rect_offset (&place, (float) x, (float) y);
    if (it == widget)
      place.size = GRAPHENE_SIZE_INIT ((float) width, (float) height);
  }
  return place;
}

/* A magnifier follows the focus to where it is drawn, and who taps by the tree taps what is there. */
static void
test_told (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = ts_row_new (12, gtk_entry_new (), gtk_button_new_with_label ("Go on"), NULL);
  GtkWidget *grow =
      g_object_new (TS_TYPE_GROW, "child", box, "enough-width", 300, "enough-height", 200, NULL);
  GtkWidget *last = gtk_widget_get_last_child (box);

  gtk_window_set_child (GTK_WINDOW (window), grow);
  gtk_window_set_default_size (GTK_WINDOW (window), 700, 500);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (last) == 0)
    g_main_context_iteration (NULL, TRUE);
  for (GtkWidget *it = last; it != NULL; it = gtk_widget_get_prev_sibling (it)) {
    graphene_rect_t told = told_place (it), drawn;

    g_assert_true (gtk_widget_compute_bounds (it, window, &drawn));
    g_assert_cmpfloat (drawn.size.width, >, 2 * gtk_widget_get_width (it));
    g_assert_true (lies_in (&drawn, &told, 0.01f));
    g_assert_true (lies_in (&told, &drawn, 1));
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  ts_bounds_as_drawn ();
  ts_bounds_as_drawn ();
  g_test_add_func ("/widgets/grow/as-it-is", test_as_it_is);
  g_test_add_func ("/widgets/grow/larger", test_larger);
  g_test_add_func ("/widgets/grow/enough", test_enough);
  g_test_add_func ("/widgets/grow/large-text", test_large_text);
  g_test_add_func ("/widgets/grow/told", test_told);
  return g_test_run ();
}
