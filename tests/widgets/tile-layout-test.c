/* Tiles: a wider box is never higher. GTK keeps what it has measured, and where two widths asked for the same
 * height takes that for every width between them. */
#include "press.h"
#include "widgets/text.h"
#include "widgets/tile-layout.h"

#define WIDEST 900

static GtkWidget *
tiles_new (const char *const *texts, int width, int most)
{
  GtkWidget *box = g_object_ref_sink (ts_tile_box_new (width, most, 4));

  for (guint i = 0; texts[i] != NULL; i++) {
    GtkWidget *text = ts_text_new (texts[i], NULL);

    gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD);
    gtk_box_append (GTK_BOX (box), text);
  }
  return box;
}

static int
measure (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* With one tile more beside each other each becomes narrower, and what is on it may take a line more. */
static void
test_height (gconstpointer data)
{
  static const char *const texts[] = { "Who",    "Food",          "Bonus Cards", "Racoon Cards of the Table",
                                       "Points", "How many more", NULL };
  int most = GPOINTER_TO_INT (data);
  int before = G_MAXINT;

  for (int width = 60; width < WIDEST; width++) {
    g_autoptr (GtkWidget) box = tiles_new (texts, 60, most); /* that has not measured anything yet */
    int height;

    if (width < measure (box, GTK_ORIENTATION_HORIZONTAL, -1))
      continue;
    height = measure (box, GTK_ORIENTATION_VERTICAL, width);
    g_assert_cmpint (height, <=, before);
    before = height;
  }
  g_assert_cmpint (before, <, G_MAXINT);
}

/* What is measured does not depend on what was before. */
static void
test_order (void)
{
  static const char *const texts[] = { "Who", "Food", "Bonus Cards", "Racoon Cards of the Table", NULL };
  g_autoptr (GtkWidget) box = tiles_new (texts, 60, 6);
  int least = measure (box, GTK_ORIENTATION_HORIZONTAL, -1);

  for (int width = WIDEST; width > least; width -= 7)
    measure (box, GTK_ORIENTATION_VERTICAL, width);
  for (int width = least; width < WIDEST; width++) {
    g_autoptr (GtkWidget) other = tiles_new (texts, 60, 6);

    g_assert_cmpint (measure (box, GTK_ORIENTATION_VERTICAL, width), ==,
                     measure (other, GTK_ORIENTATION_VERTICAL, width));
  }
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add_data_func ("/widgets/tile-layout/height/2", GINT_TO_POINTER (2), test_height);
  g_test_add_data_func ("/widgets/tile-layout/height/3", GINT_TO_POINTER (3), test_height);
  g_test_add_data_func ("/widgets/tile-layout/height/6", GINT_TO_POINTER (6), test_height);
  g_test_add_func ("/widgets/tile-layout/order", test_order);
  return g_test_run ();
}
