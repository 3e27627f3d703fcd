/* What is drawn smaller where there is no room, and no smaller where there is. */
#include "press.h"
#include "widgets/shrink.h"

static GtkWidget *
child_of (GtkWidget *shrink)
{
  return gtk_widget_get_first_child (shrink);
}

static int
least_of (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* How wide its child is drawn in so much room. */
static int
drawn_in (GtkWidget *shrink, int width)
{
  graphene_rect_t bounds;
  int height;

  gtk_widget_measure (shrink, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (shrink, width, height, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (child_of (shrink), shrink, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height);
  return (int) (bounds.size.width + 0.5f);
}

static void
test_room (void)
{
  g_autoptr (GtkWidget) shrink = g_object_ref_sink (ts_shrink_new_text ("Supermarket", NULL));
  int whole = least_of (child_of (shrink));

  g_assert_cmpint (least_of (shrink), <, whole / 2);
  g_assert_cmpint (drawn_in (shrink, whole + 30), ==, whole + 30);
  g_assert_cmpint (drawn_in (shrink, whole), ==, whole);
  g_assert_cmpint (drawn_in (shrink, whole - 10), ==, whole - 10);
  g_assert_cmpint (gtk_widget_get_width (child_of (shrink)), ==, whole);
}

/* Words go onto lines of their own before anything becomes smaller. */
static void
test_lines (void)
{
  g_autoptr (GtkWidget) shrink =
      g_object_ref_sink (ts_shrink_new_text ("Wooden Washing Machine", "slot-name"));
  int word = least_of (child_of (shrink));
  int high, low;

  g_assert_true (gtk_widget_has_css_class (child_of (shrink), "slot-name"));
  gtk_widget_measure (shrink, GTK_ORIENTATION_VERTICAL, word, &high, NULL, NULL, NULL);
  gtk_widget_measure (shrink, GTK_ORIENTATION_VERTICAL, 4 * word, &low, NULL, NULL, NULL);
  g_assert_cmpint (high, >=, 2 * low);
  g_assert_cmpint (drawn_in (shrink, word), ==, word);
  ts_shrink_set_text (TS_SHRINK (shrink), "Bo");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (child_of (shrink))), ==, "Bo");
}

/* An amount stays in one line, however little room there is. */
static void
test_amount (void)
{
  g_autoptr (GtkWidget) shrink = g_object_ref_sink (ts_shrink_new_amount ("12 Victory Points", "money"));
  int whole = least_of (child_of (shrink)), high, low;

  g_assert_true (gtk_widget_has_css_class (child_of (shrink), "money"));
  gtk_widget_measure (shrink, GTK_ORIENTATION_VERTICAL, whole / 2, &high, NULL, NULL, NULL);
  gtk_widget_measure (shrink, GTK_ORIENTATION_VERTICAL, 2 * whole, &low, NULL, NULL, NULL);
  g_assert_cmpint (high, ==, low);
  g_assert_cmpint (drawn_in (shrink, whole / 2), <=, whole / 2);
}

static void
check_line (const char *text)
{
  g_autoptr (GtkWidget) shrink = g_object_ref_sink (ts_shrink_new_line (text, "mall-name"));
  int whole = least_of (child_of (shrink)), high, low;

  g_assert_true (gtk_widget_has_css_class (child_of (shrink), "mall-name"));
  gtk_widget_measure (shrink, GTK_ORIENTATION_VERTICAL, whole / 2, &high, NULL, NULL, NULL);
  gtk_widget_measure (shrink, GTK_ORIENTATION_VERTICAL, 2 * whole, &low, NULL, NULL, NULL);
  g_assert_cmpint (high, ==, low);
  g_assert_cmpint (drawn_in (shrink, whole / 2), <=, whole / 2);
}

/* A name does, too, where it is of several words, or its script has none. */
static void
test_line (void)
{
  check_line ("Fast Food");
  check_line ("ファストフード");
}

/* A screen reader finds what is inside: GTK leaves out what has the role “none” together with all it holds.
 */
static void
test_heard (void)
{
  g_autoptr (GtkWidget) shrink = g_object_ref_sink (ts_shrink_new (gtk_button_new_with_label ("Ledger")));

  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (shrink)), ==,
                   GTK_ACCESSIBLE_ROLE_GENERIC);
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add_func ("/widgets/shrink/room", test_room);
  g_test_add_func ("/widgets/shrink/lines", test_lines);
  g_test_add_func ("/widgets/shrink/amount", test_amount);
  g_test_add_func ("/widgets/shrink/line", test_line);
  g_test_add_func ("/widgets/shrink/heard", test_heard);
  return g_test_run ();
}
